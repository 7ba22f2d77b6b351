import { vi } from "vitest";

import type { Page } from "./page";
import type { Shopper } from "./shopper";

/** Whether the API did not return the page, or a part of it. */
const lacks = ({ status, all }: Page) => status === 503 || all("[data-failed-part]").length > 0;

/**
 * Opens a page in full. A busy machine may delay responses of the API until the shop pauses its calls, so the page is
 * opened again for up to 20 s; then it is returned as it is.
 */
export async function openWhole(shopper: Shopper, path: string): Promise<Page> {
  let page = await shopper.open(path);
  const reopen = async () => {
    if (lacks(page)) page = await shopper.open(path);
    return !lacks(page);
  };
  await vi.waitUntil(reopen, { timeout: 20_000, interval: 500 }).catch(() => null);
  return page;
}
