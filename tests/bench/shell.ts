import { freePort } from "../fixtures/shop";
import { startHeldApi } from "../http/support/held-api";
import { benchPages, pathOf } from "./pages";
import { ask, percentile } from "./rounds";
import { startShop, type Running } from "./servers";
import { makeVisitor } from "./visitor";

const times = 21;

/** How long a page takes, in ms, where nothing that stands beside its main thing is ever answered. */
export type Shell = { page: string; p50: number; longest: number };

/** Opens each page again and again, one at a time, with its calls for side blocks held; none of them is given up for good. */
export async function measureShells(api: Running): Promise<Shell[]> {
  const held = await startHeldApi(api.url);
  const shop = await startShop(held.url, await freePort(), { API_BREAKER: "0" });
  const shells: Shell[] = [];
  // The basket's main thing is what other pages count.
  for (const page of benchPages.filter((name) => name !== "basket")) {
    const { cookie } = await makeVisitor(shop, api);
    const { url } = await fetch(shop.url + pathOf[page], { headers: { Cookie: cookie } });
    held.hold();
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { status, ms } = await ask(url, { Cookie: cookie });
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      took.push(ms);
    }
    held.letGo();
    took.sort((a, b) => a - b);
    shells.push({ page, p50: percentile(took, 0.5), longest: percentile(took, 1) });
  }
  await shop.stop();
  held.stop();
  return shells;
}
