import { describe, expect, test } from "vitest";
import * as z from "zod";

import { autocomplete, catalogInfo, menu, searchResults } from "~/api/schemas/catalog";
import type { Filter } from "~/api/schemas/common";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarkArticles, landmarks, landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const go = 'header form[role="search"] button:not([type])';
const words = { ru: "дрель", en: "drill" } as const;
/** Words for angle grinders that the catalogue does not use. */
const everydayWords = { ru: "болгарка", en: "disc cutter" } as const;
const show = "form#listing button:not([type])";

/** The names in the row of popular products. */
const rowOf = (page: Page) => page.all('section[aria-labelledby="popular-title"] h3 a').map(textOf);

/** A value of a list filter that some but not all found products have. */
function findNarrowing(filters: Filter[], total: number) {
  for (const { code, type, values } of filters) {
    const value = values.find(({ count }) => count > 0 && count < total);
    if (type === "list" && value) return { code, ...value };
  }
  throw new Error("No filter narrows these results");
}

const cardsOf = (page: Page) => page.all("main li[id^=p]").map(({ id }) => Number(id.slice(1)));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const word = words[locale];
  const everyday = everydayWords[locale];
  const sectionLinks = `main nav[aria-label="${t("search:sections.title")}"] a`;

  async function idsOf(query: string): Promise<number[]> {
    const found = await api.read(`search/results?q=${encodeURIComponent(word)}&${query}`, searchResults, locale);
    return found.products.map(({ id }) => id);
  }

  test("the header's field finds products and keeps the query", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.contacts()));
    const found = await shopper.pressForPage(page, go, { q: `  ${word}   ` });
    expect(found.status).toBe(200);
    expect(textOf(found.one("h1"))).toBe(t("search:heading", { query: word }));
    expect(cardsOf(found)).toEqual(await idsOf(""));
    expect(cardsOf(found)).toHaveLength(10);
    expect(found.one('header input[name="q"]').getAttribute("value")?.trim()).toBe(word);
  });

  test("sort order and page size keep the query", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.search(word)));
    const sorted = await shopper.pressForPage(page, "form#listing button", { sort: "price_desc", perPage: "24" });
    expect(cardsOf(sorted)).toEqual(await idsOf("sort=price_desc&perPage=24"));
    const more = page.all('main a[data-scroll][href*="from="]').map((link) => link.getAttribute("href") ?? "");
    expect(more).toHaveLength(1);
    const next = await shopper.open(more[0]?.replace(/#.*/, "") ?? "");
    expect(cardsOf(next)).toEqual(await idsOf("perPage=20"));
  });

  test("without a query the page has a search field", async () => {
    const shopper = createShopper();
    for (const path of ["/search", "/search?q=", "/search?q=%20%09%00"]) {
      const page = await shopper.open(at(path));
      expect(page.status).toBe(200);
      expect(textOf(page.one("h1"))).toBe(t("search:title"));
      const found = await shopper.pressForPage(page, "main form button", { q: word });
      expect(cardsOf(found)).toEqual(await idsOf(""));
    }
  });

  test.each(["zzqqxx", '<script>alert("1")</script>', "'; drop table product; --", '"zzqq" NEAR/2 *', "%", "\\"])(
    "a query without results is shown as it was typed: %s",
    async (query) => {
      const page = await createShopper().open(at(paths.search(query)));
      expect(page.status).toBe(200);
      expect(textOf(page.one("h1"))).toBe(t("search:nothing.title", { query }));
      expect(textOf(page.one("title"))).toBe(t("pageTitle", { title: t("search:nothing.title", { query }) }));
      expect(page.all("main script")).toEqual([]);
      expect(page.all(`main a[href="${at(paths.catalog())}"]`)).toHaveLength(1);
      expect(rowOf(page)).toHaveLength(10);
    },
  );

  test("a search without results and an empty basket show the most popular products in stock", async () => {
    const query = "sort=popular&filter[inStock]=1&perPage=10";
    const { products } = await api.read(`catalog/info?${query}`, catalogInfo, locale);
    for (const path of [paths.search("щжщжщж"), paths.basket()]) {
      const page = await createShopper().open(at(path));
      expect(rowOf(page)).toEqual(products.map(({ name }) => name));
      expect(page.all("main h2").map(textOf)).toContain(t("popular"));
    }
    const found = await createShopper().open(at(paths.search(word)));
    expect(rowOf(found)).toEqual([]);
  });

  test("an everyday word finds what the catalogue calls differently", async () => {
    const page = await createShopper().open(at(paths.search(everyday)));
    const grinders = await api.read(`catalog/info?sectionCode=${landmarkSections.typical}`, catalogInfo, locale);
    expect(textOf(page.one("main .h-row"))).toContain(t("count.products", { count: grinders.pagination.total }));
    expect(cardsOf(page)).toHaveLength(10);
  });

  test("the results name their sections with counts, and each limits them", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.search(word)));
    const { sections = [], pagination } = await api.read(
      `search/results?q=${encodeURIComponent(word)}`,
      searchResults,
      locale,
    );
    expect(sections.length).toBeGreaterThan(1);
    const links = page.all(sectionLinks);
    expect(links.map(textOf)).toEqual([
      t("search:sections.all"),
      ...sections.map(({ name, count }) => `${name} ${count}`),
    ]);
    expect(links[0]?.getAttribute("aria-current")).toBe("true");
    expect(sections.reduce((sum, { count }) => sum + count, 0)).toBe(pagination.total);
    const [first] = sections;
    const limited = await shopper.open(links[1]?.getAttribute("href") ?? "");
    expect(textOf(limited.one("main .h-row"))).toContain(t("count.products", { count: first?.count ?? 0 }));
    expect(limited.all(sectionLinks).map((link) => link.getAttribute("aria-current") ?? "")).toEqual(
      links.map((_, index) => (index === 1 ? "true" : "")),
    );
    // Filters and sorting keep the section, and the other sections keep the sorting.
    const sorted = await shopper.pressForPage(limited, show, { sort: "price_asc" });
    expect(new URLSearchParams(sorted.path.split("?")[1]).get("section")).toBe(first?.code);
    expect(textOf(sorted.one("main .h-row"))).toContain(t("count.products", { count: first?.count ?? 0 }));
    const order = sorted.all(sectionLinks).map((link) => link.getAttribute("href")?.includes("&sort=price_asc"));
    expect(order).toEqual(links.map(() => true));
  });

  test("a link to a section that no product found belongs to leads to the results of all sections", async () => {
    const shopper = createShopper();
    const reply = await shopper.send(`${at(paths.search("миксер", landmarkSections.typical))}&sort=name&page=2`);
    expect(reply.status).toBe(302);
    expect(reply.location).toBe(`${at(paths.search("миксер"))}&sort=name`);
    expect(cardsOf(await shopper.follow(reply)).length).toBeGreaterThan(0);
  });

  test("the results have the filters of a listing, and the query stays", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.search(word)));
    const { filter = [], pagination } = await api.read(
      `search/results?q=${encodeURIComponent(word)}`,
      searchResults,
      locale,
    );
    const value = findNarrowing(filter, pagination.total);
    const total = t("count.products", { count: value.count });
    const chosen = await shopper.pressForPage(page, show, { [`f.${value.code}`]: [value.value] });
    expect(textOf(chosen.one("h1"))).toBe(t("search:heading", { query: word }));
    expect(textOf(chosen.one("main .h-row"))).toContain(total);
    const [chip] = chosen.all(`main ul[aria-label="${t("catalog:filters.active")}"] a`);
    const back = await shopper.open(chip?.getAttribute("href") ?? "");
    expect(textOf(back.one("main .h-row"))).toContain(t("count.products", { count: pagination.total }));
    const dear = await shopper.pressForPage(page, show, { "f.price.from": "9999999999" });
    expect(textOf(dear.one("main"))).toContain(t("catalog:empty.filteredTitle"));
    expect(rowOf(dear)).toEqual([]);
  });

  test("on a phone without JavaScript the filters of the results have a page of their own", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(paths.search(word)));
    const [link] = page.all('main a[href*="view=filters"]').map((found) => found.getAttribute("href") ?? "");
    const filters = await shopper.open(link ?? "");
    expect(textOf(filters.one("h1"))).toContain(t("catalog:filters.title"));
    expect(cardsOf(filters)).toEqual([]);
    const shown = await shopper.pressForPage(filters, "form#filters button", { "f.inStock": ["1"] });
    expect(shown.path).not.toContain("view=");
    expect(new URLSearchParams(shown.path.split("?")[1]).get("q")).toBe(word);
    const inStock = await api.read(
      `search/results?q=${encodeURIComponent(word)}&filter[inStock]=1`,
      searchResults,
      locale,
    );
    expect(textOf(shown.one("main .h-row"))).toContain(t("count.products", { count: inStock.pagination.total }));
    const counted = await shopper.send(`${at(paths.listingCount({ q: word }))}&f.inStock=1`);
    expect(JSON.parse(counted.body)).toEqual({ total: inStock.pagination.total });
  });

  test("an oversized query is truncated", async () => {
    const page = await createShopper().open(at(paths.search("ы".repeat(1000))));
    expect(page.status).toBe(200);
    expect(page.body.includes("ы".repeat(200))).toBe(true);
    expect(textOf(page.one("main")).includes("ы".repeat(201))).toBe(false);
  });

  test("suggestions are JSON with at most eight products, and empty for a single letter", async () => {
    const suggest = async (q: string) => {
      const reply = await createShopper().send(`${at(paths.suggestions())}?q=${encodeURIComponent(q)}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get("Cache-Control")).toBe("no-store");
      return autocomplete.parse(JSON.parse(reply.body));
    };
    const { products, sections } = await suggest(word);
    expect(products.length).toBeGreaterThan(0);
    expect(products.length).toBeLessThanOrEqual(8);
    expect(sections.length).toBeGreaterThan(0);
    expect((await suggest(everyday)).sections.map(({ link }) => link)).toEqual([
      expect.stringContaining(landmarkSections.typical),
    ]);
    const empty = { autocomplete: [], sections: [], products: [] };
    for (const short of ["", "d"]) expect(await suggest(short)).toEqual(empty);
    for (const nothing of ["zzqqxx", "щжщжщж"]) expect(await suggest(nothing)).toEqual({ ...empty, unmatched: [] });
  });

  test("the menu is JSON with three levels", async () => {
    const reply = await createShopper().send(at(paths.menu()));
    expect(reply.headers.get("Cache-Control")).toBe("private, max-age=300");
    const { items } = menu.parse(JSON.parse(reply.body));
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(items.every(({ items: second }) => second.every(({ items: third }) => third.length >= 2))).toBe(true);
    expect(z.string().parse(items[0]?.name)).toMatch(locale === "ru" ? /\p{Script=Cyrillic}/u : /^[A-Za-z]/);
  });
});

test.each([
  ["the wrong keyboard layout", "lhtkm"],
  ["a typing error", "дркль"],
  ["another word form", "дрелями"],
  ["the first letters", "дре"],
])("%s finds drills", async (_, query) => {
  const page = await createShopper().open(paths.search(query));
  expect(textOf(page.one("main"))).toMatch(/дрел/i);
  expect(cardsOf(page).length).toBeGreaterThan(0);
});

test("an article number finds its product", async () => {
  const page = await createShopper().open(paths.search(landmarkArticles.inStock));
  expect(page.all(`main li a[href="${paths.product(landmarks.inStock)}"]`)).toHaveLength(1);
});
