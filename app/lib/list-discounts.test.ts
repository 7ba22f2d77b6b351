import { expect, it } from "vitest";

import { listDiscounts } from "./list-discounts";

const parts = [
  { name: "3 = 2", sum: 400 },
  { name: "Ten (TEN)", sum: 100 },
];

it("lists the parts of a discount if they add up to it, and else the whole discount", () => {
  expect(listDiscounts({ discount: 500, discounts: parts }, "Discount")).toEqual(parts);
  expect(listDiscounts({ discount: 600, discounts: parts }, "Discount")).toEqual([{ name: "Discount", sum: 600 }]);
  expect(listDiscounts({ discount: 500 }, "Discount")).toEqual([{ name: "Discount", sum: 500 }]);
  expect(listDiscounts({ discount: 0, discounts: [] }, "Discount")).toEqual([]);
});
