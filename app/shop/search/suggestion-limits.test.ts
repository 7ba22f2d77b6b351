import { describe, expect, it } from "vitest";

import { countOptions, mayShow, questionOf } from "./suggestion-limits";

describe("questionOf", () => {
  it("asks from two letters on, spaces around not counted", () => {
    expect([" д ", "др", "  дрель 18 "].map(questionOf)).toEqual(["", "др", "дрель 18"]);
  });
});

describe("mayShow", () => {
  it("shows the dropdown from three letters on", () => {
    expect(["др", "др ", "дре"].map(mayShow)).toEqual([false, false, true]);
  });
});

describe("countOptions", () => {
  const product = { code: "a", name: "A", picture: null, price: 1, oldPrice: null };

  it("counts all three lists, at most eight products", () => {
    expect(
      countOptions({
        autocomplete: [{ name: "a", url: "/a" }],
        sections: [{ name: "b", link: "/b", picture: null }],
        products: Array.from({ length: 12 }, () => product),
      }),
    ).toBe(10);
  });

  it("takes a failed call and three empty lists for nothing found", () => {
    expect(countOptions(null)).toBe(0);
    expect(countOptions({ autocomplete: [], sections: [], products: [] })).toBe(0);
  });
});
