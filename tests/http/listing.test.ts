import { describe, expect, inject, test } from "vitest";

import { catalogInfo, catalogView } from "~/api/schemas/catalog";
import { localePath, locales, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarkSections } from "#mocks/testing/landmarks";

import { createApi } from "./support/api";
import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const typical = await api.sectionLink(landmarkSections.typical);
const large = await api.sectionLink(landmarkSections.large);
const show = "form#listing button:not([type])";

const cardsOf = (page: Page) => page.all("main li[id^=p]").map(({ id }) => Number(id.slice(1)));
const choiceOf = (page: Page, name: string) =>
  page.one(`select[name="${name}"] option[selected]`).getAttribute("value");

/** Reads a listing directly from the API. */
function ask(section: string, query: string, locale: Locale = "ru") {
  return api.read(`catalog/info?sectionCode=${section.replace(/.*\//, "")}&${query}`, catalogInfo, locale);
}

async function idsOf(section: string, query: string, locale?: Locale): Promise<number[]> {
  return (await ask(section, query, locale)).products.map(({ id }) => id);
}

/** The section's first list filter that has two values with products, and these two values. */
async function someFilter() {
  const { filter } = await ask(typical, "");
  const list = filter.find(({ type, values }) => type === "list" && values.filter(({ count }) => count > 0).length > 1);
  const [first, second] = list?.values.filter(({ count }) => count > 0) ?? [];
  if (!list || !first || !second) throw new Error("The section has no list to choose from");
  return { code: list.code, first, second };
}

