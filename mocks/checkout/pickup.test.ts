import { afterEach, beforeEach, expect, it } from "vitest";

import { calculate } from "~/api/schemas/catalog";
import { calculated, checkoutSettings } from "~/api/schemas/checkout";
import { readOfficeStock } from "#mocks/db/queries/change-product";
import { call } from "#mocks/testing/call";
import { create, createShop, fill, orderOf, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

/** Product 1 has 14 pieces: 8, 1, 2 and 3 of them in the offices 1 to 4, none in office 5, which is closed on Sundays. */
const product = 1;
let api: TestApi;
let now: Date;
beforeEach(() => {
  now = new Date("2026-11-20T12:00:00+03:00");
  api = createShop(() => now);
});
afterEach(() => api.close());

const pickupOf = async (query = "") => {
  const { deliveries } = (await call(api, `/api/app/catalog/product/product-1/calculate?${query}`)).data(calculate);
  return deliveries.find(({ code }) => code === "pickup");
};

it("a product is picked up today where it lies, and later where it has to be brought", async () => {
  const pickup = await pickupOf();
  expect(pickup?.date).toBe("2026-11-20");
  expect(pickup?.points?.map(({ id, stock, date }) => [id, stock, date])).toEqual([
    [1, 8, "2026-11-20"],
    [2, 1, "2026-11-20"],
    [3, 2, "2026-11-20"],
    [4, 3, "2026-11-20"],
    [5, 0, "2026-11-23"],
  ]);
  const two = await pickupOf("quantity=2");
  expect(two?.points?.map(({ date }) => date).slice(0, 2)).toEqual(["2026-11-20", "2026-11-22"]);
});

it("in the evening, it is picked up today only where the shop is open for another hour", async () => {
  now = new Date("2026-11-20T20:30:00+03:00");
  expect((await pickupOf())?.points?.map(({ date }) => date.slice(-2))).toEqual(["20", "21", "21", "21", "23"]);
  now = new Date("2026-11-20T22:00:00+03:00");
  expect((await pickupOf())?.date).toBe("2026-11-21");
});

it("stock without a known place has no number, and is not promised for today", async () => {
  api.context.db.run("delete from office_stock");
  const pickup = await pickupOf();
  expect(pickup?.points?.map(({ stock, date }) => [stock, date])[0]).toEqual([null, "2026-11-21"]);
});

it("the settings and the totals of a checkout go by the point", async () => {
  fill(api, "u", product, 8);
  const { deliveries } = (await call(api, "/api/app/checkout/settings?uid=u")).data(checkoutSettings);
  expect(deliveries[0]?.points.map(({ date }) => date?.slice(-2))).toEqual(["20", "22", "23", "22", "23"]);
  const dateAt = async (pointId?: number) => {
    const body = { uid: "u", personType: "individual", delivery: { code: "pickup", pointId } };
    return (await call(api, "/api/app/checkout/calculate", { method: "POST", body })).data(calculated).deliveryDate;
  };
  expect([await dateAt(), await dateAt(1), await dateAt(2)]).toEqual(["2026-11-20", "2026-11-20", "2026-11-22"]);
});

it("an order is not ready at a point before its goods are", async () => {
  fill(api, "u", product, 8);
  const order = (date: string) => orderOf(api, "u", { delivery: { code: "pickup", pointId: 2, date } });
  expect((await create(api, order("2026-11-21"))).error().fields).toHaveProperty("delivery.date");
  expect((await create(api, order("2026-11-22"))).status).toBe(201);
});

it("an order takes the goods from the office that it is picked up at, then from the one that has most", async () => {
  const stock = () => [...(readOfficeStock(api.context.db, [product]).get(product)?.values() ?? [])];
  await place(api, "a", product, { delivery: { code: "pickup", pointId: 4 } });
  expect(stock()).toEqual([8, 1, 2, 2]);
  await place(api, "b", product);
  expect(stock()).toEqual([7, 1, 2, 2]);
  fill(api, "c", product, 9);
  await create(api, orderOf(api, "c", { delivery: { code: "pickup", pointId: 3 } }));
  expect(stock()).toEqual([0, 1, 0, 2]);
});
