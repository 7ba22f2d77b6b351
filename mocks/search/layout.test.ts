import { describe, expect, it } from "vitest";

import { switchLayout } from "./layout";

describe("the other keyboard layout", () => {
  it.each([
    ["lhtkm", "дрель"],
    ["вкшдд", "drill"],
    ["rk.x", "ключ"],
    ["gthajhfnjh", "перфоратор"],
    ["LHTKM", "дрель"],
    ["`vrbq", "ёмкий"],
    ["{kfv", "хлам"],
    ["125", "125"],
  ])("reads %s as %s", (typed, meant) => expect(switchLayout(typed)).toBe(meant));
});
