import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { favoriteFullList, favoriteList } from "~/api/schemas/basket";
import { call } from "#mocks/testing/call";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
});
afterEach(() => api.close());

async function write(id: number, what: "add" | "delete") {
  clock = new Date(clock.getTime() + 1000);
  const method = what === "add" ? "POST" : "DELETE";
  return (await call(api, `/api/app/favorite/${id}/${what}?uid=u`, { method })).data(favoriteList).list;
}

const full = async (query = "") => (await call(api, `/api/app/favorite/fullList?uid=u${query}`)).data(favoriteFullList);

describe("favourites", () => {
  it("can be added and removed repeatedly, newest first", async () => {
    await write(1, "add");
    await write(5, "add");
    expect(await write(1, "add")).toEqual([5, 1]);
    expect(await write(5, "delete")).toEqual([1]);
    expect(await write(5, "delete")).toEqual([1]);
    expect((await call(api, "/api/app/favorite/list?uid=other")).data(favoriteList).list).toEqual([]);
  });

  it("are a listing: newest first, sorted, filtered, in pages", async () => {
    for (const id of [3, 1, 10]) await write(id, "add");
    const ids = async (query: string) => (await full(query)).products.map(({ id }) => id);
    expect(await ids("")).toEqual([10, 1, 3]);
    expect(await ids("&sort=popular")).toEqual([1, 3, 10]);
    expect(await ids("&sort=price_asc")).toEqual([10, 3, 1]);
    expect(await ids("&filter[brand]=tavros")).toEqual([10, 1]);
    expect(await ids("&perPage=2&page=2")).toEqual([3]);
    expect((await full()).products.every(({ isFavorite }) => isFavorite)).toBe(true);
  });

  it("have filter counts of their own", async () => {
    for (const id of [1, 3]) await write(id, "add");
    const brand = (await full()).filter.find(({ code }) => code === "brand");
    expect(brand?.values.map(({ value, count }) => [value, count])).toEqual([
      ["tavros", 1],
      ["kremen", 1],
    ]);
  });
});
