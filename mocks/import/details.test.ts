import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { catalogInfo, productView } from "~/api/schemas/catalog";
import { brandView } from "~/api/schemas/pages";
import { call } from "#mocks/testing/call";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

import { readDetails } from "./details";
import { createImporter, feedOf, offerOf } from "./testing";

let importer: ReturnType<typeof createImporter>;
beforeEach(() => {
  importer = createImporter();
  mkdirSync(join(importer.folder, "goods"));
});
afterEach(() => importer.close());

const save = (name: string, content: unknown) => importer.file(join("goods", name), JSON.stringify(content));

const categories =
  '<category id="tea">Чай</category><category id="cups" parentId="tea">Чашки</category><category id="3">Прочее</category>';

/** Imports a feed with what the folder says, and returns the API on it. */
async function open(offers: string, translations = {}): Promise<TestApi> {
  const details = readDetails(importer.folder);
  await importer.run(feedOf(offers, categories), { details, translations });
  return createTestApi({ db: importer.db });
}

const param = (name: string, value: string, unit = "") => `<param name="${name}" unit="${unit}">${value}</param>`;
const inTea = "<categoryId>tea</categoryId>";

describe("what a folder says about its goods", () => {
  it("gives a section its address, description and picture, and keeps it without products", async () => {
    save("sections.json", {
      tea: { description: { ru: "Свежий", en: "Fresh" }, picture: "tea.jpg" },
      cups: { drawing: "drill-4" },
    });
    const shop = await open(offerOf("1", "Улун", inTea));
    expect(shop.context.listing.dictionary.sections).toMatchObject([
      { code: "tea", description: { ru: "Свежий", en: "Fresh" }, picture: "/upload/shop/tea.jpg", count: 1 },
      { code: "cups", link: "/catalog/tea/cups", picture: "/upload/sections/drill-4.jpg", count: 0 },
    ]);
  });

  it("marks a picture that is in the folder, so that an exchanged one is shown", () => {
    mkdirSync(join(importer.folder, "pictures"));
    importer.file("pictures/tea.jpg", "a picture");
    save("sections.json", { tea: { picture: "tea.jpg" } });
    save("brands.json", [{ slug: "steam", name: "Пар", picture: "tea.jpg" }]);
    const { sections, brands } = readDetails(importer.folder);
    const marked: unknown = expect.stringMatching(/^tea\.[0-9a-f]{8}\.jpg$/);
    expect([sections.get("tea")?.picture, brands[0]?.picture]).toEqual([marked, marked]);
  });

  it("gives a brand a page, and the brands their order", async () => {
    const gaiwan = { slug: "gaiwan", name: "Гайвань", country: "Китай", body: ["Делает чашки.", "С 1890 года."] };
    save("brands.json", [gaiwan, { slug: "steam", name: "Пар" }]);
    const vendor = (name: string) => inTea + `<vendor>${name}</vendor>`;
    const shop = await open(
      offerOf("1", "Б", vendor("Без описания")) +
        offerOf("2", "В", vendor("пар")) +
        offerOf("3", "А", vendor("гайвань")),
    );
    expect(shop.context.listing.dictionary.brands.map(({ slug, count }) => [slug, count])).toEqual([
      ["gaiwan", 1],
      ["steam", 1],
      ["bez-opisaniya", 1],
    ]);
    const page = (await call(shop, "/api/app/brand/gaiwan/view")).data(brandView);
    expect(page.brand).toMatchObject({ name: "Гайвань", country: "Китай" });
    expect(JSON.stringify(page)).toContain("<p>Делает чашки.</p><p>С 1890\u00a0года.</p>");
    // Again: what is gone from the file is gone.
    save("brands.json", [{ slug: "steam", name: "Пар" }]);
    await importer.run(feedOf(offerOf("1", "А", vendor("гайвань")), categories), {
      details: readDetails(importer.folder),
    });
    expect(importer.db.column("select slug from brand")).toEqual(["gaiwan"]);
  });

  it("does not say how a brand is spelled: the feed's first offer does, also one that has not changed", async () => {
    const offers = (first: string, price: string) =>
      offerOf("1", "А", `${inTea}<vendor>${first}</vendor>`) +
      offerOf("2", "Б", `${inTea}<vendor>STEAM</vendor><price>${price}</price>`);
    await open(offers("steam", "100"));
    const shop = await open(offers("Steam", "100"));
    const spelled = () => shop.context.db.column("select value from text where owner = 'brand'");
    expect(spelled()).toEqual(["Steam"]);
    await open(offers("Steam", "200"));
    expect(spelled()).toEqual(["Steam"]);
  });

  it("gives properties their addresses, units and order, and chooses the filters", async () => {
    save("properties.json", {
      volume: { name: { ru: "Объём", en: "Volume" }, unit: { ru: "мл", en: "ml" }, filter: true },
      "length-m": { name: "Длина", unit: "м", filter: true },
      "length-mm": { name: "Длина", unit: "мм", filter: true },
      color: { name: { ru: "Цвет", en: "Colour" }, filter: true },
      note: { name: "Заметка" },
    });
    const offer = (id: string, volume: string, length: string, unit: string) =>
      offerOf(
        id,
        `Чай ${id}`,
        inTea +
          param("Цвет", "синий") +
          param("Заметка", "x") +
          param("Объём", volume, "мл") +
          param("Длина", length, unit),
      );
    const english = importer.file(
      "feed.en.yml",
      feedOf(
        offerOf(
          "1",
          "Tea",
          param("Colour", "blue") + param("Note", "x") + param("Volume", "1000", "ml") + param("Length", "2", "m"),
        ),
      ),
    );
    const shop = await open(offer("1", "1000", "2", "м") + offer("2", "90", "15", "мм"), { en: english });
    const { properties } = shop.context.listing.dictionary;
    expect(properties.map(({ code, values }) => [code, values.map(({ value }) => value)])).toEqual([
      ["volume", ["90", "1000"]],
      ["length-m", ["2"]],
      ["length-mm", ["15"]],
      ["color", ["blue"]],
    ]);
    expect(properties[0]).toMatchObject({ unit: { ru: "мл", en: "ml" } });
    const { products } = (await call(shop, "/api/app/catalog/info?sectionCode=chay&filter[volume]=90")).data(
      catalogInfo,
    );
    expect(products.map(({ name }) => name)).toEqual(["Чай 2"]);
  });

  it("applies to offers that are as they were at the last import", async () => {
    const feed = offerOf("1", "Улун", inTea + param("Объём", "90", "мл"));
    await open(feed);
    save("properties.json", { volume: { name: "Объём", unit: "мл", filter: true } });
    const { properties } = (await open(feed)).context.listing.dictionary;
    expect(properties).toMatchObject([{ code: "volume", unit: { ru: "мл" }, values: [{ value: "90" }] }]);
  });

  it("is refused with a fault, and the file is named", () => {
    save("sections.json", { tea: { about: "Свежий" } });
    expect(() => readDetails(importer.folder)).toThrow(/goods\/sections\.json: .*has an unknown “about”/);
  });

  it("is refused if a property has the address of a filter that every shop has", () => {
    save("properties.json", { rating: { name: "Номинальный ток" } });
    expect(() => readDetails(importer.folder)).toThrow(/goods\/properties\.json: “rating” is the address of/);
  });
});

