import type { Facts } from "./facts";
import { drawingOf, type Kind } from "./illustrations";
import { lookOf, type Look } from "./look";
import { centered, place, sheet, svg } from "./sheet";
import { detailView } from "./views/detail";
import { dimensionsView } from "./views/dimensions";
import { packageView } from "./views/package";
import { backView, boxView, frontView } from "./views/product";

/** One view of a product, 1200 × 1200; null if there is no view of that number. */
export function productScene(kind: Kind, number: number, view: number, facts: Facts): string | null {
  const look = lookOf(number);
  const count = facts.count ?? (drawingOf(kind).isPack && facts.pieces > 1 ? facts.pieces : undefined);
  const drawn = drawView(view, kind, { ...look, body: facts.color ?? look.body, count, form: facts.form }, facts);
  return drawn === null ? null : svg(sheet, sheet, drawn);
}

/** A section's tile: the drawing alone, filling the sheet because tiles are small. 1200 × 1200. */
export const sectionScene = (kind: Kind, number: number): string =>
  svg(sheet, sheet, place(kind, lookOf(number * 10), centered(0.94), "a"));

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

type View = (kind: Kind, look: Look, facts: Facts) => string;

/** The views of a product by their numbers. Only some products have the later ones. */
const views: readonly View[] = [frontView, detailView, dimensionsView, boxView, packageView, backView];

/** One view of a product on a 400 × 400 sheet; null if the product has no view of that number. */
const drawView = (view: number, kind: Kind, look: Look, facts: Facts): string | null =>
  views[view]?.(kind, look, facts) || null;
