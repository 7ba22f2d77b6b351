import { drawPiece, type Detail, type Kind } from "./illustrations";
import type { Look } from "./look";

/** The side of a drawing's sheet, in units of its coordinates. */
export const sheet = 400;

export type Placement = { x: number; y: number; scale: number; turn?: number; detail?: Detail; bare?: boolean };

/** A drawing at a place of a scene. The id must be unique within the scene. */
export function place(kind: Kind, look: Look, at: Placement, id: string): string {
  const { body, accent, parts, count } = look;
  const detail = at.detail ?? 1;
  const piece = drawPiece(kind, { body, accent, parts: detail === 2 ? 2 : parts, count, detail, id }, at.bare);
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
