import { landmarks } from "#mocks/testing/landmarks";

import { uidOf } from "../../fixtures/visitor";
import type { Running } from "../servers";

/** A visitor with twenty lines in the basket, who has viewed one product. */
export async function makeVisitor(shop: Running, api: Running): Promise<{ cookie: string; uid: string }> {
  const first = await fetch(`${shop.url}/product/${landmarks.inStock}`);
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const uid = uidOf(/uid=([^;]+)/.exec(cookie)?.[1] ?? "");
  const ids = Array.from({ length: 200 }, (_, index) => index + 1);
  let lines = 0;
  for (const id of ids) {
    if (lines === 20) break;
    const body = JSON.stringify({ uid, quantity: 1 });
    const headers = { "Content-Type": "application/json" };
    const added = await fetch(`${api.url}/api/app/basket/${id}/add`, { method: "POST", headers, body });
    if (added.ok) lines += 1;
  }
  return { cookie, uid };
}