describe("elements of an offer that other systems do not know", () => {
  it("are its address, first day, unit, badges, days until it is made and stock in each office", async () => {
    const body = `${inTea}<url>https://shop.example/product/milk-oolong</url><added>2026-03-14</added><unit>пачка</unit>
      <badge color="#16191c">Хит</badge><outlets><outlet id="1" instock="4"/><outlet id="3" instock="2"/></outlets>`;
    const waiting = `${inTea}<count>0</count><order-days>8</order-days>`;
    const english = importer.file(
      "feed.en.yml",
      feedOf(offerOf("1", "Oolong", "<unit>pack</unit><badge>Popular</badge>")),
    );
    const shop = await open(offerOf("1", "Улун", body) + offerOf("2", "Пуэр", waiting), { en: english });
    const view = async (code: string, language: "ru" | "en") =>
      (await call(shop, `/api/app/catalog/product/${code}/view`, { language })).data(productView).product;
    expect(await view("milk-oolong", "ru")).toMatchObject({
      unit: "пачка",
      badge: [{ name: "Хит", color: "#16191c" }],
    });
    expect(await view("milk-oolong", "en")).toMatchObject({
      unit: "pack",
      badge: [{ name: "Popular", color: "#16191c" }],
    });
    const made = await view("puer", "ru");
    expect([made.isStock, made.deliveryDate === null]).toEqual([0, false]);
    expect(importer.db.all("select office, quantity from office_stock")).toEqual([
      { office: 1, quantity: 4 },
      { office: 3, quantity: 2 },
    ]);
    expect(importer.db.value("select created_at from product where code = 'milk-oolong'")).toBe(
      "2026-03-14T00:00:00.000Z",
    );
  });

  it("leave no stock by office for less than a pack, and for an outlet that is given twice", async () => {
    const outlet = '<outlet id="1" instock="3"/>';
    const pack = `${inTea}<min-quantity>5</min-quantity><outlets>${outlet}</outlets>`;
    await open(offerOf("1", "Улун", pack) + offerOf("2", "Пуэр", `${inTea}<outlets>${outlet}${outlet}</outlets>`));
    expect(importer.db.column("select stock from product order by id")).toEqual([0, 6]);
    expect(importer.db.all("select * from office_stock")).toEqual([]);
  });

  it("leave no stock by office if the outlets are not numbered as the offices, or hold another sum", async () => {
    const outlets = (id: string) => `${inTea}<outlets><outlet id="${id}" instock="4"/></outlets>`;
    await open(offerOf("1", "Улун", outlets("2541")) + offerOf("2", "Пуэр", `${outlets("1")}<count>9</count>`));
    expect(importer.db.column("select stock from product order by id")).toEqual([4, 9]);
    expect(importer.db.all("select * from office_stock")).toEqual([]);
  });
});

it("a promotion of a section applies to the products of its subsections", async () => {
  await open(offerOf("1", "Чашка", "<categoryId>cups</categoryId>"));
  const rows = importer.db.all(
    "select section.code, available from product_section left join section on section.id = section_id order by code",
  );
  expect(rows).toEqual([
    { code: null, available: 1 },
    { code: "chashki", available: 1 },
    { code: "chay", available: 1 },
  ]);
});
