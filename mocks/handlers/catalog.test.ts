import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { catalogInfo, catalogView, menu } from "~/api/schemas/catalog";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeAll(() => (api = createTestApi({ seed: seedTiny, now: () => new Date("2026-11-20T09:00:00Z") })));
afterAll(() => api.close());

async function info(query: Record<string, string> = {}, language: "ru" | "en" = "ru") {
  return (await call(api, `/api/app/catalog/info?${new URLSearchParams(query).toString()}`, { language })).data(
    catalogInfo,
  );
}

async function ids(query: Record<string, string>) {
  return (await info(query)).products.map(({ id }) => id);
}

async function filter(code: string, query: Record<string, string>) {
  return (await info(query)).filter.find((entry) => entry.code === code);
}

const counts = async (code: string, query: Record<string, string>) =>
  Object.fromEntries((await filter(code, query))?.values.map(({ value, count }) => [value, count]) ?? []);

describe("a listing", () => {
  it("contains a section and its subsections, most popular products first", async () => {
    expect(await ids({ sectionCode: "tools" })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10]);
    expect(await ids({ sectionCode: "grinders" })).toEqual([5, 6, 7, 8]);
    expect(await ids({})).toHaveLength(10);
  });

  it("is limited to a brand", async () =>
    expect(await ids({ brand: "kremen", sectionCode: "drills" })).toEqual([3, 4]));

  it.each([
    ["popular", [1, 2, 3, 4, 10]],
    ["price_asc", [10, 3, 2, 4, 1]],
    ["price_desc", [1, 4, 2, 3, 10]],
    ["new", [10, 4, 3, 2, 1]],
    ["name", [3, 1, 2, 4, 10]],
    ["nonsense", [1, 2, 3, 4, 10]],
  ])("is sorted by %s", async (sort, expected) => expect(await ids({ sectionCode: "drills", sort })).toEqual(expected));

  it("marks the active sort order", async () => {
    const selected = async (sort: string) =>
      (await info({ sort })).sorts.filter((entry) => entry.selected).map(({ code }) => code);
    expect([await selected("new"), await selected("?")]).toEqual([["new"], ["popular"]]);
  });

  it("sorts names in the requested language", async () => {
    const { products } = await info({ sectionCode: "drills", sort: "name" }, "en");
    expect(products.map(({ id }) => id)).toEqual([3, 4, 10, 1, 2]);
  });

  it("has the breadcrumbs of a section, without a link for the section itself", async () => {
    const { section } = await info({ sectionCode: "drills" }, "en");
    expect(section).toMatchObject({
      code: "drills",
      path: [{ name: "Tools", link: "/catalog/tools" }, { name: "Drills" }],
      items: [],
    });
    expect(section?.path[1]).not.toHaveProperty("link");
    expect((await info({ sectionCode: "tools" })).section?.items.map(({ code }) => code)).toEqual([
      "drills",
      "grinders",
    ]);
    expect((await info()).section).toBeNull();
  });

  it.each([{ sectionCode: "no-such" }, { brand: "no-such" }])("is a 404 for %j", async (query) => {
    expect(
      (await call(api, `/api/app/catalog/info?${new URLSearchParams(Object.entries(query)).toString()}`)).status,
    ).toBe(404);
  });

  it("is empty, not a 404, for a section without products", async () => {
    expect(await info({ sectionCode: "discs" })).toMatchObject({ products: [], pagination: { total: 0, pages: 0 } });
  });
});

describe("pages", () => {
  it("have the requested size, and are empty past the end", async () => {
    expect(await ids({ perPage: "4", page: "3" })).toEqual([9, 10]);
    expect(await info({ perPage: "4", page: "9" })).toMatchObject({
      products: [],
      pagination: { page: 9, perPage: 4, total: 10, pages: 3 },
    });
  });

  it.each([
    [
      { page: "x", perPage: "-3" },
      { page: 1, perPage: 10 },
    ],
    [
      { page: "0", perPage: "0" },
      { page: 1, perPage: 1 },
    ],
    [
      { page: "1e3", perPage: "500" },
      { page: 1, perPage: 100 },
    ],
    [{ page: "99999999999999999999" }, { page: 1, perPage: 10 }],
  ])("have the defaults for %j", async (query, expected) =>
    expect((await info(query)).pagination).toMatchObject(expected),
  );
});

