import { createInstance, type ParseKeys } from "i18next";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { addedLanguage, languageOf, languageSegments, setLanguages } from "~/lib/languages";

import { flatten, insertedBy, readAddedTexts, textsToTranslate } from "./added-texts";
import { areas, barePath, localeFromPath, localePath, locales, type Area } from "./config";
import { formatDate, formatNumber, formatRating } from "./format";
import en from "./locales/en";
import ru from "./locales/ru";
import { makeTranslate, type Strings } from "./translate";

const resources: Record<"ru" | "en", Record<Area, Strings>> = { ru, en };

/** All texts of a language by key. */
const textsOf = (locale: "ru" | "en") => new Map(areas.flatMap((area) => flatten(resources[locale][area], `${area}:`)));

const options = {
  supportedLngs: [...locales],
  fallbackLng: false,
  defaultNS: "common",
  load: "currentOnly",
  interpolation: {
    // React escapes.
    escapeValue: false,
    format: (value: unknown, format?: string) =>
      format === "number" && typeof value === "number" ? formatNumber(value) : String(value),
  },
  returnNull: false,
} as const;

it.each(locales)("returns what i18next returns, for every text of %s", (locale) => {
  const i18n = createInstance();
  void i18n.init({ ...options, lng: locale, ns: [...areas], resources, initImmediate: false });
  const t = makeTranslate(locale, (area) => resources[locale][area]);
  let compared = 0;
  for (const full of textsOf(locale).keys()) {
    const key = full.replace(/_(one|few|many|other)$/, "") as ParseKeys<typeof areas>;
    for (const count of [0, 1, 2, 5, 11, 21, 1234]) {
      const values = {
        count,
        name: "<b>&",
        total: 10893,
        added: 1,
        wanted: 3,
        shown: 5,
        page: 2,
        path: "/x",
        query: "ё",
        from: "1",
        to: "2",
      };
      const expected: unknown = Reflect.apply(i18n.t, i18n, [key, values]);
      expect(t(key, values), full).toBe(expected);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

it("chooses Russian plural forms", () => {
  const t = makeTranslate("ru", (area) => resources.ru[area]);
  const words = [0, 1, 2, 5, 11, 21, 22, 25, 101, 111, 1001].map((count) => t("count.products", { count }));
  expect(words).toEqual([
    "0 товаров",
    "1 товар",
    "2 товара",
    "5 товаров",
    "11 товаров",
    "21 товар",
    "22 товара",
    "25 товаров",
    "101 товар",
    "111 товаров",
    "1\u00a0001 товар",
  ]);
});

it("counts one piece in English as “1 pc”, wherever pieces are counted", () => {
  const t = makeTranslate("en", (area) => resources.en[area]);
  const keys = [...textsOf("en")].filter(([, text]) => /\bpcs\b/.test(text)).map(([key]) => key);
  expect(keys).toContain("common:card.inStock_other");
  const one = keys.map((key) => t(key.replace(/_other$/, "") as ParseKeys<typeof areas>, { count: 1 }));
  expect(one.filter((text) => !/\bpc\b/.test(text))).toEqual([]);
});

it.each(locales)("keeps the quantity of a returned product on the line of its unit in %s", (locale) => {
  const t = makeTranslate(locale, (area) => resources[locale][area]);
  for (const count of [1, 2, 5])
    expect(t("personal:returns.item", { name: "Drill, case", count })).toMatch(/, \d+\u00a0\S+$/);
});

it("returns a key whose text is missing", () => {
  expect(makeTranslate("en", () => undefined)("cancel")).toBe("cancel");
});

it("has every English text in English, with the values of the Russian one", () => {
  const russian = textsOf("ru");
  for (const [key, text] of textsOf("en")) {
    expect([key, text]).toEqual([key, expect.stringMatching(/\S/)]);
    expect([key, text]).toEqual([key, expect.not.stringMatching(/\p{Script=Cyrillic}/u)]);
    // A text for one thing may leave out its number.
    if (!/_(one|other)$/.test(key)) expect([key, insertedBy(text)]).toEqual([key, insertedBy(russian.get(key) ?? "")]);
  }
});

describe("the texts of an added language", () => {
  const files: Record<string, string> = Object.fromEntries(
    areas.map((area) => [`${area}.json`, JSON.stringify(en[area])]),
  );
  const faultsOf = (changed: Record<string, string>, tag = "kk") => {
    const read = { ...files, ...changed };
    return readAddedTexts(tag, (file) => read[file] || null).faults;
  };

  it("are complete with every text of English", () => {
    expect(faultsOf({})).toEqual([]);
  });

  it("count by the plural forms of the language's locale", () => {
    setLanguages([addedLanguage("tt", { name: "Татарча", tag: "ru" })]);
    const texts = { count: { products_few: "few", products_other: "other" } };
    expect(makeTranslate("tt", () => texts)("count.products", { count: 3 })).toBe("few");
    setLanguages([]);
  });

  it.each(["kk", "pl", "ar", "ja"])("start from files that are complete in %s", (tag) => {
    const files = textsToTranslate(tag);
    expect(readAddedTexts(tag, (file) => files[file] ?? null).faults).toEqual([]);
  });

  it("have every plural form of the language", () => {
    expect(faultsOf({}, "pl")).toContain("common.json: has no “count.products_few”");
  });

  it.each([
    [{ "home.json": "" }, "home.json: is missing"],
    [{ "home.json": "{" }, "home.json: is no JSON: look in line 1"],
    [{ "stocks.json": JSON.stringify({ ...en.stocks, nope: "Nope" }) }, "stocks.json: has an unknown “nope”"],
    [{ "news.json": JSON.stringify({ ...en.news, title: " " }) }, "news.json: has no “title”"],
    [
      { "common.json": JSON.stringify({ ...en.common, pageTitle: "x" }) },
      "common.json: “pageTitle” must insert shopName, title",
    ],
  ])("are checked, each by file and key", (changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault]);
  });
});

describe("a shop with three languages", () => {
  beforeEach(() => setLanguages([languageOf("en"), languageOf("ru"), addedLanguage("kk", { name: "Қазақша" })]));
  afterEach(() => setLanguages([]));

  it("has no prefix for the first one, and one for each other", () => {
    expect(languageSegments()).toBe("ru?/kk?");
    expect(["/basket", "/ru/basket", "/kk/basket.data", "/kk", "/en/basket"].map(localeFromPath)).toEqual([
      ...["en", "ru", "kk", "kk", "en"],
    ]);
    expect([
      localePath("en", "/basket"),
      localePath("kk", "/?q=1"),
      barePath("/kk?q=1"),
      barePath("/en/basket"),
    ]).toEqual([...["/basket", "/kk?q=1", "/?q=1", "/en/basket"]]);
  });

  it("prints numbers as each of them does", () => {
    expect(["en", "ru", "kk"].map((locale) => formatRating(locale, 4.7))).toEqual(["4.7", "4,7", "4,7"]);
    expect(formatDate("kk", "2020-11-21")).toMatch(/қараша/);
  });
});

describe("the language of a path", () => {
  it.each([
    ["/", "ru"],
    ["/en", "en"],
    ["/en/", "en"],
    ["/en/basket", "en"],
    ["/en.data", "en"],
    ["/en/basket.data", "en"],
    ["/english", "ru"],
    ["/EN/basket", "ru"],
    ["/catalog/en", "ru"],
    ["/_root.data", "ru"],
  ])("%s is %s", (path, locale) => {
    expect(localeFromPath(path)).toBe(locale);
  });

  it.each(["/", "/?q=1", "/basket", "/catalog/a/b?page=2#p1"])("%s is restored from its English path", (path) => {
    expect(localePath("ru", path)).toBe(path);
    expect(localeFromPath(new URL(localePath("en", path), "http://x").pathname)).toBe("en");
    expect(barePath(localePath("en", path))).toBe(path);
  });

  it("has one form for the English home page", () => {
    expect(localePath("en", "/")).toBe("/en");
    expect(localePath("en", "/?q=1")).toBe("/en?q=1");
  });

  it("leaves words that start with `en` unchanged", () => {
    expect(barePath("/english")).toBe("/english");
  });
});
