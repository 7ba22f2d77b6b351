import { describe, expect, test, vi } from "vitest";

import { localePath, locales, type Locale } from "~/i18n/config";
import { paths } from "~/paths";

import { withAddress } from "../fixtures/modified-api";
import { createApi } from "./support/api";
import { createDemoCustomer, demoNameOf } from "./support/demo-customer";
import { createShopperWithProducts } from "./support/guests";
import { useModifiedShop } from "./support/modified-shop";
import { toPage, type Page } from "./support/page";
import { listPages } from "./support/pages";
import { createShopper, type Shopper } from "./support/shopper";

/** Replaces every URL in the API's responses. */
let sentUrl = "";

const api = createApi();
const pages = await listPages(api);
const shopperWithProducts = await createShopperWithProducts(api);
const shop = useModifiedShop((answer) => withAddress(answer, sentUrl));

/** A shopper with products in the basket and favourites, whose language cookie already matches the page. */
const createReader = (locale: Locale) =>
  createShopper({
    shop: shop.url(),
    cookies: { ...Object.fromEntries(shopperWithProducts.jar), i18n_redirected: locale },
  });

/** Opens a page. A section redirects to its short URL first, because its ancestors have no valid links here. */
async function open(shopper: Shopper, path: string): Promise<Page> {
  const reply = await shopper.send(path);
  if (reply.status !== 301) return toPage(reply);
  expect(reply.location).toMatch(/^(\/en)?\/catalog\/[\w-]+(\?|$)/);
  return shopper.follow(reply);
}

/** The test of `readLink` covers all other hostile URLs. */
const hostile = ["javascript:location='//evil.example'", "//evil.example/x"];

/** The page that responds with 404 here, because its picture has no valid URL. */
const pageWithoutPicture = "product picture";

describe.each(hostile)("if the API sends %j as every URL", (address) => {
  describe.each(locales)("in %s", (locale) => {
    // Each page is tested with one of the two URLs in one language: reading them depends on neither.
    const turn = hostile.indexOf(address) * locales.length + locales.indexOf(locale);
    test.each(
      pages
        .filter((_, index) => index % (hostile.length * locales.length) === turn)
        .map(({ name, path }) => [name, path]),
    )("%s has no link to it", async (name, path) => {
      sentUrl = address;
      const page = await open(createReader(locale), localePath(locale, path));
      expect(page.status).toBe(name === pageWithoutPicture ? 404 : 200);
      expect(page.body).not.toContain("evil.example");
      expect(page.body).not.toContain("javascript:");
    });

    test("the personal area has no link to it", async () => {
      sentUrl = address;
      const { shopper } = await createDemoCustomer(api, demoNameOf(locale), locale, shop.url());
      for (const path of [paths.personal(), paths.personalHistory(), paths.personalFavorites()]) {
        const page = await shopper.open(localePath(locale, path));
        expect([path, page.status]).toEqual([path, 200]);
        expect(page.body).not.toContain("evil.example");
      }
    });

    test("a customer is redirected back to the order, with a message", async () => {
      sentUrl = address;
      const { shopper, find } = await createDemoCustomer(api, "anna", locale, shop.url());
      const { id } = await find(({ can }) => can.pay);
      const path = localePath(locale, paths.personalOrder(id));
      expect((await shopper.post(path, { intent: "pay" })).location).toBe(path);
    });

    test.each([
      paths.menu(),
      `${paths.suggestions()}?q=18`,
      paths.newsFeed(),
      paths.stocksFeed(),
      paths.sitemapIndex(),
      paths.sitemapPart("section", 1),
      `${paths.contacts()}.data`,
    ])("%s responds without it", async (path) => {
      sentUrl = address;
      const of = path.startsWith("/sitemap") ? path : localePath(locale, path);
      const { status, body } = await createReader(locale).send(of);
      expect(status).toBe(200);
      expect(body).not.toContain("evil.example");
    });
  });
});

describe.each(["https://partner.example/a?b=1", "tel:+74950007777", "mailto:shop@partner.example"])(
  "if the API sends %s as every URL",
  (address) => {
    test.each(locales)("pages in %s keep the link and mark it as external", async (locale) => {
      sentUrl = address;
      for (const path of [paths.home(), paths.contacts(), paths.catalog(), paths.sitemap(), paths.feedback()]) {
        // On a busy machine the header and footer data may be late: they are missing or come from the last response.
        const links = await vi.waitFor(
          async () => {
            const page = await createReader(locale).open(localePath(locale, path));
            expect(page.status).toBe(200);
            const found = page.all("a").filter((link) => /partner|4950007777/.test(link.getAttribute("href") ?? ""));
            expect(new Set(found.map((link) => link.getAttribute("href"))), path).toEqual(new Set([address]));
            return found;
          },
          { timeout: 15_000 },
        );
        for (const link of links)
          if (address.startsWith("https:")) expect(link.getAttribute("rel")).toContain("noopener");
      }
    });
  },
);
