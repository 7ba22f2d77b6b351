import { describe, expect, it } from "vitest";

import { pageWindow } from "./pagination-window";

describe("pageWindow", () => {
  it.each([
    [1, 1, []],
    [1, 0, []],
    [1, 3, [1, 2, 3]],
    [1, 22, [1, 2, 3, 4, 5]],
    [3, 22, [1, 2, 3, 4, 5]],
    [4, 22, [2, 3, 4, 5, 6]],
    [21, 22, [18, 19, 20, 21, 22]],
    [22, 22, [18, 19, 20, 21, 22]],
    [99, 6, [2, 3, 4, 5, 6]],
  ])("page %i of %i", (current, pages, shown) => {
    expect(pageWindow(current, pages)).toEqual(shown);
  });
});
