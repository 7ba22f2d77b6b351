import { describe, expect, it } from "vitest";

import { discountField, figureOf } from "./discount-rule";

describe("the discount of a promotion", () => {
  it("is read from its short and long forms", () => {
    expect(discountField.parse({ percent: 15 })).toEqual({
      kind: "percent",
      steps: [{ from: 1, percent: 15 }],
      kit: [],
    });
    const steps = [
      { from: 5, percent: 20 },
      { from: 3, percent: 10 },
    ];
    expect(discountField.parse({ steps, kit: ["helmets", "gloves"] })).toEqual({
      kind: "percent",
      steps: steps.toReversed(),
      kit: ["helmets", "gloves"],
    });
    expect(discountField.parse({ freeOf: 3 })).toEqual({ kind: "free", freeOf: 3 });
  });

  it.each([
    [{}],
    [{ percent: 10, freeOf: 3 }],
    [{ percent: 0 }],
    [{ percent: 100 }],
    [{ freeOf: 1 }],
    [{ freeOf: 3, from: 2 }],
    [{ freeOf: 3, kit: ["a", "b"] }],
    [{ steps: [{ from: 1, percent: 5 }], from: 2 }],
    [{ percent: 5, kit: ["Каски", "gloves"] }],
    [{ percent: 5, gift: true }],
  ])("cannot be %j", (field) => {
    expect(discountField.safeParse(field).success).toBe(false);
  });

  it("has a figure", () => {
    const rule = discountField.parse({
      steps: [
        { from: 2, percent: 10 },
        { from: 4, percent: 20 },
      ],
    });
    expect([figureOf(rule, "ru"), figureOf(rule, "en")]).toEqual(["−20\u00a0%", "−20%"]);
    expect(figureOf(discountField.parse({ freeOf: 3 }), "ru")).toBe("3 = 2");
  });
});
