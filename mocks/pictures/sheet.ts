import strokes from "./figures.json" with { type: "json" };
import { drawPiece, type Detail, type Kind } from "./illustrations";
import type { Look } from "./look";

/** The side of a drawing's sheet, in units of its coordinates. */
export const sheet = 400;

/** The colour of dimensions, lenses and figures. */
export const ink = "#3b474d";

export type Placement = { x: number; y: number; scale: number; turn?: number; detail?: Detail; bare?: boolean };

/** A drawing at a place of a scene. The id must be unique within the scene. */
export function place(kind: Kind, look: Look, at: Placement, id: string): string {
  const { body, accent, parts, count, form } = look;
  const detail = at.detail ?? 1;
  const piece = drawPiece(kind, { body, accent, parts: detail === 2 ? 2 : parts, count, form, detail, id }, at.bare);
  const turn = at.turn ? ` rotate(${at.turn} 200 200)` : "";
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.scale})${turn}">${piece}</g>`;
}

/** Position that keeps the scaled drawing centred on the sheet. */
export function centered(scale: number): Pick<Placement, "x" | "y" | "scale"> {
  return { x: (sheet * (1 - scale)) / 2, y: (sheet * (1 - scale)) / 2, scale };
}

/** A scene without a ground, three pixels for each unit. */
export function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}">${inner}</svg>`;
}

/** Figures as strokes on a 4 × 6 grid, so that dimensions look the same on a machine without fonts. */
const figures = new Map(Object.entries(strokes));

/** The width of a word in grid units, where a figure is 6 high. */
const wordWidth = (word: string): number => word.length * 5.4 - 1.4;

/** SVG fragments that spell a word from the origin. Each figure is 4 wide and 6 high, with gaps of 1.4. */
function spell(word: string): string {
  return [...word]
    .map((figure, index) => `<path d="${figures.get(figure) ?? ""}" transform="translate(${index * 5.4} 0)"/>`)
    .join("");
}

/** A word of drawn figures, `height` high and centred on a point. */
export function word(text: string, x: number, y: number, height: number): string {
  const scale = height / 6;
  const left = x - (wordWidth(text) * scale) / 2;
  return `<g transform="translate(${left.toFixed(1)} ${(y - height / 2).toFixed(1)}) scale(${scale.toFixed(3)})" fill="none" stroke="${ink}" stroke-width=".8" stroke-linejoin="round" stroke-linecap="round">${spell(text)}</g>`;
}

/** A framed figure such as ×10, with its corner at a point. */
export function tag(text: string, x: number, y: number): string {
  const width = wordWidth(text) * 4 + 28;
  return `<rect x="${x}" y="${y}" width="${width}" height="48" rx="6" fill="#fff" stroke="${ink}" stroke-width="2"/>${word(text, x + width / 2, y + 24, 24)}`;
}
