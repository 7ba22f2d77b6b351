import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { tracked, type OrderPlaced } from "~/api/schemas/checkout";
import { orderView, paymentLink } from "~/api/schemas/orders";
import { openSession } from "#mocks/customers/sessions";
import { deleteCustomer, findByEmail } from "#mocks/db/queries/customers";
import { call } from "#mocks/testing/call";
import { demoCustomers } from "#mocks/testing/landmarks";
import { create, createShop, fill, newKey, orderOf, place, soundCompany } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
let placed: OrderPlaced;
beforeEach(async () => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createShop(() => clock);
  placed = await place(api, "u", 10, { payment: "card" });
});
afterEach(() => api.close());

const view = (id: number, key: string) => call(api, `/api/app/order/${id}/view?accessKey=${key}`);
const track = (number: string, phoneOrEmail: string, language: "ru" | "en" = "ru") =>
  call(api, "/api/app/order/track", { method: "POST", body: { number, phoneOrEmail }, language });

describe("the access key", () => {
  it("gives access only to its own order", async () => {
    const other = await place(api, "v", 10);
    expect((await view(placed.order.id, placed.accessKey)).data(orderView).order.number).toBe(placed.order.number);
    for (const key of [other.accessKey, "", "x", `${placed.accessKey}x`, placed.accessKey.slice(1)]) {
      const answer = await view(placed.order.id, key);
      expect([answer.status, answer.error().code]).toEqual([404, "not_found"]);
    }
    expect((await view(999_999, placed.accessKey)).status).toBe(404);
  });

  it("is valid for thirty days", async () => {
    clock = new Date(clock.getTime() + 30 * 86_400_000 - 1);
    expect((await view(placed.order.id, placed.accessKey)).status).toBe(200);
    clock = new Date(clock.getTime() + 1);
    expect((await view(placed.order.id, placed.accessKey)).status).toBe(404);
  });

  it("gives no access to the order of a deleted customer", async () => {
    const customer = findByEmail(api.context.db, demoCustomers.boris.email);
    if (!customer) throw new Error("The demo customer is missing");
    const headers = { authorization: `Bearer ${openSession(api.context, customer.id).token}` };
    fill(api, customer.uid, 10);
    const answer = await create(api, orderOf(api, customer.uid), newKey(), { headers });
    const { data } = answer.json() as { data: OrderPlaced };
    expect((await view(data.order.id, data.accessKey)).status).toBe(200);
    deleteCustomer(api.context.db, customer);
    expect((await view(data.order.id, data.accessKey)).status).toBe(404);
  });

  it("gets the payment link and the invoice", async () => {
    const base = `/api/app/order/${placed.order.id}`;
    const link = await call(api, `${base}/getPaymentLink?accessKey=${placed.accessKey}`, {
      headers: { host: "api.test" },
    });
    expect(link.data(paymentLink).link).toBe(placed.paymentLink);
    expect((await call(api, `${base}/getPaymentLink?accessKey=x`)).status).toBe(404);
    const company = await place(api, "c", 10, { personType: "legal", payment: "invoice", company: soundCompany });
    const getDocument = (key: string, type = "invoice") =>
      call(api, `/api/app/order/${company.order.id}/document/${type}?accessKey=${key}`, { language: "en" });
    const { response } = await getDocument(company.accessKey);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain("INN 7707083893");
    expect([(await getDocument("x")).status, (await getDocument(company.accessKey, "passport")).status]).toEqual([
      404, 404,
    ]);
  });
});

describe("finding an order", () => {
  it.each([["ivan@example.com"], [" Ivan@Example.com"], ["+79991234567"], ["8 (999) 123-45-67"], ["9991234567"]])(
    "works with its number and %s",
    async (contact) => {
      const { id, accessKey } = (await track(` № ${placed.order.number}`, contact)).data(tracked);
      expect(id).toBe(placed.order.id);
      expect((await view(id, accessKey)).status).toBe(200);
    },
  );

  it("returns the same response for every mismatch", async () => {
    const demo = api.context.db.get<{ number: string }>("select number from customer_order where customer_id > 0");
    const misses = [
      await track(placed.order.number, "other@example.com"),
      await track(placed.order.number, "nonsense"),
      await track("999999", "ivan@example.com"),
      await track(demo?.number ?? "", demoCustomers.anna.email),
    ];
    const texts = await Promise.all(misses.map(({ response }) => response.text()));
    expect(misses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(texts).size).toBe(1);
    expect((await track("1", "x", "en")).error().message).toMatch(/^We could not find the order/);
  });

  it("is rate-limited per number and per contact", async () => {
    for (let n = 0; n < 10; n += 1) await track(placed.order.number, `guess-${n}@example.com`);
    expect((await track(placed.order.number, "ivan@example.com")).status).toBe(429);
    for (let n = 0; n < 20; n += 1) await track(String(500_000 + n), "petr@example.com");
    const answer = await track("600000", "petr@example.com");
    expect([answer.status, Number(answer.response.headers.get("retry-after")) > 0]).toEqual([429, true]);
    clock = new Date(clock.getTime() + 15 * 60_000);
    expect((await track(placed.order.number, "ivan@example.com")).status).toBe(200);
  });
});
