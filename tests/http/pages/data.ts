import { describe, expect, inject, test } from "vitest";

import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { textOf, type Page } from "../support/page";
import { createShopper } from "../support/shopper";
import { dataOf } from "../support/structured-data";
import { api, openOnce, pages } from "./open-page";

const site = inject("shopUrl");
const large = await api.sectionLink(landmarkSections.large);
const { brand, article, stock } = await api.slugs();

/** The breadcrumbs that a page shows: their texts, and the URLs of those that are links. */
function shownBreadcrumbs(page: Page, locale: "ru" | "en") {
  const label = translateFor(locale)("breadcrumbs");
  return page.all(`main nav[aria-label="${label}"] li`).map((step) => {
    const link = step.querySelector("a")?.getAttribute("href");
    return { name: textOf(step), ...(link === undefined ? {} : { item: site + link }) };
  });
}

describe.each(locales)("in %s", (locale) => {
  const open = (path: string) => createShopper().open(localePath(locale, path));
  const at = (path: string) => site + localePath(locale, path);

  test.each(pages.map((shown) => [shown.name, shown] as const))("structured data is valid: %s", async (_, shown) => {
    const page = await openOnce(locale, shown);
    const data = dataOf(page);
    const drawn = page.one("html").querySelector('link[rel="canonical"]') ? shownBreadcrumbs(page, locale) : [];
    const said = data.BreadcrumbList?.itemListElement.map(({ name, item }) => ({ name, ...(item ? { item } : {}) }));
    if (!shown.path.includes("view=filters")) expect(said ?? []).toEqual(drawn);
  });

  test("the home page describes the shop and its search", async () => {
    const { Organization, WebSite } = dataOf(await open(paths.home()));
    expect(Organization).toMatchObject({ name: translateFor(locale)("shop"), url: at(paths.home()) });
    expect((await fetch(Organization?.logo ?? "")).headers.get("Content-Type")).toBe("image/png");
    const { target } = WebSite?.potentialAction ?? {};
    expect(target?.urlTemplate).toBe(`${at(paths.search())}?q={search_term_string}`);
    const found = await createShopper().open(
      (target?.urlTemplate ?? "").replace(site, "").replace("{search_term_string}", "18"),
    );
    expect(found.all("main article, main li form[data-small]").length).toBeGreaterThan(0);
  });

  test.each([
    ["inStock", "InStock"],
    ["lastOnes", "InStock"],
    ["madeToOrder", "BackOrder"],
    ["soldOut", "OutOfStock"],
  ] as const)("a product that is %s has an offer with the availability %s", async (state, availability) => {
    const code = landmarks[state];
    const { price, article: sku, deliveryDate } = await api.product(code);
    const { Product } = dataOf(await open(paths.product(code)));
    expect(Product).toMatchObject({ sku, url: at(paths.product(code)) });
    expect(Product?.offers).toMatchObject({ price, availability: `https://schema.org/${availability}` });
    expect(Product?.offers?.availabilityStarts).toBe(availability === "BackOrder" ? deliveryDate : undefined);
  });

  test("a product without a price has no offer", async () => {
    const { Product } = dataOf(await open(paths.product(landmarks.zeroPrice)));
    expect(Product?.name).toBeTruthy();
    expect(Product?.offers).toBeUndefined();
  });

  test("a listing lists its products in the page's order", async () => {
    for (const path of [large, `${paths.brand(brand)}`]) {
      const page = await open(path);
      const shown = page.all("main a").map((link) => link.getAttribute("href") ?? "");
      // A card of a sold-out product also links to its form for a notice.
      const isProduct = (href: string) => href.startsWith(localePath(locale, "/product/")) && !href.endsWith("/notify");
      const cards = [...new Set(shown.filter(isProduct))];
      const urls = dataOf(page).ItemList?.itemListElement.map(({ url }) => url) ?? [];
      expect(urls.length).toBeGreaterThan(0);
      expect(urls).toEqual(cards.slice(0, urls.length).map((href) => site + href));
    }
    const second = dataOf(await open(`${large}?page=2`)).ItemList?.itemListElement ?? [];
    expect(second[0]?.position).toBe(11);
    const together = dataOf(await open(`${large}?page=2&from=1`)).ItemList?.itemListElement;
    expect(together).toEqual(second);
  });

  test.each(["sort=name", "f.inStock=1", "perPage=24"])("a listing with ?%s has no structured list", async (query) => {
    expect(dataOf(await open(`${large}?${query}`)).ItemList).toBeUndefined();
  });

  test("news have a date and a publisher", async () => {
    const { NewsArticle } = dataOf(await open(paths.article(article)));
    expect(NewsArticle).toMatchObject({ mainEntityOfPage: at(paths.article(article)), inLanguage: locale });
    for (const image of NewsArticle?.image ?? []) expect((await fetch(image)).status).toBe(200);
    expect(dataOf(await open(paths.stock(stock))).NewsArticle).toBeUndefined();
  });
});
