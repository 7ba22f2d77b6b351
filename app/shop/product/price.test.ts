import { expect, it } from "vitest";

import { isSale } from "./price";
import { stockState } from "./stock-status";

it.each([
  [100, 200, true],
  [100, 100, false],
  [100, 50, false],
  [100, null, false],
  [100, undefined, false],
])("price %j with a former price %j is a sale: %j", (price, oldPrice, sale) => {
  expect(isSale(price, oldPrice)).toBe(sale);
});

it.each([
  [5, null, "in"],
  [5, "2026-11-28", "in"],
  [0, "2026-11-28", "order"],
  [0, null, "out"],
])("%i pieces and the date %j are %s", (isStock, deliveryDate, state) => {
  expect(stockState({ isStock, deliveryDate })).toBe(state);
});
