import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { localePath, type Locale } from "~/i18n/config";
import { paths } from "~/paths";

import { placeGuestOrder } from "../fixtures/placed-order";
import { startSlowApi } from "../fixtures/slow-api";
import { createApi } from "./support/api";
import { createShopperWithProducts } from "./support/guests";
import { inParallel } from "./support/in-parallel";
import { createNewCustomer } from "./support/new-customer";
import { openWhole } from "./support/open-whole";
import { textOf, type Page } from "./support/page";
import { listPages } from "./support/pages";
import { startShopWithLog } from "./support/shop-with-log";
import { createShopper } from "./support/shopper";

/** The number of pages that are opened in parallel. */
const parallelPages = 8;

const api = createApi();
/** Each page in one language, in turns: waiting for a call is the same in both. */
const inTurns = <P extends object>(list: P[]) => list.map((page, place) => ({ locale: languageAt(place), ...page }));
const languageAt = (place: number): Locale => (place % 2 === 0 ? "ru" : "en");
const pages = inTurns(await listPages(api));

/** The pages of the personal area, for a customer with one order. */
const ownPages: [name: string, path: (order: number) => string][] = [
  ["personal area", () => paths.personal()],
  ["account", () => paths.personalAccount()],
  ["new address", () => paths.personalAddress("new")],
  ["new company", () => paths.personalCompany("new")],
  ["history", () => paths.personalHistory()],
  ["order", paths.personalOrder],
  ["cancellation form", (order) => paths.orderRequest(order, "cancel")],
  ["customer's favourites", () => paths.personalFavorites()],
  ["returns", () => paths.personalReturns()],
  ["signing out", () => paths.signOut()],
];
const customerPages = inTurns(ownPages.map(([name, path]) => ({ name, path })));

let slow: Awaited<ReturnType<typeof startSlowApi>>;
let shop: Awaited<ReturnType<typeof startShopWithLog>>;

beforeAll(async () => {
  slow = await startSlowApi(inject("apiUrl"), { least: 100, most: 400 });
  shop = await startShopWithLog(slow.url, { LOG_LEVEL: "silent", SHOP_DIR: "mocks/demo" });
}, 60_000);
afterAll(async () => {
  await shop.stop();
  slow.stop();
});

/** The parts of a page to compare: status, headings, phones and counters, and the parts that did not load. */
function partsOf(page: Page) {
  return {
    status: page.status,
    headings: page.all("h1, h2").map(textOf),
    phones: page.all('a[href^="tel:"]').map(textOf),
    profile: page.all('a[href$="/personal"]').map(textOf),
    counters: page
      .all("header nav a, nav a")
      .map(textOf)
      .filter((text) => /, \d/.test(text)),
    failed: page.all("[data-failed-part]").map(textOf),
    ends: page.body.trimEnd().endsWith("</html>"),
    nul: page.body.includes("\0"),
  };
}

describe("with an API that takes 100 to 400 ms per call", () => {
  const seen = new Map<object, { fast: Page; late: Page }>();
  const look = async (page: object, path: string, cookies: Record<string, string>) => {
    // The first visit may change what later ones show, such as the viewed products.
    await createShopper({ cookies }).open(path);
    const fast = await openWhole(createShopper({ cookies }), path);
    seen.set(page, { fast, late: await openWhole(createShopper({ shop: shop.url, cookies }), path) });
  };

  beforeAll(async () => {
    const shopperWithProducts = await createShopperWithProducts(api);
    await inParallel(parallelPages, pages, async (page) => {
      const known = page.needsProducts
        ? shopperWithProducts
        : await createShopperWithProducts(api, { locale: page.locale });
      await look(page, localePath(page.locale, page.path), Object.fromEntries(known.jar));
    });
    const { shopper, token } = await createNewCustomer();
    // One order for all pages, because an order takes stock that other tests need.
    const { order } = await placeGuestOrder(api.url, { token });
    await inParallel(parallelPages, customerPages, (page) =>
      look(page, localePath(page.locale, page.path(order.id)), Object.fromEntries(shopper.jar)),
    );
  }, 180_000);

  test.each([...pages, ...customerPages].map((page) => [page.locale, page.name, page] as const))(
    "%s, %s is complete",
    (_, __, page) => {
      const found = seen.get(page);
      if (!found) throw new Error("The page was not opened");
      expect(partsOf(found.late)).toEqual(partsOf(found.fast));
      expect(partsOf(found.late)).toMatchObject({ failed: [], ends: true, nul: false });
    },
  );
});
