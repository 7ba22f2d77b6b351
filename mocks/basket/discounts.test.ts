import { describe, expect, it } from "vitest";

import type { DiscountRule } from "~/lib/discount-rule";

import { discountsOf, type PricedLine } from "./discounts";

const line = (productId: number, price: number, quantity = 1, multiplicity = 1): PricedLine => {
  return { productId, price, quantity, multiplicity };
};
const promotion = (id: number, rule: DiscountRule) => ({ id, rule });
const percent = (...steps: [from: number, percent: number][]): DiscountRule => {
  return { kind: "percent", steps: steps.map(([from, percent]) => ({ from, percent })), kit: [] };
};
const third: DiscountRule = { kind: "free", freeOf: 3 };
const inside = (stockId: number, productIds: number[], part = 0) =>
  productIds.map((productId) => ({ stockId, part, productId }));

/** The sums by the promotion's id; `code` is the promo code's. */
function sumsOf(...args: Parameters<typeof discountsOf<{ id: number; rule: DiscountRule }>>): Record<string, number> {
  return Object.fromEntries(discountsOf(...args).map(({ promotion, sum }) => [promotion?.id ?? "code", sum]));
}

describe("a percentage", () => {
  it.each([
    [1, {}],
    [2, { 1: 200 }],
    [3, { 1: 450 }],
    [9, { 1: 1350 }],
  ])("of %i pieces goes by the highest step reached", (quantity, sums) => {
    expect(sumsOf([line(1, 1000, quantity)], [promotion(1, percent([2, 10], [3, 15]))], inside(1, [1]), 0)).toEqual(
      sums,
    );
  });

  it("counts pieces of different products together, and no others", () => {
    const lines = [line(1, 1000), line(2, 500), line(3, 9000)];
    expect(sumsOf(lines, [promotion(1, percent([2, 10]))], inside(1, [1, 2]), 0)).toEqual({ 1: 150 });
    expect(sumsOf(lines, [promotion(1, percent([3, 10]))], inside(1, [1, 2]), 0)).toEqual({});
  });

  it("counts kits by the part that is fewest, and reduces everything in the promotion", () => {
    const steps = [{ from: 2, percent: 10 }];
    const kitRule: DiscountRule = { kind: "percent", steps, kit: ["helmets", "gloves"] };
    const kit = promotion(1, kitRule);
    const memberships = [...inside(1, [1, 2, 3]), ...inside(1, [1], 1), ...inside(1, [2], 2)];
    expect(sumsOf([line(1, 100, 5), line(2, 100, 1), line(3, 100)], [kit], memberships, 0)).toEqual({});
    expect(sumsOf([line(1, 100, 5), line(2, 100, 2), line(3, 100)], [kit], memberships, 0)).toEqual({ 1: 80 });
    expect(sumsOf([line(1, 100, 5), line(3, 100, 5)], [kit], memberships, 0)).toEqual({});
  });
});

describe("a free pack", () => {
  it("is the cheapest of three", () => {
    const lines = [line(1, 400), line(2, 900), line(3, 700)];
    expect(sumsOf(lines, [promotion(1, third)], inside(1, [1, 2, 3]), 0)).toEqual({ 1: 400 });
    expect(sumsOf(lines, [promotion(1, third)], inside(1, [1, 2]), 0)).toEqual({});
  });

  it("is the last of each three by price, across lines", () => {
    // 900 900 500 | 500 500 100
    const lines = [line(1, 500, 3), line(2, 900, 2), line(3, 100, 1)];
    expect(sumsOf(lines, [promotion(1, third)], inside(1, [1, 2, 3]), 0)).toEqual({ 1: 600 });
  });

  it("is a whole pack of a product sold in packs", () => {
    expect(sumsOf([line(1, 20, 20, 10)], [promotion(1, third)], inside(1, [1]), 0)).toEqual({});
    expect(sumsOf([line(1, 20, 30, 10)], [promotion(1, third)], inside(1, [1]), 0)).toEqual({ 1: 200 });
  });
});

describe("several discounts", () => {
  const two = [promotion(1, percent([1, 10])), promotion(2, percent([1, 20]))];

  it("do not add up on a line: the largest applies", () => {
    const lines = [line(1, 1000), line(2, 1000)];
    expect(sumsOf(lines, two, [...inside(1, [1, 2]), ...inside(2, [2])], 0)).toEqual({ 1: 100, 2: 200 });
  });

  it("leave the promo code the lines on which it is larger", () => {
    const lines = [line(1, 1000), line(2, 1000), line(3, 1000)];
    const memberships = [...inside(1, [1]), ...inside(2, [2])];
    expect(sumsOf(lines, two, memberships, 15)).toEqual({ 2: 200, code: 300 });
    expect(sumsOf(lines, two, memberships, 10)).toEqual({ 1: 100, 2: 200, code: 100 });
  });
});

it("rounds each sum once, to whole roubles", () => {
  const lines = [1, 2, 3].map((id) => line(id, 15));
  expect(sumsOf(lines, [], [], 10)).toEqual({ code: 5 });
  expect(sumsOf([line(1, 3)], [], [], 10)).toEqual({});
  expect(sumsOf([line(1, 33)], [promotion(1, percent([1, 15]))], inside(1, [1]), 0)).toEqual({ 1: 5 });
});
