import type { Facts } from "../facts";
import type { Kind } from "../illustrations";
import type { Look } from "../look";
import { boxView } from "./box";
import { detailView } from "./detail";
import { dimensionsView } from "./dimensions";
import { frontView } from "./front";
import { packageView } from "./package";

type View = (kind: Kind, look: Look, facts: Facts) => string;

/** The views of a product in the order of its gallery. */
const views: readonly View[] = [frontView, detailView, dimensionsView, boxView, packageView];

/** The numbers of the views that only some products have. */
export const viewNumbers = { front: 0, detail: 1, dimensions: 2, box: 3, package: 4 } as const;

/** One view of a product on a 400 × 400 sheet; null if there is no view of that number. */
export function drawView(view: number, kind: Kind, look: Look, facts: Facts): string | null {
  return views[view]?.(kind, look, facts) ?? null;
}
