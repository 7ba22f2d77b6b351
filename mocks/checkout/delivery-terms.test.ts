import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { calculate } from "~/api/schemas/catalog";
import { calculated, checkoutSettings, orderPlaced } from "~/api/schemas/checkout";
import { orderView } from "~/api/schemas/orders";
import { call, type CallOptions } from "#mocks/testing/call";
import { create, fill, orderOf } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

const courier = { price: 300, freeFrom: 2000, kilograms: 5, perKilogram: 40 };
const ofKazan = {
  home: [{ ru: "Казань", en: "Kazan" }, "Орёл"],
  minimum: 1000,
  courier,
  transport: { home: 200, far: 900, perKilogram: 10 },
};

const address = { city_with_type: "г Казань", street_with_type: "ул Мира", house: "8" };

let close = () => {};
afterEach(() => close());

/** The API of a shop without offices and with these terms in its `shop.json`. Its product 10 costs 890 roubles and weighs a kilogram. */
function open(delivery: object): TestApi {
  const shopDir = mkdtempSync(join(tmpdir(), "terms-"));
  writeFileSync(join(shopDir, "shop.json"), JSON.stringify({ delivery }));
  const api = createTestApi({ seed: seedTiny, shopDir, now: () => new Date("2026-11-20T09:00:00Z") });
  close = () => {
    api.close();
    rmSync(shopDir, { recursive: true });
  };
  return api;
}

const settingsOf = async (api: TestApi, city: string, options?: CallOptions) =>
  (await call(api, `/api/app/checkout/settings?uid=u&city=${encodeURIComponent(city)}`, options)).data(
    checkoutSettings,
  );
const onPage = async (api: TestApi, query: string) =>
  (await call(api, `/api/app/catalog/product/product-10/calculate?${query}`)).data(calculate).deliveries;
const datedCosts = (list: { code: string; cost: number; date: string | null }[]) =>
  Object.fromEntries(list.map(({ code, cost, date }) => [code, [cost, date]]));

const near = { courier: [300, "2026-11-21"], transport: [210, "2026-11-24"] };
const far = { courier: [300, "2026-11-23"], transport: [910, "2026-11-26"] };

describe("a shop's own terms of delivery", () => {
  it.each([
    ["Казань", near],
    ["г Казань", near],
    ["г. Казань", near],
    ["город КАЗАНЬ", near],
    ["kazan", near],
    ["г Орел", near],
    ["", near],
    ["Москва", far],
    ["Moscow", far],
    ["Казанка", far],
  ])("count from its own city, on the product page and in the checkout: %j", async (city, expected) => {
    const api = open(ofKazan);
    fill(api, "u", 10);
    expect(datedCosts((await settingsOf(api, city)).deliveries)).toEqual(expected);
    expect(datedCosts(await onPage(api, `city=${encodeURIComponent(city)}`))).toEqual(expected);
  });

  it("give the courier's price by sum and weight, and say so", async () => {
    const api = open(ofKazan);
    const cost = async (quantity: number) =>
      (await onPage(api, `quantity=${quantity}`)).find(({ code }) => code === "courier");
    expect(await cost(2)).toMatchObject({ cost: 300, freeFrom: 2000 });
    expect(await cost(3)).toMatchObject({ cost: 0 });
    expect(await cost(7)).toMatchObject({ cost: 300 + 2 * 40 });
    const [said] = (await settingsOf(api, "", { language: "en" })).deliveries;
    expect(said?.description).toBe("To the door; free from 2\u00a0000\u00a0₽ for orders of up to 5\u00a0kg");
  });

  it.each([
    ["is never free", { ...courier, freeFrom: null }, 300],
    ["costs nothing", { ...courier, price: 0 }, 0],
  ])("name no sum if the courier %s", async (_, own, cost) => {
    const api = open({ ...ofKazan, courier: own });
    fill(api, "u", 10, 3);
    const [seen] = (await settingsOf(api, "")).deliveries;
    expect(seen).toMatchObject({ cost, freeFrom: null, description: "До двери" });
  });

  it("keep the sums of basket, checkout and order equal", async () => {
    const api = open(ofKazan);
    fill(api, "u", 10, 7);
    const body = { uid: "u", personType: "individual", delivery: { code: "courier", city: "г Казань" } };
    const total = 7 * 890 + 380;
    const seen = (await call(api, "/api/app/checkout/calculate", { method: "POST", body })).data(calculated);
    expect(seen).toMatchObject({ deliveryCost: 380, totalPrice: total, deliveryDate: "2026-11-21" });
    const placed = (await create(api, orderOf(api, "u", { delivery: { code: "courier", address } }))).data(orderPlaced);
    expect(placed.order.totalPrice).toBe(total);
    const path = `/api/app/order/${placed.order.id}/view?accessKey=${placed.accessKey}`;
    const { order } = (await call(api, path)).data(orderView);
    expect([order.totalPrice, order.delivery.cost, order.deliveryDate]).toEqual([total, 380, "2026-11-21"]);
  });

  it("have no pickup without an office, and refuse it", async () => {
    const api = open(ofKazan);
    fill(api, "u", 10, 7);
    const codes = (list: { code: string }[]) => list.map(({ code }) => code);
    expect(codes((await settingsOf(api, "")).deliveries)).toEqual(["courier", "transport"]);
    expect(codes(await onPage(api, ""))).toEqual(["courier", "transport"]);
    const refused = await create(api, orderOf(api, "u", { delivery: { code: "pickup", pointId: 1 } }));
    expect(Object.keys(refused.error().fields ?? {})).toEqual(["delivery.code"]);
  });

  it("refuse an order below the shop's own minimum", async () => {
    const api = open(ofKazan);
    fill(api, "u", 10);
    expect((await settingsOf(api, "")).minTotal).toBe(1000);
    const answer = await create(api, orderOf(api, "u", { delivery: { code: "courier", address } }));
    expect(answer.error().fields).toEqual({ basket: "Минимальная сумма заказа 1\u00a0000 ₽ без доставки" });
  });
});
