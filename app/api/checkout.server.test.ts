import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { changeProduct } from "#mocks/db/queries/change-product";
import { newKey, orderOf, soundCompany } from "#mocks/testing/order";
import { seedTiny } from "#mocks/testing/seed";
import { startApi } from "#mocks/testing/test-api";

import type { Caller } from "./client.server";

/** The functions of the checkout against the embedded API over HTTP: that paths, bodies and shapes fit together. */
let api: Awaited<ReturnType<typeof startApi>>;
let caller: Caller;

beforeEach(async () => {
  api = await startApi({ seed: seedTiny });
  vi.stubEnv("API_URL", api.url);
  vi.stubEnv("LOG_LEVEL", "silent");
  vi.resetModules();
  caller = { requestId: "r1", locale: "en", token: null, calls: [] };
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api.close();
});

async function fillBasket(quantity = 1): Promise<void> {
  const { addToBasket } = await import("./basket.server");
  await addToBasket(caller, "u", 10, quantity);
}

describe("ordering", () => {
  it("goes from the settings to the order and its payment", async () => {
    await fillBasket(2);
    const { getCheckoutSettings, calculateOrder, placeOrder } = await import("./checkout.server");
    const guest = await import("./orders.server");
    const settings = await getCheckoutSettings(caller, "u", { personType: "legal", city: "г Тверь" });
    expect(settings.data?.payments.map(({ code }) => code)).toEqual(["card", "invoice"]);
    const sums = await calculateOrder(caller, { uid: "u", personType: "legal", delivery: { code: "courier" } });
    const legal = { personType: "legal", company: soundCompany, payment: "card" } as const;
    const body = orderOf(api, "u", { ...legal, hash: sums.data?.hash ?? "" });
    const answer = await placeOrder(caller, newKey(), body);
    if (answer.kind !== "placed") throw new Error(`The order was not placed: ${answer.kind}`);
    const { order, accessKey, paymentLink } = answer.placed;
    expect(order.totalPrice).toBe(sums.data?.totalPrice);
    expect((await guest.getGuestOrder(caller, order.id, accessKey)).data?.order.number).toBe(order.number);
    expect((await guest.getGuestPaymentLink(caller, order.id, accessKey)).data?.link).toBe(paymentLink);
    expect((await guest.getGuestInvoice(caller, order.id, accessKey)).data?.type).toBe("text/html");
    const found = await guest.trackOrder(caller, { number: order.number, phoneOrEmail: "ivan@example.com" });
    expect(found.data?.id).toBe(order.id);
    expect((await guest.trackOrder(caller, { number: "1", phoneOrEmail: "x" })).status).toBe(404);
  });

  it("reports why an order was not placed", async () => {
    const { placeOrder } = await import("./checkout.server");
    await fillBasket();
    const [body, key] = [orderOf(api, "u"), newKey()];
    const refused = await placeOrder(caller, newKey(), { ...body, payment: "" });
    expect(refused).toMatchObject({
      kind: "refused",
      status: 422,
      error: { fields: { payment: "This field is required" } },
    });
    changeProduct(api.context, 10, { price: 900 });
    const changed = await placeOrder(caller, key, body);
    expect(changed).toMatchObject({ kind: "basket_changed", basket: { list: [{ productId: 10, sum: 900 }] } });
    changeProduct(api.context, 10, { stock: 0 });
    expect((await placeOrder(caller, key, body)).kind).toBe("out_of_stock");
    changeProduct(api.context, 10, { price: 890, stock: 5 });
    expect((await placeOrder(caller, key, body)).kind).toBe("placed");
    expect((await placeOrder(caller, key, { ...body, comment: "x" })).kind).toBe("idempotency_conflict");
  });

  it.each([["lost"], ["drop"], ["malformed"], ["empty"], ["status"]] as const)(
    "cannot tell after the fault %s, sends once, and finds out by the same key",
    async (fault) => {
      const { placeOrder } = await import("./checkout.server");
      await fillBasket();
      const [body, key] = [orderOf(api, "u"), newKey()];
      const orders = () => api.context.db.all("select 1 from customer_order").length;
      const before = orders();
      api.context.scenarios?.add({ path: "/api/app/order/create", fault, times: 1 });
      expect((await placeOrder(caller, key, body)).kind).toBe("unknown");
      expect(orders() - before).toBe(fault === "lost" ? 1 : 0);
      expect(caller.calls.at(-1)?.options).toEqual({ limit: 20_000, tries: 1 });
      expect((await placeOrder(caller, key, body)).kind).toBe("placed");
      expect(orders() - before).toBe(1);
    },
  );
});

describe("suggestions", () => {
  it("come from the API", async () => {
    const { suggestAddresses, suggestBanks, suggestParties } = await import("./checkout.server");
    expect((await suggestAddresses(caller, "tver lenina 5"))?.[0]?.house).toBe("5");
    expect((await suggestParties(caller, "7707083893"))?.[0]?.ogrn).toBe("1027700132195");
    expect((await suggestBanks(caller, "044525225"))?.[0]?.name).toBe("Sberbank");
  });

  it("are unknown if the API fails or is slow", async () => {
    const { suggestAddresses } = await import("./checkout.server");
    api.context.scenarios?.add({ path: "/api/app/suggest/*", fault: "status", status: 500, times: 1 });
    expect(await suggestAddresses(caller, "tver")).toBeNull();
    api.context.scenarios?.add({ path: "/api/app/suggest/*", fault: "slow", ms: 3000 });
    const start = performance.now();
    expect(await suggestAddresses(caller, "tver")).toBeNull();
    expect(performance.now() - start).toBeLessThan(2500);
  });
});

it("feedback is sent with its fields and consents", async () => {
  const { getFormSettings, sendFeedback } = await import("./feedback.server");
  const { getCheckoutSettings } = await import("./checkout.server");
  const feedback = (await getFormSettings(caller)).data?.feedback;
  const settings = (await getCheckoutSettings(caller, "u", { personType: "individual" })).data;
  const consents = (settings?.consents ?? []).filter(({ code }) => code === "processing");
  const message = {
    ...{ fio: "Ivan Petrov", phone: "", email: "ivan@example.com", comment: "Hello", communication: "email" },
    ...{ subject: feedback?.subject[0]?.code ?? "", files: [], consents },
  };
  expect((await sendFeedback(caller, message)).data?.id).toBe(1);
  const refused = await sendFeedback(caller, { ...message, fio: "", consents: [] });
  expect(Object.keys(refused.error?.fields ?? {})).toEqual(["fio", "consents.processing"]);
});
