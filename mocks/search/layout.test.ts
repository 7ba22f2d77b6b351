import { describe, expect, it } from "vitest";

import { switchLayout } from "./words";

describe("switchLayout", () => {
  it.each([
    ["lhtkm", "дрель"],
    ["вкшдд", "drill"],
    ["rk.x", "ключ"],
    ["gthajhfnjh", "перфоратор"],
    ["LHTKM", "дрель"],
    ["`vrbq", "ёмкий"],
    ["{kfv", "хлам"],
    ["125", "125"],
  ])("converts %s to %s", (typed, meant) => expect(switchLayout(typed)).toBe(meant));
});
