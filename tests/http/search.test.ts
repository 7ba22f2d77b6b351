import { describe, expect, test } from "vitest";
import * as z from "zod";

import { autocomplete, menu, searchResults } from "~/api/schemas/catalog";
import { localePath, locales } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { landmarkArticles, landmarks } from "#mocks/db/seed/landmarks";

import { createApi } from "./support/api";
import { textOf, type Page } from "./support/page";
import { createShopper } from "./support/shopper";

const api = createApi();
const go = 'header form[role="search"] button:not([type])';
const words = { ru: "дрель", en: "drill" } as const;

const cardsOf = (page: Page) => page.all("main li[id^=p]").map(({ id }) => Number(id.slice(1)));

describe.each(locales)("in %s", (locale) => {
  const t = translateFor(locale);
  const at = (path: string) => localePath(locale, path);
  const word = words[locale];

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
    const more = page.all("main a[data-scroll]").map((link) => link.getAttribute("href") ?? "");
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
      expect(page.all("main script")).toEqual([]);
      expect(page.all(`main a[href="${at(paths.catalog())}"]`)).toHaveLength(1);
    },
  );

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
    for (const nothing of ["", "d", "zzqqxx"]) {
      expect(await suggest(nothing)).toEqual({ autocomplete: [], sections: [], products: [] });
    }
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
