import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { basket } from "~/api/schemas/basket";
import { orderList, orderView, paymentLink, profile, repeated, type Order } from "~/api/schemas/orders";
import { openSession } from "#mocks/customers/sessions";
import { changeProduct } from "#mocks/db/queries/change-product";
import { findByEmail } from "#mocks/db/queries/customers";
import { prepareDemo } from "#mocks/db/seed/customers/index";
import { orderStatuses, paymentStatuses } from "#mocks/orders/names";
import { call, type CallOptions } from "#mocks/testing/call";
import { caller } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let clock: Date;
let anna: ReturnType<typeof caller>;
let boris: ReturnType<typeof caller>;
beforeEach(() => {
  clock = new Date("2026-11-20T09:00:00Z");
  api = createTestApi({ seed: seedTiny, now: () => clock });
  anna = callerOf(demoCustomers.anna.email);
  boris = callerOf(demoCustomers.boris.email);
});
afterEach(() => api.close());

function callerOf(email: string) {
  return caller(api, openSession(api.context, findByEmail(api.context.db, email)?.id ?? 0).token);
}

const base = "/api/app/profile";
const list = async (query = "", ask = anna) => (await ask(`${base}/orders?perPage=100${query}`)).data(orderList);
async function find(which: (order: Order) => boolean, ask = anna): Promise<Order> {
  const order = (await list("", ask)).orders.list.find(which);
  if (!order) throw new Error("No such order");
  return order;
}

describe("the demo customer's orders", () => {
  it("are in every status and payment status, on three pages", async () => {
    const { orders, statuses } = await list();
    const codes = (of: (order: Order) => string) => [...new Set(orders.list.map(of))].sort();
    expect(codes(({ status }) => status.code)).toEqual(orderStatuses.toSorted());
    expect(codes(({ paymentStatus }) => paymentStatus.code)).toEqual(paymentStatuses.toSorted());
    expect(statuses.map(({ code }) => code)).toEqual(orderStatuses);
    expect(statuses.reduce((sum, { count }) => sum + count, 0)).toBe(orders.list.length);
    expect((await anna(`${base}/orders`)).data(orderList).orders.pagination).toMatchObject({ perPage: 10, pages: 3 });
  });

  it("come newest first, in pages, optionally of one status", async () => {
    const all = (await list()).orders.list;
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const second = (await anna(`${base}/orders?page=2`)).data(orderList).orders.list;
    expect(second.map(({ id }) => id)).toEqual(all.slice(10, 20).map(({ id }) => id));
    const cancelled = await list("&status=cancelled");
    expect(cancelled.orders.list.map(({ status }) => status.code)).toEqual(["cancelled", "cancelled"]);
    expect(cancelled.orders.pagination.total).toBe(2);
    const several = (await list("&status=cancelled,refunded")).orders;
    expect(new Set(several.list.map(({ status }) => status.code))).toEqual(new Set(["cancelled", "refunded"]));
    expect(several.pagination.total).toBe(several.list.length);
    expect((await list("&status=nonsense")).orders.list).toEqual([]);
  });

  it("are on the account overview, the last three", async () => {
    const { user, orders } = (await anna(`${base}/view`)).data(profile);
    expect(user).toMatchObject({ name: "Анна", lastName: "Ковалёва", secondName: "Сергеевна" });
    expect(orders.list.map(({ id }) => id)).toEqual((await list()).orders.list.slice(0, 3).map(({ id }) => id));
  });

  it("allow the actions that their status allows", async () => {
    for (const { status, paymentStatus, can } of (await list()).orders.list) {
      const isOpen = !/completed|cancel|refund/.test(status.code);
      expect([status.code, can.cancel]).toEqual([
        status.code,
        ["new", "confirmed", "assembling"].includes(status.code),
      ]);
      expect([status.code, can.pay]).toEqual([status.code, paymentStatus.code === "unpaid" && isOpen]);
      expect(can.repeat).toBe(true);
      if (status.code !== "completed") expect(can.refund).toBe(false);
    }
    const refundable = (await list("&status=completed")).orders.list.map(({ can }) => can.refund);
    expect([...new Set(refundable)].sort()).toEqual([false, true]);
  });

  it("can be returned for fourteen days after they were received", async () => {
    const { id } = await find(({ can }) => can.refund);
    const order = async () => (await anna(`${base}/order/${id}/view`)).data(orderView).order;
    const received = Date.parse((await order()).history.find(({ status }) => status.code === "completed")?.at ?? "");
    const renew = () => (anna = callerOf(demoCustomers.anna.email));
    clock = new Date(received + 14 * 86_400_000);
    renew();
    expect((await order()).can.refund).toBe(true);
    clock = new Date(clock.getTime() + 1);
    expect((await order()).can.refund).toBe(false);
  });

  it("keep their age in a database that is months old, unless they were changed", async () => {
    const [touched, other] = (await list()).orders.list;
    await anna(`${base}/order/${touched?.id}/cancel`, { method: "POST", body: { reason: "other", comment: "x" } });
    clock = new Date(clock.getTime() + 100 * 86_400_000 + 5_000);
    prepareDemo(api.context, clock);
    anna = callerOf(demoCustomers.anna.email);
    const later = (await list()).orders.list;
    const of = (order: Order | undefined) => later.find(({ id }) => id === order?.id);
    expect(of(touched)?.createdAt).toBe(touched?.createdAt);
    expect(Date.parse(of(other)?.createdAt ?? "") - Date.parse(other?.createdAt ?? "")).toBe(100 * 86_400_000);
    expect(later.some(({ can }) => can.refund)).toBe(true);
    expect(later).toHaveLength(24);
  });

  it("are consistent: lines, discount, delivery, history up to the current status", async () => {
    for (const { id } of (await list()).orders.list) {
      const { order } = (await anna(`${base}/order/${id}/view`)).data(orderView);
      const sum = order.items.reduce((total, item) => total + item.price * item.quantity, 0);
      expect(order.cost).toBe(sum);
      expect(order.totalPrice).toBe(sum - order.discount + order.delivery.cost);
      expect(order.history.at(-1)?.status).toEqual(order.status);
      expect(order.history.every(({ at }) => Date.parse(at) <= clock.getTime())).toBe(true);
      expect(order.delivery.address === null).toBe(order.delivery.code === "pickup");
    }
  });

  it("may be for a company", async () => {
    const { id } = await find(({ status }) => status.code === "new", boris);
    expect((await boris(`${base}/order/${id}/view`)).data(orderView).order.company).toMatchObject({
      name: "Lavrov Workshop LLC",
      kpp: "990001001",
    });
  });
});

