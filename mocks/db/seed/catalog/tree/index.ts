import type { Group, Leaf, Top } from "../types";
import { cleaning } from "./cleaning/index";
import { consumables } from "./consumables/index";
import { handTools } from "./hand-tools/index";
import { ladders } from "./ladders/index";
import { lightElectrics } from "./light-electrics/index";
import { measuring } from "./measuring/index";
import { painting } from "./painting/index";
import { pneumatics } from "./pneumatics/index";
import { powerTools } from "./power-tools/index";
import { storage } from "./storage/index";
import { tidyTop } from "./tidy";
import { welding } from "./welding/index";
import { workwear } from "./workwear/index";

/** The whole tree, in menu order. */
export const tops: readonly Top[] = [
  powerTools,
  handTools,
  measuring,
  welding,
  pneumatics,
  consumables,
  workwear,
  lightElectrics,
  ladders,
  painting,
  storage,
  cleaning,
].map(tidyTop);

/** A third-level section with its ancestors and the database ids of all three. */
export type Place = { leaf: Leaf; group: Group; top: Top; leafId: number; groupId: number; topId: number };

/** Section ids: 1 to 99 on the first level, from 101 on the second, from 10101 on the third. */
export const places: readonly Place[] = tops.flatMap((top, topIndex) =>
  top.groups.flatMap((group, groupIndex) =>
    group.leaves.map((leaf, leafIndex) => {
      const topId = topIndex + 1;
      const groupId = topId * 100 + groupIndex + 1;
      return { leaf, group, top, topId, groupId, leafId: groupId * 100 + leafIndex + 1 };
    }),
  ),
);

/** Whether a section's products have a warranty: all but those that wear out in use. */
export function hasWarranty({ leaf, group, top }: Place): boolean {
  return top.guaranteed && !(leaf.wears ?? group.wears ?? false);
}
