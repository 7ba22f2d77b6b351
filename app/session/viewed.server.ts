import { listViewed } from "~/api/catalog.server";
import type { Card } from "~/api/schemas/common";

import type { Visit } from "./visit.server";

/** What the visitor looked at before: a way on from a page that has nothing to show. Null where it cannot be had. */
export async function viewedBefore({ caller, knownUid }: Visit): Promise<Card[] | null> {
  return knownUid ? (await listViewed(caller, knownUid)).data : [];
}
