import type { Facts } from "../facts";
import type { Kind } from "../illustrations";
import type { Look } from "../look";
import { boxView } from "./box";
import { detailView } from "./detail";
import { dimensionsView } from "./dimensions";
import { backView, frontView } from "./front";
import { packageView } from "./package";

type View = (kind: Kind, look: Look, facts: Facts) => string;

/** The views of a product by their numbers. Only some products have the later ones. */
const views: readonly View[] = [frontView, detailView, dimensionsView, boxView, packageView, backView];

/** One view of a product on a 400 × 400 sheet; null if the product has no view of that number. */
export function drawView(view: number, kind: Kind, look: Look, facts: Facts): string | null {
  return views[view]?.(kind, look, facts) || null;
}
