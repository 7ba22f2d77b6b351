import { readFileSync } from "node:fs";

import { afterEach, describe, expect, it } from "vitest";

import { inLanguage, languages, setLanguages } from "./languages";
import { plainShop, readShopFile, shopFileSchema } from "./shop-file";

const faultsOf = (file: unknown) => readShopFile(JSON.stringify(file)).faults;

describe("shop.json", () => {
  it("may be missing: the shop is a plain one", () => {
    const { shop, faults, missing } = readShopFile(null);
    expect(faults).toEqual([]);
    expect(shop).toEqual(plainShop);
    expect(shop.name).toEqual({ ru: "Магазин", en: "Shop" });
    expect(missing).toContain("has no “name”: the shop is called “Магазин”");
  });

  it("says only what differs by language", () => {
    const { shop } = readShopFile('{ "name": "Чайная", "title": { "en": "Tea shop" } }');
    expect(shop.name).toEqual({ ru: "Чайная", en: "Чайная" });
    expect(shop.title).toEqual({ ru: "Tea shop", en: "Tea shop" });
  });

  it("needs no quotation marks around the name: the texts add them", () => {
    const nameOf = (name: unknown) => readShopFile(JSON.stringify({ name })).shop.name;
    expect(nameOf({ ru: "«Чайная»", en: '"Tea shop"' })).toEqual({ ru: "Чайная", en: "Tea shop" });
    expect(nameOf("ИП «Чай»")).toEqual({ ru: "ИП «Чай»", en: "ИП «Чай»" });
    expect(nameOf("«Чай» и «Кофе»")).toEqual({ ru: "«Чай» и «Кофе»", en: "«Чай» и «Кофе»" });
  });

  it("advises about an empty list as about none", () => {
    const { missing } = readShopFile('{ "offices": [], "phones": {} }');
    expect(missing).toContain("has no “offices”: orders are delivered only, and cannot be picked up");
    expect(missing).toContain("has no “phones”: no phone number is shown");
  });

  it("has plain delivery terms, of which a shop says only what differs", () => {
    const { delivery } = plainShop;
    expect(delivery.home).toEqual([{ ru: "Москва", en: "Moscow" }]);
    expect(readShopFile(null).missing).toContain(
      "has no “delivery”: the home city is Moscow, and a courier costs 490 ₽",
    );
    const own = { home: ["Казань"], courier: { price: 300, freeFrom: null } };
    const { shop, missing } = readShopFile(JSON.stringify({ delivery: own }));
    expect(shop.delivery).toEqual({
      ...delivery,
      home: [{ ru: "Казань", en: "Казань" }],
      courier: { ...delivery.courier, ...own.courier },
    });
    expect(missing.join()).not.toContain("delivery");
  });

  it("of the demo shop is complete", () => {
    const { faults, missing } = readShopFile(readFileSync("mocks/demo/shop.json", "utf8"));
    expect(faults).toEqual([]);
    expect(missing).toEqual([]);
  });

  it.each([
    ['{\n  "name": "Чай",\n  a\n}', "is no JSON: look in line 3"],
    ['{ "name": "Чай"', "is no JSON: look in line 1"],
    ['{\n  "phones": {\n    "city": +7 495 000-00-00\n  }\n}', "is no JSON: look in line 3"],
    ['{\n  "name": "Чай",\n  "delivery": { "minimum": }\n}', "is no JSON: look in line 3"],
    ["[]", "“the file” is wrong: Invalid input: expected object, received array"],
  ])("names the place of a syntax error: %j", (source, fault) => {
    expect(readShopFile(source).faults).toEqual([fault]);
  });

  it.each([
    [{ nmae: "Чай" }, "the file has an unknown “nmae”"],
    [{ name: { de: "Tee" } }, "“name.de” is not a language of the shop"],
    [{ name: {} }, "“name” is wrong: has no text in any language"],
    [{ timeZone: "Moscow" }, "“timeZone” is not a time zone such as Europe/Moscow"],
    [{ email: "чай" }, "“email” is not an e-mail address"],
    [{ phones: { city: "нет" } }, "“phones.city” is not a phone number such as +7 495 000-00-00"],
    [{ synonyms: { de: {} } }, "“synonyms.de” is not a language of the shop"],
    [
      { synonyms: { ru: { "болгарка, ушм": ["углошлифмашина"] } } },
      "“synonyms.ru.болгарка, ушм” is not a word or a phrase of two or three words",
    ],
    [
      { synonyms: { en: { grinder: [] } } },
      "“synonyms.en.grinder” is wrong: Too small: expected array to have >=1 items",
    ],
    [{ delivery: {} }, "“delivery.home” is missing"],
    [{ synonyms: { en: [] } }, "“synonyms.en” is wrong: Invalid input: expected object, received array"],
    [{ delivery: { home: [] } }, "“delivery.home” is wrong: Too small: expected array to have >=1 items"],
    [
      { delivery: { home: ["Казань"], courier: { price: 299.5 } } },
      "“delivery.courier.price” is wrong: Invalid input: expected int, received number",
    ],
    [
      { delivery: { home: ["Казань"], courier: { freeFrom: 0 } } },
      "“delivery.courier.freeFrom” is wrong: Too small: expected number to be >=1",
    ],
    [{ delivery: { home: ["Казань"], free: 2000 } }, "delivery has an unknown “free”"],
    [{ social: [{ name: "Чат", link: "javascript:alert(1)" }] }, "“social.0.link” is wrong: Invalid URL"],
  ])("names each fault with its place: %j", (file, fault) => {
    expect(faultsOf(file)).toEqual([fault]);
  });

  it("checks the digits of company numbers", () => {
    const legal = {
      ...{ name: "ООО «Чай»", address: "Тула, ул. Мира, 1", inn: "7700000009", ogrn: "1027700000008", vat: null },
      ...{ bank: "АО «Банк Пример»", bik: "044500003", account: "40702810600000000001" },
      correspondentAccount: "30101810700000000003",
    };
    expect(faultsOf({ legal })).toEqual([]);
    expect(faultsOf({ legal: { ...legal, inn: "7700000001" } })).toEqual([
      "“legal.inn” is not such a number: its check digits are wrong",
    ]);
    expect(faultsOf({ legal: { ...legal, account: "40702810600000000002" } })).toEqual([
      "“legal.account” is not an account at the bank with this BIK",
    ]);
    expect(faultsOf({ legal: { ...legal, bik: undefined } })).toContain("“legal.bik” is missing");
    const missingIn = (its: object) => readShopFile(JSON.stringify({ legal: its })).missing;
    expect(missingIn(legal)).toContain("has no “legal.kpp”: invoices have no KPP");
    expect(missingIn({ ...legal, kpp: "770001001" }).join()).not.toContain("legal");
    expect(missingIn({ ...legal, inn: "500100732259" }).join()).not.toContain("legal");
    expect(readShopFile("{}").missing).toContain("has no “legal”: companies cannot pay by invoice");
  });

  describe("its languages", () => {
    afterEach(() => setLanguages([]));
    const read = (languages: unknown, name: unknown = "Чай") => readShopFile(JSON.stringify({ languages, name }));
    const kazakh = { code: "kk", name: "Қазақша", tag: "kk-KZ" };

    it("are those of the process, and every text has a value in each", () => {
      const { shop, faults } = read(["ru", kazakh], { ru: "Чай", kk: "Шай" });
      expect([faults, shop.name, inLanguage(shop.title, "kk")]).toEqual([
        [],
        { ru: "Чай", kk: "Шай" },
        "Интернет-магазин",
      ]);
      expect(languages().map(({ code, tag, short, decimal }) => [code, tag, short, decimal])).toEqual([
        ["ru", "ru-RU", "RU", ","],
        ["kk", "kk-KZ", "KK", ","],
      ]);
    });

    it.each([
      [["de"], "“languages.0” is not a language that comes with the shop: ru, en"],
      [["ru", "ru"], "“languages” is wrong: names a language twice"],
      [[{ ...kazakh, code: "Kazakh" }], "“languages.0.code” is not a language code such as kk"],
      [[{ ...kazakh, tag: "xx-nowhere" }], "“languages.0.tag” is not a locale such as kk-KZ that every browser knows"],
      [
        [{ code: "tt", name: "Татарча" }],
        "“languages.0.tag” is needed: not every browser knows the dates and plurals of the code. Take a related one, such as ru",
      ],
      [[{ code: "kk" }], "“languages.0.name” is missing"],
    ])("are checked: %j", (list, fault) => {
      expect(read(list).faults).toEqual([fault]);
    });

    it("may be one alone, for which the plain delivery terms hold too", () => {
      const { shop, faults } = read(["ru"]);
      expect([faults, shop.delivery]).toEqual([[], plainShop.delivery]);
    });

    it("are the only ones of which texts are shown; those that come with the shop may stay", () => {
      const { shop, faults } = read(["en"], { ru: "Чай", en: "Tea" });
      expect([faults, shop.name]).toEqual([[], { en: "Tea" }]);
    });
  });

  it("has a schema for editors, which stands beside the demo shop's file", () => {
    expect(JSON.parse(readFileSync("mocks/demo/shop.schema.json", "utf8"))).toEqual(shopFileSchema());
  });
});
