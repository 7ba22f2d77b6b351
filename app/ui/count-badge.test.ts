import { expect, it } from "vitest";

import { shownCount } from "./badge";

it.each([
  [0, null],
  [null, null],
  [undefined, null],
  [-1, null],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
])("a counter of %j shows %j", (count, text) => {
  expect(shownCount(count)).toBe(text);
});
