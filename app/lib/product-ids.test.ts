import { expect, test } from "vitest";

import { maxIds, readProductIds } from "./product-ids";

test.each([
  ["12,7,340", [12, 7, 340]],
  [" 12 , 7 ", [12, 7]],
  ["7,12,7,12", [7, 12]],
  ["", []],
  [",,,", []],
  ["0,-1,1.5,1e3,abc,12345678901,0x10,٣", []],
  ["5,<script>,6", [5, 6]],
])("%j names %j", (text, ids) => expect(readProductIds(text)).toEqual(ids));

test("a list names no more than it may", () => {
  const many = Array.from({ length: maxIds + 20 }, (_, index) => index + 1);
  expect(readProductIds(many.join(","))).toEqual(many.slice(0, maxIds));
});
