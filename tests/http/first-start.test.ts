import { describe, expect, test } from "vitest";
import * as z from "zod";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { useModifiedShop } from "./support/modified-shop";
import { noticesOf, textOf } from "./support/page";
import { createShopper } from "./support/shopper";

/** The calls of `app/server/owner/own-api.md` that a first start needs. */
const required = /\/app\/((settings|catalog|basket)\/(menu|view|info|\d+\/\w+|clear)|catalog\/product\/[^/]+\/view)$/;

const settings = z.object({ data: z.looseObject({}) });

const shop = useModifiedShop((answer, path) => {
  // Such an API names no pages for the header and footer.
  if (path.endsWith("/settings/view")) return { data: { ...settings.parse(answer).data, links: [] } };
  return required.test(path) || path.endsWith("/profile/uid") ? answer : new Response("Not found", { status: 404 });
});

const api = createApi();
const section = await api.sectionLink(landmarkSections.typical);
const product = await api.product(landmarks.inStock);

describe.each(locales)("on an API that has only the calls for a first start, in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("the home page shows the sections of the catalogue under the shop's name", async () => {
    const page = await createShopper({ shop: shop.url() }).open(at(paths.home()));
    expect(page.status).toBe(200);
    expect(textOf(page.one("h1"))).toBe(t("appName"));
    expect(page.one("title").text).toBe(t("appName"));
    expect(page.all('main ul a[href*="/catalog/"]').length).toBeGreaterThan(3);
  });

  test("the shopper gets from the catalogue to a full basket, and no page reports a failed part", async () => {
    const shopper = createShopper({ shop: shop.url() });
    for (const path of [
      paths.home(),
      paths.catalog(),
      section,
      paths.favorites(),
      paths.compare(),
      paths.search(),
      paths.sitemap(),
    ]) {
      const page = await shopper.open(at(path));
      expect([path, page.status, page.all("[data-failed-part]").length]).toEqual([path, 200, 0]);
    }
    const page = await shopper.open(at(paths.product(product.code)));
    expect(page.all("[data-failed-part]")).toEqual([]);
    const added = await shopper.press(page, `form[data-small="basket"] button[name="add"][value="${product.id}"]`);
    expect(added.status).toBe(303);
    const basket = await shopper.open(at(paths.basket()));
    expect(textOf(basket.one("main"))).toContain(product.article);
    expect(basket.all("[data-failed-part]")).toEqual([]);
  });

  test("the header and the footer link to no page that is not found", async () => {
    const shopper = createShopper({ shop: shop.url() });
    const page = await shopper.open(at(paths.home()));
    const links = page.all("header a, footer a").map((link) => link.getAttribute("href") ?? "");
    const pages = [...new Set(links)].filter((link) => link.startsWith("/"));
    expect(pages).toContain(at(paths.orderTrack()));
    for (const path of pages) expect([path, (await shopper.open(path)).status]).not.toEqual([path, 404]);
  });

  test("a product links to no information page that is not found", async () => {
    const page = await createShopper({ shop: shop.url() }).open(at(paths.product(product.code)));
    expect(page.all('main a[href*="/information"]').map((link) => link.getAttribute("href"))).toEqual([]);
    expect(textOf(page.one("main"))).toContain(t("product:facts.returns", { count: 14 }));
  });

  test("what the API lacks is named: search, favourites and the checkout", async () => {
    const shopper = createShopper({ shop: shop.url() });
    const search = await shopper.open(at(paths.search("18")));
    expect([search.status, textOf(search.one("h1"))]).toEqual([200, t("search:unavailable.title")]);
    const page = await shopper.open(at(paths.product(product.code)));
    const heart = await shopper.press(page, `form[data-small="favorite"] button[name="add"][value="${product.id}"]`);
    expect(noticesOf(await shopper.follow(heart)).join()).toContain(t("notice.failed"));
    const checkout = await shopper.send(at(paths.checkout()));
    expect([checkout.status, checkout.location]).toEqual([302, at(paths.basket())]);
    expect(noticesOf(await shopper.follow(checkout)).join()).toContain(t("checkout:notOnline"));
  });

  test.each([paths.brands(), paths.stocks(), paths.news(), paths.about(), paths.contacts(), paths.content("policy")])(
    "%s is not found, and leads to the home page",
    async (path) => {
      const page = await createShopper({ shop: shop.url() }).open(at(path));
      expect([page.status, textOf(page.one("h1"))]).toEqual([404, t("error.notFoundTitle")]);
    },
  );
});