const { code, first, second } = await someFilter();

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);

  test("ticked boxes are in the URL, and the list is filtered", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(typical));
    expect(textOf(page.one("main h1 + .muted"))).not.toBe(t("count.products", { count: first.count }));
    const one = await shopper.pressForPage(page, show, { [`f.${code}`]: [first.value] });
    expect(one.status).toBe(200);
    expect(new URLSearchParams(one.path.split("?")[1]).getAll(`f.${code}`)).toEqual([first.value]);
    expect(textOf(one.one("main h1 + .muted"))).toBe(t("count.products", { count: first.count }));
    expect(cardsOf(one)).toEqual(await idsOf(typical, `filter[${code}]=${first.value}`));
    expect(one.all(`#listing input[name="f.${code}"][checked]`).map((box) => box.getAttribute("value"))).toEqual([
      first.value,
    ]);

    const two = await shopper.pressForPage(one, show, { [`f.${code}`]: [first.value, second.value] });
    expect(cardsOf(two)).toEqual(await idsOf(typical, `filter[${code}]=${first.value},${second.value}`));
    const removal = two.one(`ul[aria-label="${t("catalog:filters.active")}"] a[href*="${first.value}"]`);
    const back = await shopper.open(removal.getAttribute("href") ?? "");
    expect(back.all(`#listing input[name="f.${code}"][checked]`)).toHaveLength(1);
  });

  test("brands have their marks beside their names, which a screen reader does not repeat", async () => {
    const page = await createShopper().open(at(typical));
    const brands = page.all('#listing label:has(input[name="f.brand"])');
    expect(brands.length).toBeGreaterThan(1);
    for (const brand of brands) {
      const slug = brand.querySelector("input")?.getAttribute("value") ?? "";
      const mark = brand.querySelector("img");
      expect([mark?.getAttribute("alt"), mark?.getAttribute("width")]).toEqual(["", "24"]);
      expect(mark?.getAttribute("src")).toContain(paths.image(`/upload/brands/${slug}-mark.jpg`, 96));
    }
  });

  test("prices are accepted in any common format", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(typical));
    const filled = await shopper.pressForPage(page, show, { "f.price.from": " 4 000", "f.price.to": "12 000,5" });
    expect(cardsOf(filled)).toEqual(await idsOf(typical, "filter[price]=4000..12001"));
    expect(cardsOf(filled).length).toBeGreaterThan(0);
    expect(filled.one('#listing input[name="f.price.from"]').getAttribute("value")?.replace(/\s/g, "")).toBe("4000");
  });

  test("a price above all products stays in its field and finds nothing", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(typical));
    const dear = await shopper.pressForPage(page, show, { "f.price.from": "9999999999" });
    expect(cardsOf(dear)).toEqual([]);
    expect(textOf(dear.one("main"))).toContain(t("catalog:empty.filteredTitle"));
    expect(dear.one('#listing input[name="f.price.from"]').getAttribute("value")?.replace(/\D/g, "")).toBe(
      "9999999999",
    );
  });

  test("the catalogue and the sections of the first two levels show their subsections with pictures and counts", async () => {
    const { sections } = await api.read("catalog/view", catalogView, locale);
    const tileOf = (page: Page, link: string | null) =>
      page
        .all("main li")
        .find((tile) => tile.querySelector(`a[href="${at(link ?? "")}"]`) && !tile.querySelector("h2"));
    const [top] = sections;
    const [second] = top?.items ?? [];
    const [middle] = [(await ask(second?.link ?? "", "", locale)).section];
    const [catalog, first, lower] = await Promise.all(
      [paths.catalog(), top?.link, second?.link].map((path) => createShopper().open(at(path ?? ""))),
    );
    for (const [page, shown] of [
      [catalog, top?.items],
      [first, top?.items],
      [lower, middle?.items],
    ] as const) {
      expect(shown?.length).toBeGreaterThan(1);
      for (const { name, link, count, picture } of shown ?? []) {
        const tile = page && tileOf(page, link);
        expect(tile && textOf(tile)).toContain(`${name} ${t("count.products", { count })}`);
        expect(tile?.querySelector("img")?.getAttribute("src")).toContain(picture);
      }
    }
  });

  test("a page says which of the products it shows", async () => {
    const page = await createShopper().open(at(`${large}?page=2`));
    expect(cardsOf(page)).toHaveLength(10);
    expect(textOf(page.one("main"))).toContain(t("pages.shownFrom", { from: 11, to: 20, total: 300 }));
    const news = await createShopper().open(at(`${paths.news()}?page=2`));
    expect(textOf(news.one("main"))).toMatch(locale === "ru" ? /Показано \d+–\d+ из \d+/ : /\d+–\d+ of \d+ shown/);
  });

  test("filtering keeps the sort order and the page size, and starts from the first page", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(`${large}?page=3`));
    const sorted = await shopper.pressForPage(page, show, { sort: "price_asc", perPage: "24" });
    expect(cardsOf(sorted)).toEqual(await idsOf(large, "sort=price_asc&perPage=24"));
    expect(cardsOf(sorted)).toHaveLength(24);
    expect([choiceOf(sorted, "sort"), choiceOf(sorted, "perPage")]).toEqual(["price_asc", "24"]);

    const [inStock] = sorted.all('#listing input[name="f.inStock"]').map((box) => box.getAttribute("value") ?? "");
    const both = await shopper.pressForPage(sorted, show, { "f.inStock": [inStock ?? ""] });
    expect(cardsOf(both)).toEqual(await idsOf(large, "sort=price_asc&perPage=24&filter[inStock]=1"));
    expect([choiceOf(both, "sort"), choiceOf(both, "perPage")]).toEqual(["price_asc", "24"]);
  });

  test("resetting the filters keeps the sort order and the page size", async () => {
    const shopper = createShopper();
    const query = `f.price.from=cheap&f.${code}=${first.value}&sort=price_desc&perPage=24`;
    for (const view of ["", "&view=filters"]) {
      const page = await shopper.open(at(`${typical}?${query}${view}`));
      const reset = page.all("main form a").find((link) => textOf(link) === t("catalog:filters.reset"));
      expect(reset?.getAttribute("href")).toBe(`${at(typical)}?sort=price_desc&perPage=24${view}`);
    }
  });

  test.each(["popular", "price_asc", "price_desc", "new", "name"])("products are sorted: %s", async (sort) => {
    const shopper = createShopper();
    const page = await shopper.pressForPage(await shopper.open(at(typical)), show, { sort });
    expect(cardsOf(page)).toEqual(await idsOf(typical, `sort=${sort}`, locale));
    expect(choiceOf(page, "sort")).toBe(sort);
  });

  test("a link appends more products to the shown ones", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(`${large}?sort=name`));
    const more = page
      .all("main a[data-scroll]")
      .find((link) => textOf(link).startsWith(t("pages.more", { count: 10 })));
    const href = more?.getAttribute("href") ?? "";
    expect(href).toBe(`${at(large)}?sort=name&page=2&from=1#p${cardsOf(page).at(-1)}`);
    const next = await shopper.open(href.replace(/#.*/, ""));
    expect(cardsOf(next).slice(0, 10)).toEqual(cardsOf(page));
    expect(cardsOf(next)).toEqual(await idsOf(large, "sort=name&perPage=20", locale));
    expect(textOf(next.one("main"))).toContain(t("pages.shown", { shown: 20, total: 300 }));
  });

  test("five page buttons navigate 300 products", async () => {
    const shopper = createShopper();
    const page = await shopper.open(at(`${large}?page=15`));
    const buttons = page.all(`nav[aria-label="${t("pages.label")}"] a`);
    const numbers = buttons.map(textOf).filter((text) => /^\d+$/.test(text));
    expect(numbers).toEqual(["13", "14", "15", "16", "17"]);
    expect(buttons.find((link) => link.getAttribute("aria-current") === "page")?.text).toBe("15");
    const last = await shopper.open(at(`${large}?page=30`));
    expect(cardsOf(last)).toEqual(await idsOf(large, "page=30"));
    expect(textOf(last.one("main"))).toContain(t("pages.shownFrom", { from: 291, to: 300, total: 300 }));
    expect(last.all(`main a[data-scroll][href*="page="]`).map(textOf)).toEqual([]);
  });

  test("filters without results suggest which one to remove", async () => {
    const shopper = createShopper();
    const nothing = await shopper.open(at(`${typical}?f.${code}=${first.value}&f.price.from=1&f.price.to=2`));
    expect(nothing.status).toBe(200);
    expect(textOf(nothing.one("main"))).toContain(t("catalog:empty.filteredTitle"));
    const ways = nothing.all("main ul a.linkbtn[href]").filter((link) => textOf(link).includes(String(first.count)));
    expect(ways).toHaveLength(1);
    const out = await shopper.open(ways[0]?.getAttribute("href") ?? "");
    expect(cardsOf(out)).toEqual(await idsOf(typical, `filter[${code}]=${first.value}`));
  });

  test("the page of filters returns to the listing with the sort order and the page size", async () => {
    const shopper = createShopper();
    const listing = await shopper.open(at(`${typical}?sort=name&perPage=24`));
    const link = listing.all('main a[href*="view=filters"]').map((found) => found.getAttribute("href") ?? "");
    const filters = await shopper.open(link[0] ?? "");
    expect(cardsOf(filters)).toEqual([]);
    const chosen = await shopper.pressForPage(filters, "form#filters button", { [`f.${code}`]: [first.value] });
    expect(chosen.path).not.toContain("view=");
    expect(cardsOf(chosen)).toEqual(
      await idsOf(typical, `filter[${code}]=${first.value}&sort=name&perPage=24`, locale),
    );
  });

  test("a brand's products have filters too", async () => {
    const { brand } = await api.slugs();
    const shopper = createShopper();
    const page = await shopper.open(at(paths.brand(brand)));
    const inStock = await shopper.pressForPage(page, show, { "f.inStock": ["1"], sort: "price_desc" });
    const wanted = await api.read(`catalog/info?brand=${brand}&filter[inStock]=1&sort=price_desc`, catalogInfo, locale);
    expect(inStock.status).toBe(200);
    expect(cardsOf(inStock)).toEqual(wanted.products.map(({ id }) => id));
    expect(inStock.all('#listing input[name="f.brand"]')).toEqual([]);
  });

  test("an empty section and a section with a single product say so", async () => {
    const empty = await createShopper().open(at(await api.sectionLink(landmarkSections.empty)));
    expect(textOf(empty.one("main"))).toContain(t("catalog:empty.title"));
    const single = await createShopper().open(at(await api.sectionLink(landmarkSections.single)));
    expect(cardsOf(single)).toHaveLength(1);
    expect(textOf(single.one("main h1 + .muted"))).toBe(t("count.products", { count: 1 }));
  });
});

test("a listing is a page for any Accept header, and its data contains the products", async () => {
  const read = async (path: string, Accept: string) =>
    (await fetch(inject("shopUrl") + path, { headers: { Accept } })).text();
  const [{ id } = { id: 0 }] = (await ask(large, "")).products;
  const sent = `${JSON.stringify(JSON.stringify({ id })).slice(2, -2)},`;
  for (const accept of ["text/html", "*/*"]) {
    expect(await read(large, accept)).toContain(`id="p${id}"`);
  }
  expect(await read(`${large}.data`, "*/*")).toContain(sent);
});
