import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { formatBound, rounded } from "./range-fields";

describe("a slider", () => {
  it("stops at round numbers, and at the exact ends", () => {
    const prices = { min: 3810, max: 19_340 };
    expect(rounded(9_876.54, prices)).toBe(9_800);
    expect(rounded(3810, prices)).toBe(3810);
    expect(rounded(19_340, prices)).toBe(19_340);
    expect(rounded(1.2345, { min: 0.5, max: 2.5 })).toBe(1.24);
    expect(rounded(2.4, { min: 1, max: 3 })).toBe(2.4);
    expect(rounded(-33.3, { min: -40, max: 60 })).toBe(-33);
  });
});

it("bounds have the decimal separator of the language", () => {
  expect(formatBound(1234.5, translateFor("ru"))).toBe("1\u00a0234,5");
  expect(formatBound(1234.5, translateFor("en"))).toBe("1\u00a0234.5");
  expect([-1234, -0.5, 0].map((bound) => formatBound(bound, translateFor("ru")))).toEqual(["−1\u00a0234", "−0,5", "0"]);
});
