import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { autocomplete, searchResults } from "~/api/schemas/catalog";
import { call } from "#mocks/testing/call";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

let demo: TestApi;
beforeAll(async () => void (demo = await createDemoApi()));
afterAll(() => demo.close());

async function find(q: string) {
  const answer = await call(demo, `/api/app/search/results?perPage=100&q=${encodeURIComponent(q)}`);
  const { products, unmatched } = answer.data(searchResults);
  return { names: products.map(({ name }) => name), unmatched };
}

describe("a query whose words no product matches together", () => {
  it.each([
    ["a word that the catalogue does not have", "лампа для гаража", "лампа", ["гаража"]],
    ["several such words", "перчатки садовые детские", "перчатки", ["садовые", "детские"]],
    ["the signs around a word", "лампа «гаража»!", "лампа", ["гаража"]],
    ["a word that other goods have", "краска для бетона серая", "краска серая", ["бетона"]],
    ["a brand that the shop does not sell", "молоток 500 г фискарс", "молоток 500 г", ["фискарс"]],
    ["the second of two sections", "лобзик дрель", "лобзик", ["дрель"]],
    ["English words that other goods have", "cordless green drill", "drill", ["cordless", "green"]],
  ])("leaves out %s: %s", async (_, q, rest, unmatched) => {
    const found = await find(q);
    expect(found.names.length).toBeGreaterThan(0);
    expect(found).toEqual({ names: (await find(rest)).names, unmatched });
  });

  it.each([
    ["the rest names no section and no brand", "самовар синий"],
    ["the rest is the beginning of a section's name", "самовар др"],
    ["the catalogue has none of the words", "zzqq zzxx"],
  ])("finds nothing if %s: %s", async (_, q) => {
    expect(await find(q)).toEqual({ names: [], unmatched: [] });
  });

  it("leaves out nothing if some product matches all words", async () => {
    expect((await find("лампа 20 вт")).unmatched).toEqual([]);
  });

  it("leaves out the same words of the suggestions", async () => {
    const answer = await call(demo, `/api/app/search/autocomplete?q=${encodeURIComponent("лампа для гаража")}`);
    const { products, sections, unmatched } = answer.data(autocomplete);
    expect(products.map(({ name }) => name)).toEqual((await find("лампа")).names.slice(0, products.length));
    expect(sections.map(({ name }) => name)).toContain("Светодиодные лампы");
    expect(unmatched).toEqual(["гаража"]);
  });
});