describe("another customer's order", () => {
  const body = { reason: "other", comment: "x", uid: "u", requestId: 1 };
  it.each([
    ["GET", "view"],
    ["POST", "repeat"],
    ["GET", "getPaymentLink"],
    ["POST", "cancel"],
    ["POST", "refund"],
    ["POST", "cancelRefund"],
    ["GET", "document/invoice"],
  ])("is not found: %s %s", async (method, what) => {
    const options: CallOptions = method === "POST" ? { method, body } : { method };
    for (const { id } of (await list("", boris)).orders.list) {
      const answer = await anna(`${base}/order/${id}/${what}`, options);
      expect([answer.status, answer.error().code]).toEqual([404, "not_found"]);
    }
  });

  it.each([["-1"], ["abc"], ["0"], ["1e3"], ["1%20or%201=1"], ["99999999999999999999"]])(
    "is not found for ID %s",
    async (id) => expect((await anna(`${base}/order/${id}/view`)).status).toBe(404),
  );
});

describe("repeating an order", () => {
  const repeat = async (id: number, uid = "u") =>
    (await anna(`${base}/order/${id}/repeat`, { method: "POST", body: { uid } })).data(repeated);

  it("adds its products to the customer's basket and reports those that could not be added", async () => {
    const { id } = await find(({ createdAt }) => createdAt < "2026-10-21");
    const { items } = (await anna(`${base}/order/${id}/view`)).data(orderView).order;
    const answer = await repeat(id);
    expect(answer.skipped.map(({ reason }) => reason)).toEqual(["Больше нет в продаже", "Нет в наличии"]);
    expect(answer.added).toEqual([{ productId: items[0]?.productId, quantity: items[0]?.quantity }]);
    const read = (await anna("/api/app/basket/view?uid=any")).data(basket);
    expect(read.list).toEqual(answer.basket.list);
    expect(read.list).toHaveLength(1);
  });

  it("adds no more than the stock, and gives the reason if it adds none", async () => {
    const { id } = await find(({ itemsCount }) => itemsCount === 12);
    const { items } = (await anna(`${base}/order/${id}/view`)).data(orderView).order;
    const productId = items[0]?.productId ?? 0;
    changeProduct(api.context, productId, { stock: 7 });
    expect((await repeat(id)).added).toEqual([{ productId, quantity: 7 }]);
    expect(await repeat(id)).toMatchObject({
      added: [],
      skipped: [{ reason: "В корзине уже всё, что есть в наличии" }],
    });
  });
});

describe("paying", () => {
  it("returns the same link every time, to a page with the order number", async () => {
    const { id, number } = await find(({ can }) => can.pay);
    const ask = async () => {
      const headers = { host: "api.test:3001" };
      return (await anna(`${base}/order/${id}/getPaymentLink`, { headers })).data(paymentLink).link;
    };
    const link = await ask();
    expect(link).toMatch(/^http:\/\/api\.test(:3001)?\/pay\/[\w-]{43}$/);
    expect(await ask()).toBe(link);
    const page = await call(api, new URL(link ?? "").pathname);
    expect([page.status, (await page.response.text()).includes(number)]).toEqual([200, true]);
    expect((await call(api, "/pay/nonsense")).status).toBe(404);
  });

  it("is rejected for paid and cancelled orders", async () => {
    for (const order of (await list()).orders.list.filter(({ can }) => !can.pay)) {
      const answer = await anna(`${base}/order/${order.id}/getPaymentLink`);
      expect([answer.status, answer.error().code]).toEqual([409, "not_payable"]);
    }
  });
});

describe("an invoice", () => {
  it("is a page in the requested language that escapes the customer's text", async () => {
    const { id, number } = await find(({ status }) => status.code === "new", boris);
    api.context.db.run("update customer_order set company = replace(company, 'LLC', '<script>') where id = ?", id);
    const headers = { "accept-language": "en" };
    const request = { method: "GET", language: "en", headers } as const;
    const { response } = await boris(`${base}/order/${id}/document/invoice`, request);
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(page).toContain(`Invoice No. ${number} of `);
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toContain("<script>");
    expect((await boris(`${base}/order/${id}/document/passport`)).status).toBe(404);
  });
});
