import { box, round } from "./paths";
import { lineColor } from "./pen";
import type { Pen } from "./pen";

/** Stroke colours that do not follow the product: a laser beam, a display's segments, reflective tape, laces. */
export const laserRed = "#e2382b";
export const displayInk = "#20272b";
export const reflective = "#e6ebec";
export const laceColor = "#f2f4f3";

/** A battery pack with its charge lamps, `w` × `h` from the given corner. */
export function pack(pen: Pen, x: number, y: number, w: number, h: number): string {
  return (
    pen.part(
      `M${x + 12} ${y}H${x + w - 12}L${x + w} ${y + 14}V${y + h - 10}Q${x + w} ${y + h} ${x + w - 10} ${y + h}H${x + 10}Q${x} ${y + h} ${x} ${y + h - 10}V${y + 14}Z`,
      pen.rubber,
      `M${x} ${y + h * 0.62}H${x + w}V${y + h}H${x}Z`,
      "",
    ) +
    pen.flat(box(x + 14, y + 22, w - 62, 14, 3), pen.accent) +
    pen.from(
      1,
      [0, 1, 2].map((i) => pen.flat(round(x + w - 34 + i * 10, y + 29, 3), i < 2 ? "#e8ecec" : "#7b848a")).join(""),
    )
  );
}

/** An outlined cable or bar along the path `d`. */
export function cable(pen: Pen, d: string, width: number, color: string): string {
  return pen.line(d, 0, (width + pen.width) / pen.width) + pen.line(d, 0, (width - pen.width) / pen.width, color);
}

function strip(d: string, color: string, opacity: number, width: number, shift: number): string {
  const move = shift.toFixed(1);
  return `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${width.toFixed(1)}" transform="translate(${move} ${move})"/>`;
}

/** A bent tube, hose or cord of a width along the path `d`; `gloss` 0 leaves out its shade and light. */
export function hose(pen: Pen, d: string, width: number, fill: string, gloss = 1): string {
  const outline = (color: string, w: number) => `<path d="${d}" stroke="${color}" stroke-width="${w.toFixed(1)}"/>`;
  const shine =
    gloss && pen.detail > 0
      ? strip(d, "#0b1013", 0.16, width * 0.26, width * 0.16) + strip(d, "#fff", 0.34, width * 0.16, width * -0.15)
      : "";
  return `<g fill="none">${outline(lineColor, width + pen.width)}${outline(fill, width - pen.width)}${shine}</g>`;
}

/** A tube with the given line cap along the path `d`; `k` is the outline's share of the line width. */
export function pipe(pen: Pen, d: string, width: number, color: string, cap = "butt", k = 1): string {
  const stroke = (colour: string, w: number) => `<path d="${d}" stroke="${colour}" stroke-width="${w.toFixed(2)}"/>`;
  return `<g fill="none" stroke-linecap="${cap}">${stroke(lineColor, width + pen.width * k)}${stroke(color, width - pen.width * k)}</g>`;
}

/** A highlight along the path `d`. */
export function gloss(d: string, width: number, opacity = 0.34): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/>`;
}

/** A band of webbing along the path `d`, stitched in large views; `seam` is the stitches' colour. */
export function band(pen: Pen, d: string, width: number, color: string, seam = "#8d979c"): string {
  const stitches =
    seam && pen.detail > 1
      ? `<path d="${d}" fill="none" stroke="${seam}" stroke-width="1.4" stroke-dasharray="6 5" stroke-linecap="butt"/>`
      : "";
  return `<g fill="none" stroke-linecap="butt"><path d="${d}" stroke="${lineColor}" stroke-width="${width + pen.width}"/><path d="${d}" stroke="${color}" stroke-width="${width - pen.width}"/></g>${stitches}`;
}

/** Parts and their mirror image in the sheet's vertical axis. */
export function mirror(pen: Pen, parts: string): string {
  return parts + pen.group("matrix(-1 0 0 1 400 0)", parts);
}

/** Scaled parts that keep the picture's line width. */
export function fit(pen: Pen, transform: string, scale: number, parts: string): string {
  return `<g transform="${transform} scale(${scale})" stroke-width="${(pen.width / scale).toFixed(2)}">${parts}</g>`;
}

/** A wood screw with its head at the origin and its tip at (0, length). */
export function woodScrew(pen: Pen, length: number, k = 1): string {
  let thread = "";
  for (let y = 34 * k; y < length - 16 * k; y += 11 * k * (pen.detail ? 1 : 1.6))
    thread += `M${-10 * k} ${y + 4 * k}L${10 * k} ${y - 4 * k}`;
  return (
    pen.part(
      `M${-21 * k} 0Q0 ${-9 * k} ${21 * k} 0L${8 * k} ${20 * k}V${length - 22 * k}L0 ${length}L${-8 * k} ${length - 22 * k}V${20 * k}Z`,
      pen.metalLight,
      `M${2 * k} ${-9 * k}h30v${length + 20}h-30Z`,
    ) + pen.line(thread, 0, 0.75)
  );
}
