import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { orderList, type Order } from "~/api/schemas/orders";
import { openSession } from "#mocks/customers/sessions";
import { findByEmail } from "#mocks/db/queries/customers";
import { caller } from "#mocks/testing/customer";
import { demoCustomers } from "#mocks/testing/landmarks";
import { seedTiny } from "#mocks/testing/seed";
import { createTestApi, type TestApi } from "#mocks/testing/test-api";

let api: TestApi;
let anna: ReturnType<typeof caller>;
let boris: ReturnType<typeof caller>;
beforeEach(() => {
  api = createTestApi({ seed: seedTiny, now: () => new Date("2026-11-20T09:00:00Z") });
  anna = callerOf(demoCustomers.anna.email);
  boris = callerOf(demoCustomers.boris.email);
});
afterEach(() => api.close());

function callerOf(email: string) {
  return caller(api, openSession(api.context, findByEmail(api.context.db, email)?.id ?? 0).token);
}

const list = async (query = "", ask = anna) =>
  (await ask(`/api/app/profile/orders?perPage=100${query}`)).data(orderList);
async function find(which: (order: Order) => boolean, ask = anna): Promise<Order> {
  const order = (await list("", ask)).orders.list.find(which);
  if (!order) throw new Error("No such order");
  return order;
}

describe("a search in the orders", () => {
  const numbers = async (query: string) => (await list(`&${query}`)).orders.list.map(({ number }) => number);

  it("finds an order by its number", async () => {
    const { number } = await find(({ status }) => status.code === "completed");
    expect(await numbers(`q=${number}`)).toEqual([number]);
    expect(await numbers(`q=${encodeURIComponent(`№ ${number}`)}`)).toEqual([number]);
  });

  it("finds orders by all words of a product's name or article, whatever their case", async () => {
    const order = await find(() => true);
    api.context.db.run(
      `update order_item set name = '{"ru":"Счётчик воды"}', article = 'СВ-15' where order_id = ?`,
      order.id,
    );
    for (const q of ["счетчик", "ВОДЫ счётчик", "св-15"]) {
      expect(await numbers(`q=${encodeURIComponent(q)}`), q).toEqual([order.number]);
    }
    expect(await numbers(`q=${encodeURIComponent("счётчик газа")}`)).toEqual([]);
  });

  it("takes the first and the last day, in the shop's time zone, and ignores what is not a day", async () => {
    const all = await list();
    const [order] = all.orders.list;
    if (!order) throw new Error("There are no orders");
    // Already the 5th in Moscow.
    const at = "2020-03-04T22:30:00.000Z";
    api.context.db.run("update customer_order set created_at = ?, demo_at = null where id = ?", at, order.id);
    expect(await numbers("from=2020-03-05&to=2020-03-05")).toEqual([order.number]);
    expect(await numbers("to=2020-03-04")).toEqual([]);
    expect(await numbers("from=yesterday&to=2020-02-31")).toHaveLength(all.orders.list.length);
  });

  it("counts the statuses of what it finds, in pages", async () => {
    const { number, status } = await find(() => true);
    const { orders, statuses } = await list(`&q=${number}&status=${status.code}`);
    expect(orders.pagination.total).toBe(1);
    expect(statuses.map(({ code, count }) => [code, count])).toEqual([[status.code, 1]]);
  });

  it("finds only the customer's own orders", async () => {
    const { number } = await find(() => true, boris);
    expect(await numbers(`q=${number}`)).toEqual([]);
  });
});
