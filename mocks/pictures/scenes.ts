import { drawPiece } from "./illustrations";
import type { Kind } from "./kind";
import type { Look } from "./look";
import { lookOf } from "./look";
import type { Detail } from "./pen";

const sheet = 400;

type Placement = { x: number; y: number; scale: number; flip?: boolean; turn?: number; detail?: Detail };

function place(kind: Kind, look: Look, at: Placement, id: string): string {
  const { body, accent, parts } = look;
  const detail = at.detail ?? 1;
  const piece = drawPiece(kind, { body, accent, parts: detail === 2 ? 2 : parts, detail, id });
  const flip = at.flip ? " translate(400 0) scale(-1 1)" : "";
  const turn = at.turn ? ` rotate(${at.turn} 200 200)` : "";
  return `<g transform="translate(${at.x} ${at.y}) scale(${at.scale})${turn}${flip}">${piece}</g>`;
}

/** Position that keeps the scaled drawing centred on the sheet. */
function centered(scale: number): Pick<Placement, "x" | "y" | "scale"> {
  return { x: (sheet * (1 - scale)) / 2, y: (sheet * (1 - scale)) / 2, scale };
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 3}" height="${height * 3}"><rect width="${width}" height="${height}" fill="#fff"/>${inner}</svg>`;
}

function withCase(kind: Kind, look: Look): string {
  const other: Kind = kind === "toolbox" ? "screwdrivers" : "toolbox";
  return place(other, look, { x: 166, y: 4, scale: 0.56 }, "a") + place(kind, look, { x: 6, y: 116, scale: 0.7 }, "b");
}

/** One of the five views of a product: whole, mirrored, close-up, beside a case, with axis lines. 1200 × 1200. */
export function productScene(kind: Kind, number: number, view: number): string {
  const look = lookOf(number);
  const views = [
    () => place(kind, look, centered(look.scale), "a"),
    () => place(kind, look, { ...centered(look.scale), flip: true }, "a"),
    () => place(kind, look, { x: -150, y: -110, scale: 1.7, turn: -6, detail: 2 }, "a"),
    () => withCase(kind, look),
    () => place(kind, look, { ...centered(look.scale + 0.05), detail: 2 }, "a"),
  ];
  return svg(sheet, sheet, (views[view] ?? views[0])?.() ?? "");
}

/** A section's tile: the drawing alone, filling the sheet because tiles are small. 1200 × 1200. */
export function sectionScene(kind: Kind, number: number): string {
  return svg(sheet, sheet, place(kind, lookOf(number * 10), centered(0.94), "a"));
}

/** One large drawing in front of up to two smaller ones, for slides and promotions. 1200 × 1200. */
export function posterScene(kinds: readonly Kind[], number: number): string {
  const [first, second, third] = kinds;
  const behind = [
    second ? place(second, lookOf(number * 10 + 1000), { x: 222, y: 14, scale: 0.4 }, "b") : "",
    third ? place(third, lookOf(number * 10 + 2000), { x: 250, y: 240, scale: 0.36 }, "c") : "",
  ];
  const scale = second ? 0.72 : 0.94;
  const front = second ? { x: 6, y: 92, scale } : { ...centered(scale), detail: 2 as const };
  return svg(sheet, sheet, behind.join("") + (first ? place(first, lookOf(number * 10), front, "a") : ""));
}

/** Up to three drawings in a row, for news. 1200 × 600. */
export function rowScene(kinds: readonly Kind[], number: number): string {
  const scale = kinds.length > 2 ? 0.31 : 0.42;
  const step = sheet / kinds.length;
  const pieces = kinds.map((kind, index) => {
    const x = step * index + (step - sheet * scale) / 2;
    const y = (sheet / 2 - sheet * scale) / 2;
    return place(kind, lookOf((number + index * 37) * 10), { x, y, scale }, `p${index}`);
  });
  return svg(sheet, sheet / 2, pieces.join(""));
}
