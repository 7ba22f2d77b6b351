import { describe, expect, it } from "vitest";

import type { CatalogInfo } from "~/api/schemas/catalog";
import type { Filter } from "~/api/schemas/common";
import { translateFor } from "~/i18n/translate.server";
import { parseListing } from "~/lib/listing-query";

import { readListing } from "./read-listing";

const plain = { unit: null, values: [], min: null, max: null, from: null, to: null };
const price: Filter = { ...plain, code: "price", name: "Price", type: "range", unit: "₽", min: 100, max: 900 };
const colour: Filter = {
  ...plain,
  code: "colour",
  name: "Colour",
  type: "list",
  values: [
    { value: "red", name: "red", count: 0, selected: true },
    { value: "blue", name: "blue", count: 0, selected: true },
  ],
};

function answer(total: number): CatalogInfo {
  const pagination = { page: 1, perPage: 10, total, pages: Math.ceil(total / 10) };
  return { products: [], filter: [price, colour], pagination, sorts: [], section: null };
}

const state = parseListing(new URLSearchParams("f.colour=red&f.colour=blue&f.price.from=200"));
const t = translateFor("en");

describe("readListing", () => {
  it("shows the bounds that were asked for where the API does not repeat them", async () => {
    const listing = await readListing({ last: answer(5), products: [], state, t, count: () => Promise.resolve(1) });
    expect(listing.filters[0]).toMatchObject({ code: "price", from: 200, to: null });
    expect(listing.active.map(({ name }) => name)).toEqual(["Price: from 200\u00a0₽", "Colour: red", "Colour: blue"]);
  });

  it("asks for no way out while there are products", async () => {
    let asked = 0;
    const count = () => Promise.resolve((asked += 1));
    const listing = await readListing({ last: answer(5), products: [], state, t, count });
    expect(listing.removalSuggestions).toEqual([]);
    expect(asked).toBe(0);
  });

  it("names the filters whose removal leads to products", async () => {
    const count = (without: typeof state) => Promise.resolve(without.ranges.price ? 0 : 7);
    const { removalSuggestions } = await readListing({ last: answer(0), products: [], state, t, count });
    expect(removalSuggestions).toEqual([{ code: "price", name: "Price: from 200\u00a0₽", count: 7 }]);
  });

  it("names them all where none leads to products alone, or the API does not say", async () => {
    const none = await readListing({ last: answer(0), products: [], state, t, count: () => Promise.resolve(0) });
    expect(none.removalSuggestions).toHaveLength(3);
    const unknown = await readListing({ last: answer(0), products: [], state, t, count: () => Promise.resolve(null) });
    expect(unknown.removalSuggestions.map(({ count }) => count)).toEqual([null, null, null]);
  });
});
