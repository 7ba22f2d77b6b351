import { describe, expect, it } from "vitest";

import {
  apiFilters,
  atPage,
  listingHref,
  listingQuery,
  parseListing,
  withoutFilter,
  withoutFilters,
} from "./listing-query";

const parse = (query: string) => parseListing(new URLSearchParams(query));

describe("parseListing", () => {
  it("parses the query of a GET form", () => {
    const state = parse(
      "f.brand=tavros&f.brand=iskra&f.price.from=640&f.price.to=21%20900&sort=price_asc&perPage=24&page=2",
    );
    expect(state).toEqual({
      page: 2,
      from: 2,
      perPage: 24,
      sort: "price_asc",
      lists: { brand: ["tavros", "iskra"] },
      ranges: { price: { from: 640, to: 21900 } },
    });
  });

  it("has 10 products per page by default, or 12, 24 or 48", () => {
    expect(["", "perPage=12", "perPage=24", "perPage=48"].map((query) => parse(query).perPage)).toEqual([
      10, 12, 24, 48,
    ]);
    expect(listingQuery(parse("perPage=10"))).toBe("");
    expect(listingQuery(parse("perPage=12"))).toBe("?perPage=12");
  });

  it("ignores invalid values", () => {
    const plain = parse("");
    for (const query of [
      "page=0",
      "page=-3",
      "page=abc",
      "page=1.5",
      "perPage=1000",
      "sort=DROP",
      "f.=x",
      "f.price.from=%20",
      "f.brand=a%00b",
      "f.brand=",
      "f.brand=%20",
      "f.brand=a,b",
      "__proto__=1",
      "utm_source=x",
    ]) {
      expect(parse(query), query).toEqual(plain);
    }
  });

  it("keeps what was typed as a bound but cannot be applied, for the fields only", () => {
    const letters = parse("f.price.from=cheap&f.price.to=900&sort=name");
    expect(letters).toMatchObject({
      ranges: { price: { from: null, to: 900 } },
      mistyped: { "f.price.from": "cheap" },
    });
    expect(listingQuery(letters)).toBe("?f.price.to=900&sort=name");
    expect(listingHref("/saws", letters, "filters")).toBe(
      "/saws?f.price.to=900&sort=name&f.price.from=cheap&view=filters",
    );
    const reversed = parse("f.price.from=2+000&f.price.to=1000");
    expect(reversed).toMatchObject({ ranges: {}, mistyped: { "f.price.from": "2 000", "f.price.to": "1000" } });
    expect(parse(`f.price.from=${"x".repeat(1000)}`).mistyped?.["f.price.from"]?.length).toBeLessThan(100);
  });

  it("keeps a page and a bound larger than any that exists", () => {
    expect(parse("page=999999999999").page).toBeGreaterThan(100_000);
    expect(parse("f.price.from=9999999999&f.price.to=99 999 999 999,5").ranges).toEqual({
      price: { from: 9_999_999_999, to: 100_000_000_000 },
    });
    const { price } = parse(`f.price.from=${"9".repeat(400)}`).ranges;
    expect(Number.isSafeInteger(price?.from)).toBe(true);
    expect(apiFilters(parse("f.price.from=9999999999"))).toEqual({ price: "9999999999.." });
  });

  it("reads negative bounds of properties, as they are typed and as the page writes them, but not of prices", () => {
    const state = parse("f.cold.from=-40&f.cold.to=%E2%88%920,5&f.price.from=-1");
    expect(state.ranges).toEqual({ cold: { from: -40, to: -0.5 } });
    expect(state.mistyped).toEqual({ "f.price.from": "-1" });
    expect(apiFilters(state)).toEqual({ cold: "-40..-0.5" });
    expect(parse(listingQuery(state).slice(1)).ranges).toEqual(state.ranges);
    expect(parse("f.cold.from=-5&f.cold.to=-10").mistyped).toEqual({ "f.cold.from": "-5", "f.cold.to": "-10" });
  });

  it("reads 50 filters with 100 values in total, and ignores the rest", () => {
    const filters = (count: number) => Array.from({ length: count }, (_, index) => `f.made-up-${index}`);
    const lists = parse([...filters(900).map((name) => `${name}=1`), "f.price.from=1"].join("&"));
    expect(Object.keys(apiFilters(lists))).toEqual(filters(50).map((name) => name.slice(2)));
    const ranges = parse(
      filters(900)
        .map((name) => `${name}.to=1`)
        .join("&"),
    );
    expect(Object.keys(apiFilters(ranges))).toHaveLength(50);
    const values = parse(Array.from({ length: 900 }, (_, index) => `f.${index % 2 ? "a" : "b"}=v${index}`).join("&"));
    expect(Object.values(values.lists).flat()).toHaveLength(100);
  });

  it("reads every code and value that a feed's properties or another API may have", () => {
    const codes = ["3d-pechat", "220-v", "PROPERTY_12", `${"a".repeat(60)}-2`];
    const state = parse(codes.map((code) => `f.${code}=yes`).join("&"));
    expect(Object.keys(apiFilters(state))).toEqual(codes);
    const values = ["Таврос", "1.5", "USB-C + AC", "1/4"];
    const chosen = parse(new URLSearchParams(values.map((value) => ["f.kind", value])).toString());
    expect(apiFilters(chosen)).toEqual({ kind: "Таврос,1.5,USB-C + AC,1/4" });
    expect(parse(listingQuery(chosen).slice(1))).toEqual(chosen);
    expect(parse("f.3d-size.from=1&f.3d-size.to=2,5").ranges).toEqual({ "3d-size": { from: 1, to: 2.5 } });
  });

  it("ignores names of Object.prototype", () => {
    expect(apiFilters(parse("f.__proto__=a&f.constructor=b"))).toEqual({ constructor: "b" });
  });

  it("shows earlier pages together, but at most a hundred products", () => {
    expect(parse("page=3&from=1").from).toBe(1);
    expect(parse("page=30&from=1").from).toBe(21);
    expect(parse("page=30&from=1&perPage=48").from).toBe(29);
    expect(parse("page=2&from=5").from).toBe(2);
  });
});

describe("listingQuery", () => {
  it("is the inverse of parseListing", () => {
    for (const query of ["", "?f.brand=a&f.brand=b&f.price.to=900&sort=name&perPage=48&page=3", "?page=3&from=1"]) {
      expect(listingQuery(parse(query.slice(1)))).toBe(query);
    }
  });

  it("drops a filter and goes back to the first page", () => {
    const state = parse("f.brand=a&f.brand=b&f.price.from=1&page=4");
    expect(listingQuery(withoutFilter(state, "brand", "a"))).toBe("?f.brand=b&f.price.from=1");
    expect(listingQuery(withoutFilter(state, "price"))).toBe("?f.brand=a&f.brand=b");
    expect(listingQuery(withoutFilters(state))).toBe("");
    expect(listingQuery(atPage(state, 5, 4))).toBe("?f.brand=a&f.brand=b&f.price.from=1&page=5&from=4");
  });
});
