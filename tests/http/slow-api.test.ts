import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";

import { startSlowApi } from "../fixtures/slow-api";
import { createApi } from "./support/api";
import { atOnce } from "./support/at-once";
import { createShopperWithThings } from "./support/guests";
import { startLoneShop } from "./support/lone-shop";
import { textOf, type Page } from "./support/page";
import { listPages } from "./support/pages";
import { createShopper, type Shopper } from "./support/shopper";

/** So many pages are asked for at a time. */
const few = 8;

const api = createApi();
const pages = (await listPages(api)).flatMap((page) => locales.map((locale) => ({ locale, ...page })));

let slow: Awaited<ReturnType<typeof startSlowApi>>;
let shop: Awaited<ReturnType<typeof startLoneShop>>;

beforeAll(async () => {
  slow = await startSlowApi(inject("apiUrl"), { least: 100, most: 400 });
  shop = await startLoneShop(slow.url, { LOG_LEVEL: "silent" });
}, 60_000);
afterAll(async () => {
  await shop.stop();
  slow.stop();
});

/** What each page shows beside its texts: its headings, phones and counters, and what did not load. */
function partsOf(page: Page) {
  return {
    status: page.status,
    headings: page.all("h1, h2").map(textOf),
    phones: page.all('a[href^="tel:"]').map(textOf),
    counters: page
      .all("header nav a, nav a")
      .map(textOf)
      .filter((text) => /, \d/.test(text)),
    failed: page.all("[data-failed-part]").map(textOf),
    ends: page.body.trimEnd().endsWith("</html>"),
    nul: page.body.includes("\0"),
  };
}

describe("on an API that takes 100 to 400 ms for a call", () => {
  const seen = new Map<object, { fast: Page; late: Page }>();

  beforeAll(async () => {
    const withThings = await createShopperWithThings(api);
    const open = async (shopper: Shopper, page: (typeof pages)[number]) =>
      shopper.open(localePath(page.locale, page.path));
    await atOnce(few, pages, async (page) => {
      const known = page.ofShopper ? withThings : await createShopperWithThings(api, { locale: page.locale });
      const cookies = Object.fromEntries(known.jar);
      // The first look may change what the others show, such as the viewed products.
      await open(createShopper({ cookies }), page);
      const fast = await open(createShopper({ cookies }), page);
      seen.set(page, { fast, late: await open(createShopper({ shop: shop.url, cookies }), page) });
    });
  }, 180_000);

  test.each(pages.map((page) => [page.locale, page.name, page] as const))("%s, %s lacks nothing", (_, __, page) => {
    const found = seen.get(page);
    if (!found) throw new Error("The page was not opened");
    expect(partsOf(found.late)).toEqual(partsOf(found.fast));
    expect(partsOf(found.late)).toMatchObject({ failed: [], ends: true, nul: false });
  });
});
