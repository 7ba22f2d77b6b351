import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

import { flag } from "./columns";
import { countRows, everything, type RatedColumns, type Selection } from "./count";

let api: TestApi;
beforeAll(async () => void (api = await createDemoApi()));
afterAll(() => api.close());

/** The same counts, computed from the tables one product at a time. */
function countSlowly(selection: Selection) {
  const { db, listing } = api.context;
  const { ids } = listing.dictionary;
  const rows = db.all<{ id: number; price: number; stock: number; brand_id: number | null; stars: number | null }>(
    `select id, price, stock, brand_id, (select avg(rating) from review where product_id = product.id) as stars
     from product`,
  );
  const pairs = db.all<{ product_id: number; value_id: number }>("select product_id, value_id from product_property");
  const valuesOf = new Map<number, number[]>();
  for (const { product_id, value_id } of pairs)
    valuesOf.set(product_id, [...(valuesOf.get(product_id) ?? []), value_id]);
  const passes = (row: (typeof rows)[number], but: string) => {
    const values = valuesOf.get(row.id) ?? [];
    const { price, brands } = selection;
    return (
      (but === "price" || !price || (row.price >= (price.from ?? 0) && row.price <= (price.to ?? Infinity))) &&
      (but === "stock" || !selection.inStock || row.stock > 0) &&
      (but === "rating" || !selection.wellRated || isWellRated(row.stars)) &&
      (but === "brand" || !brands || brands.has(row.brand_id ?? 0)) &&
      [...selection.properties].every(
        ([property, wanted]) => but === `p${property}` || values.some((value) => wanted.has(value)),
      )
    );
  };
  const prices = rows.filter((row) => passes(row, "price")).map(({ price }) => price);
  const values = new Int32Array(ids.propertyOf.length);
  const brands = new Int32Array(ids.lastBrand + 1);
  for (const row of rows) {
    if (passes(row, "brand")) brands[row.brand_id ?? 0] = (brands[row.brand_id ?? 0] ?? 0) + 1;
    for (const value of valuesOf.get(row.id) ?? []) {
      if (passes(row, `p${ids.propertyOf[value]}`)) values[value] = (values[value] ?? 0) + 1;
    }
  }
  return {
    ids: rows
      .filter((row) => passes(row, ""))
      .map(({ id }) => id)
      .sort((a, b) => a - b),
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    inStock: rows.filter((row) => passes(row, "stock") && row.stock > 0).length,
    wellRated: rows.filter((row) => passes(row, "rating") && isWellRated(row.stars)).length,
    brands,
    values,
  };
}

/** As the shop prints it: 3.95 is shown as 4. */
const isWellRated = (stars: number | null) => stars !== null && Math.round(stars * 10) >= 40;

function someOf(property: number, count: number): [number, Set<number>] {
  const entry = api.context.listing.dictionary.properties[property];
  return [entry?.id ?? 0, new Set(entry?.values.slice(0, count).map(({ id }) => id))];
}

const selections: Record<string, () => Selection> = {
  nothing: () => everything,
  "a price": () => ({ ...everything, price: { from: 1000, to: 9000 } }),
  "an open price and stock": () => ({ ...everything, price: { from: null, to: 5000 }, inStock: true }),
  "a rating and stock": () => ({ ...everything, wellRated: true, inStock: true }),
  "two brands": () => ({ ...everything, brands: new Set([1, 2]) }),
  "a property": () => ({ ...everything, properties: new Map([someOf(0, 2)]) }),
  "two properties, brands, price and stock": () => ({
    price: { from: 500, to: null },
    inStock: true,
    wellRated: true,
    brands: new Set([1, 2, 3, 4, 5]),
    properties: new Map([someOf(0, 3), someOf(1, 3)]),
    bounds: new Map(),
  }),
  "filters that match nothing": () => ({ ...everything, price: { from: 90_000_000, to: null }, brands: new Set([1]) }),
};

describe.each(Object.keys(selections))("counts with %s selected", (name) => {
  it("match the tables", () => {
    const selection = selections[name]?.() ?? everything;
    const { listing } = api.context;
    const { rows, ...counts } = listing.count(listing.base(null), selection);
    const ids = [...rows].map((row) => listing.columns.ids[row] ?? 0).sort((a, b) => a - b);
    expect({ ids, ...counts }).toEqual(countSlowly(selection));
  });
});

describe("forty property filters", () => {
  const filters = 40;
  const lastValue = filters;
  const otherValue = filters + 1;
  /** Property n has the value n; the last property also has `otherValue`. Index 0 is not used. */
  const propertyOf = Int32Array.from([0, ...Array.from({ length: filters }, (_, n) => n + 1), filters]);
  const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
  /** Row 0 passes all filters, row 1 fails the last one, row 2 fails the last two. */
  const valuesByRow = [upTo(lastValue), [...upTo(filters - 1), otherValue], [...upTo(filters - 2), otherValue]];
  const none = new Int32Array(3);
  const columns: RatedColumns = {
    ...{ ids: none, section: none, brand: none, price: Int32Array.of(100, 200, 300), flags: new Uint8Array(3) },
    rating: new Uint8Array(3),
    ...{ rankByPrice: none, rankByDate: none, rankByName: { ru: none, en: none } },
    valueStart: Int32Array.from([0, 1, 2, 3], (row) => valuesByRow.slice(0, row).flat().length),
    values: Int32Array.from(valuesByRow.flat()),
  };

  it("are all applied and counted", () => {
    const selection = { ...everything, properties: new Map(upTo(filters).map((n) => [n, new Set([n])])) };
    const counted = countRows(columns, { lastBrand: 0, propertyOf }, Int32Array.of(0, 1, 2), selection);
    expect([...counted.rows]).toEqual([0]);
    expect(counted.price).toEqual({ min: 100, max: 100 });
    expect([...counted.values]).toEqual([0, ...Array<number>(filters).fill(1), 1]);
  });
});

it("flags every product that is in stock", () => {
  const { db, listing } = api.context;
  const { columns } = listing;
  const stocked = db.all<{ id: number }>("select id from product where stock > 0 order by id").map(({ id }) => id);
  const flagged = [...columns.ids]
    .filter((_, row) => ((columns.flags[row] ?? 0) & flag.inStock) !== 0)
    .sort((a, b) => a - b);
  expect(flagged).toEqual(stocked);
});
