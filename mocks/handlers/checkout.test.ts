import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { calculated, checkoutSettings, type CalculateBody } from "~/api/schemas/checkout";
import { setPromo } from "#mocks/db/queries/basket";
import { changeProduct } from "#mocks/db/queries/change-product";
import { call, type CallOptions } from "#mocks/testing/call";
import { create, createShop, fill, orderOf } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

const settings = async (query = "", options?: CallOptions) =>
  (await call(api, `/api/app/checkout/settings?uid=u${query}`, options)).data(checkoutSettings);
const ask = (body: Partial<CalculateBody>, options: CallOptions = {}) =>
  call(api, "/api/app/checkout/calculate", {
    method: "POST",
    body: { uid: "u", personType: "individual", delivery: { code: "courier" }, ...body },
    ...options,
  });
const view = async () => (await call(api, "/api/app/basket/view?uid=u&peek=1")).data(basket);
const far = `&city=${encodeURIComponent("г Казань")}`;

describe("the settings", () => {
  it("offer three delivery methods, with pickup points", async () => {
    fill(api, "u", 10, 2);
    const { deliveries, minTotal } = await settings();
    expect(deliveries.map(({ kind, cost, date, freeFrom }) => [kind, cost, date, freeFrom])).toEqual([
      ["pickup", 0, "2026-11-20", null],
      ["courier", 490, "2026-11-21", 5000],
      ["transport", 400, "2026-11-24", null],
    ]);
    const [pickup, courier] = deliveries;
    expect(pickup?.points.length).toBeGreaterThanOrEqual(4);
    for (const { hours, latitude, longitude } of pickup?.points ?? [])
      expect([hours === "", latitude > 50, longitude > 30]).toEqual([false, true, true]);
    expect(courier?.points).toEqual([]);
    expect(minTotal).toBe(500);
  });

  it("offer the days of a week with their hours, from the earliest on, where a courier comes", async () => {
    fill(api, "u", 10);
    const days = async (query: string) => (await settings(query)).deliveries.map((delivery) => delivery.days ?? []);
    const [pickup, courier = [], transport] = await days("");
    expect([pickup, transport]).toEqual([[], []]);
    expect(courier.map(({ date }) => date).slice(0, 2)).toEqual(["2026-11-21", "2026-11-22"]);
    expect([courier.length, courier[0]?.intervals]).toEqual([7, ["10:00–14:00", "14:00–18:00", "18:00–22:00"]]);
    expect((await days(far))[1]?.[0]?.date).toBe("2026-11-23");
  });

  it.each([80, 88, 120])(
    "offer only days that an order may have, also if a product takes %d days",
    async (orderDays) => {
      changeProduct(api.context, 10, { stock: 0, orderDays });
      fill(api, "u", 10);
      const dates = (await settings()).deliveries[1]?.days?.map(({ date }) => date) ?? [];
      const address = { city_with_type: "Moscow", street_with_type: "Mira Street", house: "8" };
      const order = (date: string) => create(api, orderOf(api, "u", { delivery: { code: "courier", address, date } }));
      expect(dates).toHaveLength(7);
      for (const date of dates) {
        expect([date, (await order(date)).status]).toEqual([date, 201]);
        fill(api, "u", 10);
      }
      expect((await order("2027-12-31")).status).toBe(422);
    },
  );

  it("depend on the city, the weight and the total", async () => {
    fill(api, "u", 10, 30);
    const costs = async (query: string) => (await settings(query)).deliveries.map(({ cost, date }) => [cost, date]);
    expect(await costs("")).toEqual([
      [0, "2026-11-20"],
      [490 + 15 * 10, "2026-11-21"],
      [350 + 25 * 30, "2026-11-24"],
    ]);
    expect(await costs(far)).toEqual([
      [0, "2026-11-20"],
      [490 + 15 * 10, "2026-11-23"],
      [550 + 25 * 30, "2026-11-26"],
    ]);
    expect(await costs(`&city=${encodeURIComponent("г Москва")}`)).toEqual(await costs(""));
  });

  it("have the date of the last product made to order", async () => {
    fill(api, "u", 10);
    fill(api, "u", 4);
    expect((await settings()).deliveries.map(({ date }) => date)).toEqual(["2026-11-28", "2026-11-29", "2026-12-02"]);
  });

  it("let an individual pay on receipt and a company by invoice", async () => {
    const codes = async (type: string) => (await settings(`&personType=${type}`)).payments.map(({ code }) => code);
    expect(await codes("individual")).toEqual(["card", "cash"]);
    expect(await codes("legal")).toEqual(["card", "invoice"]);
    const [, cash] = (await settings()).payments;
    expect(cash?.deliveries).toEqual(["pickup", "courier"]);
  });

  it("list consents in the requested language", async () => {
    const { consents } = await settings("", { language: "en" });
    expect(consents.map(({ code, required, link }) => [code, required, link])).toEqual([
      ["offer", true, "/content/offers"],
      ["processing", true, "/content/processing"],
    ]);
    expect(consents[0]?.title).toBe("I accept the terms of the public offer");
  });

  it("have no delivery methods for an empty basket", async () => {
    expect((await settings()).deliveries.map(({ cost, date }) => [cost, date])).toEqual([
      [0, null],
      [0, null],
      [0, null],
    ]);
  });
});

