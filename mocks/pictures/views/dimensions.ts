import type { Facts } from "../facts";
import { drawingOf, type Kind } from "../illustrations";
import type { Look } from "../look";
import { ink, place, word } from "../sheet";

const scale = 0.68;
const offset = { x: 84, y: 30 } as const;
const arrow = { end: "l-9 -3v6Z", start: "l9 -3v6Z", top: "l-3 9h6Z", bottom: "l-3 -9h6Z" } as const;

function lines(d: string, heads: string): string {
  return `<g stroke="${ink}" stroke-width="1.3" fill="none"><path d="${d}"/><path d="${heads}" fill="${ink}" stroke="none"/></g>`;
}

function across(from: number, to: number, text: string): string {
  const [left, right, y] = [offset.x + from * scale, offset.x + to * scale, 352];
  const aids = `M${left} ${offset.y + 200 * scale}V${y + 8}M${right} ${offset.y + 200 * scale}V${y + 8}`;
  return (
    lines(`M${left} ${y}H${right}${aids}`, `M${left} ${y}${arrow.start}M${right} ${y}${arrow.end}`) +
    word(text, (left + right) / 2, y + 24, 22)
  );
}

function along(from: number, to: number, text: string): string {
  const [top, bottom, x] = [offset.y + from * scale, offset.y + to * scale, 62];
  const aids = `M${x - 8} ${top}H${offset.x + 200 * scale}M${x - 8} ${bottom}H${offset.x + 200 * scale}`;
  const figure = word(text, 0, 0, 22);
  return (
    lines(`M${x} ${top}V${bottom}${aids}`, `M${x} ${top}${arrow.top}M${x} ${bottom}${arrow.bottom}`) +
    `<g transform="translate(${x - 22} ${(top + bottom) / 2}) rotate(-90)">${figure}</g>`
  );
}

/** The product upright and in fine lines, with its sizes in mm. */
export function dimensionsView(kind: Kind, look: Look, { width, height }: Facts): string {
  const { turn, width: x, height: y } = drawingOf(kind);
  const aids = [
    x && width !== undefined ? across(x.from, x.to, `${x.round ? "⌀" : ""}${width}`) : "",
    y && height !== undefined ? along(y.from, y.to, String(height)) : "",
  ];
  return aids.join("") + place(kind, look, { ...offset, scale, turn, detail: 2, bare: turn !== 0 }, "a");
}