describe("filters", () => {
  it.each([
    ["a price range", { "filter[price]": "3000..8000" }, [2, 3]],
    ["an open price range", { "filter[price]": "8000.." }, [1, 4]],
    ["a reversed range", { "filter[price]": "8000..3000" }, [2, 3]],
    ["stock", { "filter[inStock]": "1" }, [1, 2, 10]],
    ["a value", { "filter[kit]": "case" }, [1]],
    ["one of two values", { "filter[kit]": "case,bare" }, [1, 2]],
    ["two filters at once", { "filter[kit]": "case,bare", "filter[price]": "..8000" }, [2]],
    ["brands", { "filter[brand]": "kremen" }, [3, 4]],
    ["a range of numbers", { "filter[voltage]": "12.5..18" }, [1, 2]],
    ["a range without values", { "filter[voltage]": "13..17" }, []],
    ["a range from a negative number", { "filter[voltage]": "-40..18" }, [1, 2]],
    ["unknown filters and values", { "filter[kit]": "case", "filter[brand]": "kremen" }, []],
    [
      "nonsense",
      {
        "filter[price]": "a..b",
        "filter[inStock]": "yes",
        "filter[no]": "1",
        "filter[kit]": "zzz",
        filter: "1",
        "filter[": "1",
      },
      [1, 2, 3, 4, 10],
    ],
  ])("narrow by %s", async (_, query, expected) => {
    expect(await ids({ sectionCode: "drills", ...query })).toEqual(expected);
  });

  it("count the products that each choice would leave, ignoring their own selection", async () => {
    const query = { sectionCode: "drills", "filter[brand]": "tavros", "filter[kit]": "case" };
    expect(await counts("kit", query)).toEqual({ case: 1, bare: 1 });
    expect(await counts("brand", query)).toEqual({ tavros: 1, kremen: 0 });
    expect(await counts("inStock", query)).toEqual({ "1": 1 });
  });

  it("have the price range that the other filters leave, and the requested one", async () => {
    const query = { sectionCode: "drills", "filter[brand]": "tavros", "filter[price]": "1000..9000" };
    expect(await filter("price", query)).toMatchObject({
      type: "range",
      unit: "₽",
      min: 890,
      max: 12490,
      from: 1000,
      to: 9000,
    });
    expect(await filter("price", { sectionCode: "discs" })).toMatchObject({
      min: null,
      max: null,
      from: null,
      to: null,
    });
  });

  it("return a property that was requested by its bounds as a range, with its numbers and these bounds", async () => {
    const query = { sectionCode: "tools", "filter[voltage]": "12.5.." };
    const bounds = { min: 12, max: 18, from: 12.5, to: null };
    expect(await filter("voltage", query)).toMatchObject({ type: "range", unit: "В", values: [], ...bounds });
    expect(await ids(query)).toEqual(await ids({ sectionCode: "tools", "filter[voltage]": "18" }));
  });

  it("mark selected values and have units", async () => {
    const voltage = await filter("voltage", { sectionCode: "tools", "filter[voltage]": "18" });
    expect(voltage).toMatchObject({
      name: "Напряжение",
      unit: "В",
      values: [
        { value: "12", selected: false },
        { value: "18", selected: true },
      ],
    });
  });

  it("come in the order price, stock, brand, then properties by number of products", async () => {
    const codes = (await info({ sectionCode: "tools" })).filter.map(({ code }) => code);
    expect(codes).toEqual(["price", "inStock", "brand", "voltage", "kit"]);
  });

  it("exclude properties that the section does not have", async () => {
    expect((await info({ sectionCode: "ladders" })).filter.map(({ code }) => code)).toEqual([
      "price",
      "inStock",
      "brand",
    ]);
  });
});

describe("a card", () => {
  it("has the stock, and the date for a product made to order", async () => {
    const { products } = await info({ sectionCode: "drills" });
    expect(products.map(({ isStock, deliveryDate }) => [isStock, deliveryDate])).toEqual([
      [14, null],
      [3, null],
      [0, null],
      [0, "2026-11-28"],
      [100, null],
    ]);
  });

  it("has the visitor's basket quantity and favourites, and nobody else's", async () => {
    await call(api, "/api/app/basket/1/add", { method: "POST", body: { uid: "card", quantity: 2 } });
    await call(api, "/api/app/favorite/2/add?uid=card", { method: "POST" });
    const marks = async (uid: string) =>
      (await info({ sectionCode: "drills", perPage: "2", uid })).products.map(({ quantity, isFavorite }) => [
        quantity,
        isFavorite,
      ]);
    expect(await marks("card")).toEqual([
      [2, false],
      [0, true],
    ]);
    expect(await marks("nobody")).toEqual([
      [0, false],
      [0, false],
    ]);
  });
});

it("returns the section tree in the menu and the catalogue in both languages", async () => {
  const { items } = (await call(api, "/api/app/catalog/menu", { language: "en" })).data(menu);
  expect(items.map(({ name, items }) => [name, items.map((item) => item.link)])).toEqual([
    ["Tools", ["/catalog/tools/drills", "/catalog/tools/grinders"]],
    ["Discs", []],
    ["Ladders", []],
  ]);
  expect(items.map(({ count, picture }) => [count, picture])).toEqual([
    [9, expect.stringMatching(/^\/upload\/sections\//)],
    [0, expect.stringMatching(/^\/upload\/sections\//)],
    [1, expect.stringMatching(/^\/upload\/sections\//)],
  ]);
  const { sections } = (await call(api, "/api/app/catalog/view")).data(catalogView);
  expect(sections.map(({ name, count, items }) => [name, count, items.length])).toEqual([
    ["Инструмент", 9, 2],
    ["Круги", 0, 0],
    ["Лестницы", 1, 0],
  ]);
});
