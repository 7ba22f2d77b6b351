import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { costOf, getAnyOrder, listItems } from "#mocks/db/queries/orders";
import { changeStatus } from "#mocks/orders/change-status";
import { pricePaid } from "#mocks/orders/requests";
import { lastMessage } from "#mocks/testing/customer";
import { seedTiny } from "#mocks/testing/seed";
import { createDemoApi, createTestApi, type TestApi } from "#mocks/testing/test-api";

import { demo as demoFile } from "./read";

type Asked = { code: string; comment: string };

/** The first product of each order with a request, with the customer's words. */
function requestsOf({ context: { db } }: TestApi): Asked[] {
  return db.all<Asked>(
    `select order_item.code, order_request.comment from order_request
     join order_item on order_item.order_id = order_request.order_id and order_item.place =
       (select min(place) from order_item as other where other.order_id = order_request.order_id)`,
  );
}

const requests = Object.values(demoFile().customers).flatMap(({ orders }) =>
  orders.flatMap(({ request }) => request ?? []),
);

describe("the requests of the demo customers", () => {
  let demo: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    demo = await createDemoApi();
    other = createTestApi({ seed: seedTiny });
  }, 30_000);
  afterAll(() => {
    demo.close();
    other.close();
  });

  it("are about the product that they describe", () => {
    const abouts = requests.flatMap(({ about }) => about ?? []);
    expect(abouts.length).toBeGreaterThan(2);
    for (const about of abouts) expect(requestsOf(demo)).toContainEqual(about);
  });

  it("promise money back only for what was paid", () => {
    const answered = demo.context.db.all<{ answer: string; payment: string }>(
      `select answer, payment_status as payment from order_request join customer_order on customer_order.id = order_id
       where order_request.status = 'approved' and answer is not null`,
    );
    const { approved } = demoFile().answers;
    const promised = answered.filter(({ answer }) => answer === JSON.stringify(approved));
    expect(new Set(promised.map(({ payment }) => payment))).toEqual(new Set(["returned"]));
    expect(answered.length).toBeGreaterThan(promised.length);
  });

  it("fit any product in another catalogue", () => {
    expect(requestsOf(other).map(({ comment }) => comment)).toEqual(
      expect.arrayContaining(requests.map(({ comment }) => comment)),
    );
  });
});

describe("the orders of the demo customers", () => {
  let demo: TestApi;
  beforeAll(async () => {
    demo = await createDemoApi();
  }, 30_000);
  afterAll(() => demo.close());

  /** Both customers' orders, with their goods. */
  function ordersOf({ context: { db } }: TestApi) {
    const ids = db.all<{ id: number }>("select id from customer_order where demo_at is not null");
    return ids.flatMap(({ id }) => {
      const order = getAnyOrder(db, id);
      return order ? [{ ...order, items: listItems(db, id) }] : [];
    });
  }

  it("send their messages in the language that the customer prefers", () => {
    for (const [email, subject] of [
      [demoFile().customers.anna.person.email, "Заказ"],
      [demoFile().customers.boris.person.email, "Order"],
    ] as const) {
      const order = ordersOf(demo).find(({ person, status }) => person.email === email && status === "new");
      if (!order) expect.fail(`${email} has no new order`);
      changeStatus(demo.context, order, "confirmed");
      expect(lastMessage(demo, email).subject).toMatch(new RegExp(`^${subject} ${order.number}:`));
    }
  });

  it("have the delivery cost that the checkout asks for", () => {
    const { courier } = demo.context.shop.delivery;
    const brought = ordersOf(demo).filter(({ delivery }) => delivery === "courier");
    const light = brought.filter(
      ({ items }) =>
        items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0) <= courier.kilograms * 1000,
    );
    expect(light.length).toBeGreaterThan(4);
    for (const { number, items, discount, deliveryCost } of light)
      expect(deliveryCost, number).toBe(costOf(items) - discount < (courier.freeFrom ?? Infinity) ? courier.price : 0);
  });

  it("know what each discount was taken off, so that a return pays back what was paid", () => {
    const reduced = ordersOf(demo).filter(({ discount }) => discount > 0);
    expect(reduced.length).toBeGreaterThan(2);
    for (const order of reduced) {
      for (const { lines } of order.discounts) expect(lines, order.number).not.toHaveLength(0);
      const cheaper = new Set(order.discounts.flatMap(({ lines = [] }) => lines.map(({ productId }) => productId)));
      expect(cheaper.size, order.number).toBeGreaterThan(0);
      for (const { productId, price, quantity } of order.items.filter((item) => !cheaper.has(item.productId)))
        expect(pricePaid(order, order.items, [{ productId, quantity }]), order.number).toBe(price * quantity);
    }
  });
});
