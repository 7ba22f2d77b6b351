import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { autocomplete, catalogInfo, menu, offers, productView, searchResults } from "~/api/schemas/catalog";
import { home } from "~/api/schemas/pages";
import { connectDatabase } from "#mocks/db/open";
import { call } from "#mocks/testing/call";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";
import { readTexts } from "#mocks/texts/read";
import { writeTexts } from "#mocks/texts/write";

import { importFeed } from "./import-feed";
import { createImporter, feedOf, offerOf } from "./testing";

const source = "tests/fixtures/tea-shop/catalog.yml";
const stored = { path: "/upload/goods/1.jpg", url: null, isStored: true };
const pictures = { find: () => stored, store: () => Promise.resolve([]) };

let api: TestApi;
beforeAll(async () => {
  const db = connectDatabase(":memory:");
  expect(await importFeed({ db, source, pictures, strict: true })).toMatchObject({ added: 28, problems: 0 });
  api = createTestApi({ db, shopDir: "tests/fixtures/tea-shop" });
});
afterAll(() => api.close());

const names = (products: { name: string }[]) => products.map(({ name }) => name);
const info = async (query: string) =>
  (await call(api, `/api/app/catalog/info?${new URLSearchParams(query).toString()}`)).data(catalogInfo);

describe("a shop of another trade", () => {
  it("shows its goods under its promotions and news", () => {
    const importer = createImporter();
    for (const [kind, fields] of [
      ["stocks", "startsAt: 2026-01-01"],
      ["news", "publishedAt: 2026-01-01"],
    ] as const) {
      mkdirSync(join(importer.folder, kind, "ru"), { recursive: true });
      const lines = [
        "---",
        "name: Чай",
        "preview: Чай",
        fields,
        "products: { sections: [chay], limit: 3 }",
        "---",
        "Чай.",
      ];
      importer.file(`${kind}/ru/tea.md`, lines.join("\n"));
    }
    writeTexts(api.context.db, readTexts(importer.folder));
    importer.close();
    for (const kind of ["stock", "news"])
      expect(api.context.db.value(`select count(*) from ${kind}_product`), kind).toBe(3);
  });

  it("has the feed's sections, with a picture of a product, in the menu and on the home page", async () => {
    const { items } = (await call(api, "/api/app/catalog/menu")).data(menu);
    expect(names(items)).toEqual(["Чай", "Посуда", "К чаю"]);
    expect(items[0]?.items[2]).toMatchObject({
      name: "Улун",
      link: "/catalog/chay/ulun",
      items: [{ link: "/catalog/chay/ulun/svetlyy-ulun" }, {}],
    });
    const { sections, rows } = (await call(api, "/api/app/home/view")).data(home);
    expect(rows.map(({ title }) => title)).toEqual(["Выбор магазина", "Скидки"]);
    const first = rows[0]?.products[0];
    expect(first?.name).toBe("Чай зелёный Лунцзин, 50\u00a0г");
    expect(first?.picture).toContain("/upload/");
    expect(sections.slice(0, 2)).toMatchObject([
      { name: "Чай", picture: first?.picture, count: 18 },
      { name: "Посуда", picture: null, count: 7 },
    ]);
  });

  it("lists a section and narrows it by filters", async () => {
    const all = await info("sectionCode=posuda");
    expect(all.filter.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Цена", "Наличие", "Бренд", "Объём", "Материал", "Цвет"]),
    );
    const color = all.filter.find(({ name }) => name === "Цвет");
    expect(color?.values.map(({ name, count }) => `${name} ${count}`)).toEqual(["Белый 3", "Зелёный 1", "Синий 1"]);
    const blue = await info(`sectionCode=posuda&filter[tsvet]=siniy`);
    expect(names(blue.products)).toEqual(["Чашка «Сугроб», 80\u00a0мл"]);
    expect(names((await info("brand=stekloduv")).products)).toEqual(["Чайник стеклянный, 600\u00a0мл"]);
  });

  it("shows a product with its variants", async () => {
    const path = "/api/app/catalog/product/chay-zelenyy-luntszin-50-g";
    const { product } = (await call(api, `${path}/view`)).data(productView);
    expect(product).toMatchObject({ article: "lung-50", price: 690, oldPrice: 790, isStock: 24, weight: 50 });
    expect(product.path.map(({ name }) => name)).toEqual(["Чай", "Зелёный чай", "Чай зелёный Лунцзин, 50\u00a0г"]);
    expect(product.properties).toContainEqual({ name: "Страна производства", value: "Китай" });
    expect(product.pictures).toEqual(["/upload/goods/1.jpg"]);
    const variants = (await call(api, `${path}/offers`)).data(offers).offers;
    expect(variants.map(({ price }) => price)).toEqual([690, 1290, 2990]);
  });

  it("finds and suggests products, also by article and with a typo", async () => {
    const search = async (text: string) =>
      (await call(api, `/api/app/search/results?q=${encodeURIComponent(text)}`)).data(searchResults).products;
    expect(names(await search("пиала селадон"))).toEqual(["Пиала «Селадон», 60\u00a0мл"]);
    expect(names(await search("IX-300"))).toContain("Чайник Гончарный ряд Исин 300\u00a0мл");
    expect(names(await search("лунцзын"))).toHaveLength(3);
    const found = await call(api, `/api/app/search/autocomplete?q=${encodeURIComponent("пуэр")}`);
    expect(names(found.data(autocomplete).products)).toEqual([
      "Шу пуэр, блин, 357\u00a0г",
      "Шэн пуэр, точа, 100\u00a0г",
    ]);
  });
});

it("has English texts from an English feed, and otherwise the feed's own", async () => {
  const importer = createImporter();
  const body = '<param name="Цвет">Белый</param>';
  const english = feedOf(
    offerOf("1", "White tea", '<param name="Colour">White</param><description>Mild</description>'),
    '<category id="1">Tea</category>',
  );
  await importer.run(feedOf(offerOf("1", "Белый чай", body) + offerOf("2", "Улун", body)), {
    translations: { en: importer.file("catalog.en.yml", english) },
  });
  const shop = createTestApi({ db: importer.db });
  const language = "en";
  const { products, filter, section } = (await call(shop, "/api/app/catalog/info?sectionCode=chay", { language })).data(
    catalogInfo,
  );
  expect(section?.name).toBe("Tea");
  expect(names(products)).toEqual(["White tea", "Улун"]);
  expect(filter.find(({ code }) => code === "tsvet")).toMatchObject({ name: "Colour", values: [{ name: "White" }] });
  const view = await call(shop, "/api/app/catalog/product/belyy-chay/view", { language });
  expect(view.data(productView).product).toMatchObject({
    description: "<p>Mild</p>",
    properties: [{ name: "Colour", value: "White" }],
  });
  importer.close();
});

it("has filters in English although its first product is not in the English feed", async () => {
  const importer = createImporter();
  const body = '<param name="Цвет">Белый</param>';
  const english = feedOf(offerOf("2", "White tea", '<param name="Colour">White</param>'));
  await importer.run(feedOf(offerOf("1", "Улун", body) + offerOf("2", "Белый чай", body)), {
    translations: { en: importer.file("catalog.en.yml", english) },
  });
  const shop = createTestApi({ db: importer.db });
  const { filter } = (await call(shop, "/api/app/catalog/info", { language: "en" })).data(catalogInfo);
  expect(filter.at(-1)).toMatchObject({ name: "Colour", values: [{ name: "White", count: 2 }] });
  importer.close();
});
