import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { autocomplete, searchResults } from "~/api/schemas/catalog";
import type { Db } from "#mocks/db/query";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createDemoApi, createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeAll(() => (api = createTestApi({ seed: seedTiny })));
afterAll(() => api.close());

async function results(q: string, more = "", language: "ru" | "en" = "ru") {
  return (await call(api, `/api/app/search/results?q=${encodeURIComponent(q)}${more}`, { language })).data(
    searchResults,
  );
}

const ids = async (q: string, more = "") => (await results(q, more)).products.map(({ id }) => id);

async function suggest(q: string, language: "ru" | "en" = "ru") {
  return (await call(api, `/api/app/search/autocomplete?q=${encodeURIComponent(q)}`, { language })).data(autocomplete);
}

describe("a search finds", () => {
  it.each([
    ["another form of the word", "дрелью ударной", [3]],
    ["another form of an English word", "leaning ladders", [9]],
    ["English words", "angle grinders", [5, 6]],
    ["the start of the last word", "углошлиф", [5, 6]],
    ["all words in any order", "кремень угло", [6]],
    ["ё for е and е for ё", "емкий", [8]],
    ["ё as it is written", "Ёмкий", [8]],
    ["one wrong letter", "перфаратор", [7]],
    ["one letter missing", "перфоатор", [7]],
    ["one extra letter", "лестнница", [9]],
    ["two swapped letters", "летсница", [9]],
    ["a typo at the start of a word", "перфар", [7]],
    ["a typo in another form of the word", "перфараторами", [7]],
    ["Russian typed with the English layout", "gthajhfnjh", [7]],
    ["English typed with the Russian layout", "дфввук", [9]],
    ["punctuation keys that are letters", "rk.x", [8]],
    ["the other layout for one word of two", "таврос gthajhfnjh", [7]],
    ["an article number", "104-2231", [1]],
    ["an article number without its hyphen", "1042231", [1]],
    ["the start of an article number", "104-223", [1, 2]],
    ["the start of an article number without its hyphen", "10422", [1, 2]],
    ["a code", "product-7", [7]],
    ["a model number", "ДША-18/60", [1, 2]],
    ["a brand in the other language", "tavros перфоратор", [7]],
    ["a property value", "дрель в кейсе", [1]],
    ["a size without a space", "ключ 17мм", [8]],
    ["a size without a space, in the other layout", "17vv", [8]],
    ["a model number without its hyphen, before another word", "ушм125 таврос", [5]],
    ["words with prepositions", "набор для ключа", [8]],
  ])("%s: %s", async (_, q, expected) => expect(await ids(q)).toEqual(expected));

  it("the same results in both languages of the shop", async () => {
    const found = await results("перфоратор", "", "en");
    expect(found.products.map(({ name }) => name)).toEqual(["Tavros PR-28 rotary hammer"]);
  });

  it("products of the section first, then by popularity", async () => {
    // 1, 2, 3 and 10 have the word in the name, 4 only in its section; both count as headings.
    expect(await ids("дрель")).toEqual([1, 2, 3, 4, 10]);
    // 10 is also in the drills section; only its name contains the word for a chuck.
    expect(await ids("патрон дрель")).toEqual([10]);
  });

  it("products of the section itself before those of its neighbours, whose parent has the word too", async () => {
    const seed = (db: Db) => {
      seedTiny(db);
      db.run("update text set value = 'Дрели и шлифмашины' where owner = 'section' and id = 1 and language = 'ru'");
    };
    const shop = createTestApi({ seed });
    const path = `/api/app/search/results?q=${encodeURIComponent("шлифмашина")}`;
    const { products } = (await call(shop, path)).data(searchResults);
    expect(products.map(({ id }) => id)).toEqual([5, 6, 7, 8, 1, 2, 3, 4, 10]);
    shop.close();
  });

  it("pages of results, sorted", async () => {
    expect(await ids("дрель", "&sort=price_asc&perPage=2&page=2")).toEqual([2, 4]);
    expect((await results("дрель", "&page=9")).pagination).toEqual({ page: 9, perPage: 10, total: 5, pages: 1 });
  });
});

describe("in the demo shop", () => {
  let demo: TestApi;
  beforeAll(async () => void (demo = await createDemoApi()));
  afterAll(() => demo.close());

  const found = async (q: string) => {
    const { data } = await call(demo, `/api/app/search/results?perPage=100&q=${encodeURIComponent(q)}`);
    return data(searchResults).products.map(({ name }) => name);
  };

  it.each([
    ["круг 125 × 1 мм", "круг 125х1 мм"],
    ["круг 125 × 1 мм", "круг 125x1мм"],
    ["круг 125 × 1 мм", "круг 125 х 1 мм"],
    ["круг 125 × 1 мм", "круг 125 x1 мм"],
    ["круг 125 × 1 мм", "круг 125Х 1 мм"],
    ["рулетка 5 м × 27 мм", "рулетка 5 м х 27 мм"],
    ["tape measure 5 m × 27 mm", "tape measure 5 m x 27 mm"],
    ["аккумулятор 4 А·ч", "аккумулятор 4ач"],
    ["аккумулятор 4 А·ч", "аккумулятор 4 ач"],
    ["18 В дрель", "18в дрель"],
    ["дрель 18в", "дрель 18 в"],
    ["дрель 18в", "дрель 18 вольт"],
    ["дрель 18в", "дрель 18вольт"],
    ["18-вольтовая дрель", "18в дрель"],
    ["дрель 18v", "дрель 18 volts"],
    ["углошлифмашина 125мм", "углошлифмашина 125 миллиметров"],
    ["углошлифмашина 1400вт", "углошлифмашина 1400 ватт"],
    ["аккумулятор 4ач", "аккумулятор 4 ампер-часа"],
    ["grinder 1400w", "grinder 1400 watts"],
  ])("a size is found as shoppers type it: %s: %s", async (written, typed) => {
    const names = await found(typed);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual(await found(written));
  });

  it("a word with a vowel that comes and goes finds its own section first", async () => {
    const names = await found("отвёртка");
    const sets = names.filter((name) => name.startsWith("Набор отвёрток"));
    expect(sets.length).toBeGreaterThan(5);
    expect(names.slice(0, sets.length)).toEqual(sets);
  });
});

