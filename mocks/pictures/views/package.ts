import type { Facts } from "../facts";
import { drawingOf, lineColor, type Kind } from "../illustrations";
import { shiftColor, type Look } from "../look";
import { place, tag } from "../sheet";

const board = "#d8b48a";

/** The closed package as it is sold: a carton with the product printed on it, or a clear bag with a card. */
export const packageView = (kind: Kind, look: Look, { pieces }: Facts): string =>
  drawingOf(kind).package === "bag" ? bag(kind, look, pieces) : carton(kind, look, { pieces, x: 0, y: 0, scale: 1 });

type Packed = { pieces: number; x: number; y: number; scale: number };

/** A closed carton with the product printed on its front, and how many pieces are in it. */
export function carton(kind: Kind, look: Look, { pieces, x, y, scale }: Packed): string {
  const side = shiftColor(look.body, 0, -0.09);
  const face = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const faces =
    face("M40 128L96 70H368L312 128Z", board) +
    face("M312 128L368 70V292L312 350Z", "#b98a57") +
    face("M40 128H312V350H40Z", "#e6cba6") +
    face("M40 128H312V158H40Z", look.body) +
    face("M312 128L368 70V100L312 158Z", side) +
    face("M160 128L216 70H248L192 128V158H160Z", "#f2e6d2");
  const print = `<path d="M56 172H296V336H56Z" fill="#fff" stroke="#8d979c" stroke-width="1.4"/>`;
  const marks = `<path d="M328 226v40m-6 -34l6 -8l6 4M346 208v40m-6 -34l6 -8l6 4" fill="none" stroke="${lineColor}" stroke-width="2"/>`;
  const inner =
    `<g stroke="${lineColor}" stroke-width="3" stroke-linejoin="round">${faces}</g>${print}${marks}` +
    place(kind, look, { x: 96, y: 174, scale: 0.4 }, "a") +
    (pieces > 1 ? tag(`×${pieces}`, 186, 282) : "");
  return scale === 1 ? inner : `<g transform="translate(${x} ${y}) scale(${scale})">${inner}</g>`;
}

/** A clear bag under a card with a hole to hang it by, and how many pieces are in it. */
function bag(kind: Kind, look: Look, pieces: number): string {
  const film = "M58 84H342V376Q342 388 330 388H70Q58 388 58 376Z";
  const card = "M52 12H348V92H52ZM172 28H228Q236 28 236 36T228 44H172Q164 44 164 36T172 28Z";
  const label = `<path d="M76 58H176V66H76ZM76 74H140V80H76Z" fill="#fff"/><path d="M292 56H326V80H292Z" fill="${look.accent}"/>`;
  const shine = `<path d="M76 110V300M90 110V180M324 200V366" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="7" stroke-linecap="round"/>`;
  return (
    `<path d="${film}" fill="#e9f1f4" stroke="${lineColor}" stroke-width="3"/>` +
    place(kind, look, { x: 64, y: 102, scale: 0.68 }, "a") +
    `<path d="${film}" fill="#dcebf2" fill-opacity=".28"/>${shine}` +
    `<path d="${card}" fill="${look.body}" fill-rule="evenodd" stroke="${lineColor}" stroke-width="3" stroke-linejoin="round"/>${label}` +
    (pieces > 1 ? tag(`×${pieces}`, 240, 330) : "")
  );
}
