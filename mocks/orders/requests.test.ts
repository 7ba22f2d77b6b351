import { afterAll, beforeAll, expect, it } from "vitest";

import { addRequest, type RequestRow } from "#mocks/db/queries/order-requests";
import { listItems, setPayment, type DiscountRow } from "#mocks/db/queries/orders";
import { createShop, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

import { sumBack } from "./requests";

let api: TestApi;
let orderId: number;

/** Two products with a price of 1,000 roubles each: two pieces of the first, one of the second. */
const [reduced, other] = [10, 11];

beforeAll(async () => {
  api = createShop();
  const { db } = api.context;
  orderId = (await place(api, "u", reduced)).order.id;
  const [item] = listItems(db, orderId);
  if (!item) throw new Error("The order has no items");
  db.run("update order_item set price = 1000, quantity = 2 where order_id = ?", orderId);
  db.insert("order_item", { ...item, orderId, place: 1, productId: other, price: 1000, quantity: 1 });
  setPayment(db, orderId, "paid");
});
afterAll(() => api.close());

function sumOf(discounts: DiscountRow[], discount: number, items: RequestRow["items"]): number | null {
  const { db } = api.context;
  db.update("customer_order", orderId, { discount, discounts });
  const about = {
    id: 1_000_000,
    orderId,
    orderNumber: "1",
    createdAt: "",
    reason: "defect",
    comment: "",
    answer: null,
  };
  return sumBack(db, { ...about, kind: "refund", status: "new", items, files: [] }, listItems(db, orderId));
}

const one = (productId: number, quantity = 1) => ({ productId, quantity });
const promotion: DiscountRow = { name: {}, sum: 201, lines: [{ productId: reduced, hundredths: 20_050 }] };

it("a returned product gives back what was paid for it: the discount is only on its own product", () => {
  expect(sumOf([promotion], 201, [one(other)])).toBe(1000);
  expect(sumOf([promotion], 201, [one(reduced)])).toBe(900);
  expect(sumOf([promotion], 201, [one(reduced, 2)])).toBe(1800);
  expect(sumOf([promotion], 201, [one(reduced, 2), one(other)])).toBe(2799);
});

it("a discount whose products are unknown is spread over all of them", () => {
  expect(sumOf([], 300, [one(other)])).toBe(900);
  expect(sumOf([promotion, { name: {}, sum: 300 }], 501, [one(other)])).toBe(900);
});

it("the sums of several returns add up to what was paid, whatever the rounding", () => {
  const { db } = api.context;
  const discount: DiscountRow = {
    name: {},
    sum: 1,
    lines: [
      { productId: reduced, hundredths: 50 },
      { productId: other, hundredths: 50 },
    ],
  };
  const back = (items: RequestRow["items"]) => {
    const sum = sumOf([discount], 1, items);
    addRequest(db, {
      orderId,
      kind: "refund",
      status: "approved",
      reason: "defect",
      comment: "",
      createdAt: "",
      items,
    });
    return sum;
  };
  const sums = [back([one(reduced)]), back([one(reduced)]), back([one(other)])];
  expect(sums).toEqual([1000, 1000, 999]);
});

it("the free product of a promotion gives back nothing, also if it is returned last", () => {
  const { db } = api.context;
  db.run("update order_request set status = 'withdrawn' where order_id = ?", orderId);
  const promotions: DiscountRow[] = [
    { name: {}, sum: 101, lines: [{ productId: reduced, hundredths: 10_050 }] },
    { name: {}, sum: 1000, lines: [{ productId: other, hundredths: 100_000 }] },
  ];
  const items = [one(reduced, 2)];
  expect(sumOf(promotions, 1101, items)).toBe(1899);
  const request = { kind: "refund", status: "approved", reason: "defect", comment: "", createdAt: "" } as const;
  addRequest(db, { ...request, orderId, items });
  expect(sumOf(promotions, 1101, [one(other)])).toBe(0);
});

it("nothing comes back of an order that was not paid", () => {
  const { db } = api.context;
  db.run("update order_request set status = 'withdrawn' where order_id = ?", orderId);
  expect(sumOf([], 0, [one(reduced)])).toBe(1000);
  setPayment(db, orderId, "unpaid");
  expect(sumOf([], 0, [one(reduced)])).toBeNull();
});
