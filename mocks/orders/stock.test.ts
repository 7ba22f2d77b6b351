import { afterEach, beforeEach, expect, it } from "vitest";

import { changeProduct, readOfficeStock, showChangedStock } from "#mocks/db/queries/change-product";
import { getAnyOrder } from "#mocks/db/queries/orders";
import { call } from "#mocks/testing/call";
import { create, createShop, fill, orderOf } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

import { changeStatus } from "./change-status";
import type { OrderStatus } from "./names";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

/** Orders this many pieces of product 10 and returns what sets the order's status. */
async function order(pieces: number) {
  fill(api, "u", 10, pieces);
  expect((await create(api, orderOf(api, "u"))).status).toBe(201);
  const id = api.context.db.value<number>("select max(id) from customer_order") ?? 0;
  return (status: OrderStatus) => {
    const placed = getAnyOrder(api.context.db, id);
    if (placed) changeStatus(api.context, placed, status);
  };
}

const stock = () => api.context.db.value<number>("select stock from product where id = 10");

it("a cancelled order gives its goods back once, and takes them again if it goes on after all", async () => {
  changeProduct(api.context, 10, { stock: 5 });
  const set = await order(3);
  const seen = [stock()];
  for (const status of ["confirmed", "cancelled", "refunded", "cancelled", "confirmed"] as const) {
    set(status);
    seen.push(stock());
  }
  expect(seen).toEqual([2, 2, 5, 2, 5, 2]);
});

it("an order that goes on after all takes no more than there is", async () => {
  changeProduct(api.context, 10, { stock: 5 });
  const set = await order(3);
  set("cancelled");
  changeProduct(api.context, 10, { stock: 1 });
  set("confirmed");
  expect(stock()).toBe(0);
  set("cancelled");
  expect(stock()).toBe(1);
});

it("goods come back to the offices that have them", async () => {
  const { db } = api.context;
  changeProduct(api.context, 10, { stock: 5 });
  db.run("delete from office_stock where product_id = 10");
  db.insert("office_stock", { productId: 10, office: 1, quantity: 5 });
  const office = () => readOfficeStock(db, [10]).get(10)?.get(1);
  const set = await order(3);
  expect(office()).toBe(2);
  set("cancelled");
  expect(office()).toBe(5);
});

it("listings show the goods of an order that the owner has cancelled", async () => {
  changeProduct(api.context, 10, { stock: 1 });
  const set = await order(1);
  const isListed = async () => {
    const answer = await call(api, "/api/app/catalog/info?filter[inStock]=1&perPage=100");
    return (await answer.response.text()).includes('"product-10"');
  };
  expect(await isListed()).toBe(false);
  set("cancelled");
  showChangedStock(api.context);
  expect(await isListed()).toBe(true);
});

it.each([
  ["made to order", { stock: 0, orderDays: 5 }, ""],
  ["no longer sold", { stock: 1 }, "update product set hidden = 1, stock = 0 where id = 10"],
])("a product that is %s gets no stock", async (_, product, later) => {
  changeProduct(api.context, 10, product);
  const set = await order(1);
  if (later) api.context.db.run(later);
  set("cancelled");
  expect(stock()).toBe(0);
});
