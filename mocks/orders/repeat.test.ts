import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { changeProduct } from "#mocks/db/queries/change-product";
import { createShop, fill, place } from "#mocks/testing/order";
import type { TestApi } from "#mocks/testing/test-api";

import { repeatOrder } from "./repeat";

let api: TestApi;
beforeEach(() => (api = createShop()));
afterEach(() => api.close());

/** Sold in packs of six. */
const productId = 9;

describe("an order of a product that is sold in packs", () => {
  it.each([
    ["less than a pack is in stock", { stock: 4, inBasket: 0, ordered: 6 }, "Less than a full pack is left in stock"],
    [
      "the basket leaves less than a pack",
      { stock: 8, inBasket: 6, ordered: 6 },
      "Less than a full pack is left in stock",
    ],
    [
      "the basket has the whole stock",
      { stock: 6, inBasket: 6, ordered: 6 },
      "All available stock is already in your basket",
    ],
    ["the order has less than a pack", { stock: 60, inBasket: 0, ordered: 4 }, "Now sold in full packs only"],
    ["nothing is in stock", { stock: 0, inBasket: 0, ordered: 6 }, "Out of stock"],
  ])("gives the reason if %s", async (_, { stock, inBasket, ordered }, reason) => {
    const { context } = api;
    const { order } = await place(api, "guest", 10);
    context.db.run(
      "update order_item set product_id = ?, quantity = ? where order_id = ?",
      productId,
      ordered,
      order.id,
    );
    if (inBasket > 0) fill(api, "u", productId, inBasket);
    changeProduct(context, productId, { stock });
    const { added, skipped } = repeatOrder(context, order.id, "u", "en");
    expect({ added, skipped }).toMatchObject({ added: [], skipped: [{ productId, reason }] });
  });
});