describe("the totals", () => {
  it("are those of the basket plus the delivery", async () => {
    fill(api, "u", 1, 2);
    fill(api, "u", 10, 1);
    setPromo(api.context.db, "u", "TEN");
    const current = await view();
    const { deliveries } = await settings(far);
    for (const { code, cost, date } of deliveries) {
      const sums = (await ask({ delivery: { code, city: "г Казань" } })).data(calculated);
      expect(sums).toMatchObject({
        cost: current.cost,
        discount: current.discount,
        totalWeight: current.totalWeight,
        hash: current.hash,
        deliveryCost: cost,
        deliveryDate: date,
        totalPrice: current.totalPrice + cost,
      });
    }
  });

  it("warn about a total below the minimum, products made to order, reduced and unavailable", async () => {
    fill(api, "u", 10);
    changeProduct(api.context, 10, { price: 100 });
    const warnings = async () => (await ask({}, { language: "en" })).data(calculated).warnings;
    expect(await warnings()).toEqual([
      { code: "below_minimum", message: "The minimum order value is 500 ₽, excluding delivery" },
    ]);
    for (const [id, quantity] of [
      [4, 1],
      [2, 3],
      [6, 1],
    ] as const)
      fill(api, "u", id, quantity);
    changeProduct(api.context, 2, { stock: 1 });
    changeProduct(api.context, 6, { stock: 0 });
    const codes = (await warnings()).map(({ code, productId }) => [productId, code]);
    expect(codes.sort()).toEqual([
      [2, "reduced"],
      [4, "made_to_order"],
      [6, "unavailable"],
    ]);
  });

  it("warn about a promo code that no longer applies", async () => {
    fill(api, "u", 1);
    setPromo(api.context.db, "u", "OLD");
    const sums = (await ask({}, { language: "en" })).data(calculated);
    expect(sums.warnings).toEqual([{ code: "promo_ended", message: "The promo code OLD is no longer valid" }]);
  });

  it("do not mark changes as seen", async () => {
    fill(api, "u", 10);
    changeProduct(api.context, 10, { price: 900 });
    await ask({});
    expect((await view()).changes).toHaveLength(1);
  });

  it.each([
    [{ delivery: { code: "balloon" } }, "delivery.code"],
    [{ delivery: { code: "pickup", pointId: 99 } }, "delivery.pointId"],
    [{ delivery: { code: "transport" }, payment: "cash" }, "payment"],
    [{ payment: "invoice" }, "payment"],
    [{ payment: "bitcoin" }, "payment"],
  ])("are rejected for %j", async (body, field) => {
    const answer = await ask(body);
    expect([answer.status, Object.keys(answer.error().fields ?? {})]).toEqual([422, [field]]);
  });
});