describe("results", () => {
  it("have the sections of all found products, those with the most first", async () => {
    const { sections } = await results("дрель патрон", "", "en");
    expect(sections).toMatchObject([{ code: "drills", name: "Drills", count: 1 }]);
    const tavros = await results("таврос");
    expect((tavros.sections ?? []).reduce((sum, { count }) => sum + count, 0)).toBe(tavros.pagination.total);
    const counts = (tavros.sections ?? []).map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(1);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it("are limited to a section, and the sections stay", async () => {
    const all = await results("таврос");
    const [, second] = all.sections ?? [];
    const limited = await results("таврос", `&sectionCode=${second?.code ?? ""}`);
    expect(limited.pagination.total).toBe(second?.count);
    expect(limited.sections).toEqual(all.sections);
    expect(await ids("таврос", "&sectionCode=no-such-section")).toEqual(all.products.map(({ id }) => id));
  });

  it("are filtered like a listing, and keep their order", async () => {
    const all = await results("дрель");
    const brand = all.filter?.find(({ code }) => code === "brand");
    const tavros = brand?.values.find(({ value }) => value === "tavros");
    const filtered = await results("дрель", "&filter[brand]=tavros");
    expect(tavros?.count).toBeGreaterThan(0);
    expect(tavros?.count).toBeLessThan(all.pagination.total);
    expect(filtered.pagination.total).toBe(tavros?.count);
    const order = all.products.map(({ id }) => id);
    const kept = filtered.products.map(({ id }) => id);
    expect(kept).toEqual(order.filter((id) => kept.includes(id)));
  });

  it("have no filters if nothing is found", async () => {
    expect(await results("самовар")).toMatchObject({ filter: [], sections: [] });
  });
});

describe("a search finds nothing", () => {
  it.each(["", "   ", "щщщщщ", "самовар медный", "%", '"'])("for %j", async (q) => {
    expect(await results(q)).toMatchObject({ products: [], pagination: { total: 0, pages: 0 }, unmatched: [] });
  });
});

describe("unusual text causes no errors", () => {
  it.each([
    '"дрель"',
    "дрель*",
    "дрель AND NOT (",
    "name:дрель",
    "{section}: дрель",
    "^дрель",
    "дрель -таврос",
    "'; drop table product; --",
    "\0дрель\0",
    "😀 дрель",
    "д".repeat(10_000),
    "дрель ".repeat(2_000),
    "а б в г д е ж з и к л м н",
    "%00%",
    "\ud800",
    "[]{};:,.<>/?\\|`~",
  ])("%j", async (q) => {
    const path = `/api/app/search/results?${new URLSearchParams({ q }).toString()}`;
    expect((await call(api, path)).status).toBe(200);
    expect((await call(api, path.replace("results", "autocomplete"))).status).toBe(200);
  });

  it.each(['"дрель"', "дрель*", "😀 дрель", "\0дрель\0"])("and finds the words in %j", async (q) => {
    expect(await ids(q)).toContain(3);
  });
});

describe("suggestions", () => {
  it("contain sections, products and phrases in the requested language", async () => {
    const { autocomplete: phrases, sections, products } = await suggest("dril", "en");
    expect(sections).toEqual([{ name: "Drills", link: "/catalog/tools/drills", picture: null }]);
    expect(products.map(({ code }) => code)).toEqual([
      "product-1",
      "product-2",
      "product-3",
      "product-4",
      "product-10",
    ]);
    expect(phrases[0]).toEqual({ name: "Drills", url: "/catalog/tools/drills" });
    expect(phrases.slice(1)).toEqual([
      { name: "Drills Tavros", url: "/search?q=Drills+Tavros" },
      { name: "Drills Kremen", url: "/search?q=Drills+Kremen" },
    ]);
  });

  it("contain only phrases that find products", async () => {
    const { autocomplete: phrases } = await suggest("дрел");
    const searches = phrases.filter(({ url }) => url?.startsWith("/search"));
    expect(searches.length).toBeGreaterThan(0);
    for (const { url } of searches)
      expect(await ids(new URL(url ?? "", "http://x").searchParams.get("q") ?? "")).not.toEqual([]);
  });

  it("link to a brand's page", async () => {
    expect((await suggest("кремен")).autocomplete[0]).toEqual({ name: "Кремень", url: "/brands/kremen" });
  });

  it("are empty if nothing is found", async () => {
    expect(await suggest("самовар")).toEqual({ autocomplete: [], sections: [], products: [], unmatched: [] });
  });

  it("are limited to the size of the dropdown", async () => {
    const big = await createDemoApi();
    const answer = (await call(big, `/api/app/search/autocomplete?q=${encodeURIComponent("таврос")}`)).data(
      autocomplete,
    );
    expect(answer.products).toHaveLength(8);
    expect(answer.autocomplete.length).toBeLessThanOrEqual(6);
    expect(answer.sections.length).toBeLessThanOrEqual(5);
    big.close();
  });
});
