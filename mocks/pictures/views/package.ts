import { shiftColor } from "../color";
import type { Facts } from "../facts";
import { lineColor, type Kind } from "../illustrations";
import type { Look } from "../look";
import { place } from "../sheet";
import { tag } from "./tag";

const board = "#d8b48a";

/** The closed carton as it is sold, with the product printed on its front. */
export function packageView(kind: Kind, look: Look, facts: Facts): string {
  const side = shiftColor(look.body, 0, -0.09);
  const face = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  const carton =
    face("M40 128L96 70H368L312 128Z", board) +
    face("M312 128L368 70V292L312 350Z", "#b98a57") +
    face("M40 128H312V350H40Z", "#e6cba6") +
    face("M40 128H312V158H40Z", look.body) +
    face("M312 128L368 70V100L312 158Z", side) +
    face("M160 128L216 70H248L192 128V158H160Z", "#f2e6d2");
  const print = `<path d="M56 172H296V336H56Z" fill="#fff" stroke="#8d979c" stroke-width="1.4"/>`;
  const marks = `<path d="M328 226v40m-6 -34l6 -8l6 4M346 208v40m-6 -34l6 -8l6 4" fill="none" stroke="${lineColor}" stroke-width="2"/>`;
  return (
    `<g stroke="${lineColor}" stroke-width="3" stroke-linejoin="round">${carton}</g>${print}${marks}` +
    place(kind, look, { x: 96, y: 174, scale: 0.4 }, "a") +
    (facts.pieces > 1 ? tag(`×${facts.pieces}`, 60, 282) : "")
  );
}
