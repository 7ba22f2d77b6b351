import { afterAll, beforeAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { related } from "~/api/schemas/catalog";
import type { Card } from "~/api/schemas/common";
import { changeProduct } from "#mocks/db/queries/change-product";
import { readShop } from "#mocks/shop";
import { call } from "#mocks/testing/call";
import { landmarks } from "#mocks/testing/landmarks";
import { create, createShop, fill, orderOf } from "#mocks/testing/order";
import { createDemoApi, type TestApi } from "#mocks/testing/test-api";

const ask = async (api: TestApi, codes: string) =>
  (await call(api, `/api/app/catalog/product/related?codes=${codes}`)).data(related);
const idsOf = (cards: { id: number }[]) => cards.map(({ id }) => id);

describe("in a shop with orders", () => {
  let api: TestApi;
  beforeEach(() => (api = createShop()));
  afterEach(() => api.close());

  const order = async (uid: string, ...ids: number[]) => {
    for (const id of ids) fill(api, uid, id);
    expect((await create(api, orderOf(api, uid))).status).toBe(201);
  };

  it("products of two or more orders go together, those of most orders first", async () => {
    for (const uid of ["a", "b", "c"]) await order(uid, 1, 5, ...(uid === "a" ? [10] : [6]));
    expect(idsOf((await ask(api, "product-1")).together)).toEqual([5, 6]);
    expect(idsOf((await ask(api, "product-1,product-5")).together)).not.toContain(5);
    changeProduct(api.context, 5, { stock: 0 });
    expect(idsOf((await ask(api, "product-1")).together)).toEqual([6]);
  });

  it("similar products are of the section, can be bought and are no variants, the nearest price first", async () => {
    // 4 is made to order; 1 and 2 are variants of each other.
    expect(idsOf((await ask(api, "product-3")).similar)).toEqual([10, 2, 1, 4]);
    expect(idsOf((await ask(api, "product-1")).similar)).toEqual([10, 4]);
  });

  it("an unknown product has neither", async () => {
    expect(await ask(api, "no-such-product")).toEqual({ together: [], similar: [] });
    expect(await ask(api, "")).toEqual({ together: [], similar: [] });
  });
});

describe("in the demo", () => {
  let api: TestApi;
  beforeAll(async () => void (api = await createDemoApi()));
  afterAll(() => api.close());

  it("every section that goes with another one exists and has products", () => {
    const codes = new Set(api.context.listing.dictionary.sections.map(({ code }) => code));
    const named = Object.entries(readShop("mocks/demo").accessories).flat(2);
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
  });

  it("a grinder is bought together with discs and glasses", async () => {
    const { together } = await ask(api, landmarks.variants);
    expect(together).toHaveLength(8);
    expect(together.some(({ name }) => /круг|диск/i.test(name))).toBe(true);
    expect(together.some(({ name }) => /очки/i.test(name))).toBe(true);
  });

  it("discs that do not fit a grinder are not suggested with it, nor batteries of another voltage with a drill", async () => {
    const valuesOf = (cards: Card[], name: string) =>
      cards.flatMap(({ properties }) => properties.filter((found) => found.name === name).map(({ value }) => value));
    const discs = valuesOf((await ask(api, landmarks.variants)).together, "Диаметр");
    expect(discs.length).toBeGreaterThan(1);
    expect([...new Set(discs)]).toEqual(["125\u00a0мм"]);
    const { together } = await ask(api, "drill-driver-brennfeld-dsa-12-30-2-4-ah");
    expect(together).toHaveLength(8);
    expect(valuesOf(together, "Напряжение")).toEqual([]);
    expect(valuesOf((await ask(api, landmarks.inStock)).together, "Напряжение")).not.toEqual([]);
  });
});
