import { expect, test } from "vitest";

import { cutToBytes } from "./cut-to-bytes";

test.each([
  ["fits", 4, "fits"],
  ["too long", 6, "too…"],
  ["я".repeat(10), 20, "я".repeat(10)],
  ["я".repeat(11), 21, `${"я".repeat(9)}…`],
  ['"'.repeat(10), 10, '"""…'],
  ["🔧🔧🔧", 11, "🔧🔧…"],
  ["", 0, ""],
])("%j in %d bytes is %j", (text, most, cut) => {
  expect(cutToBytes(text, most)).toBe(cut);
});
