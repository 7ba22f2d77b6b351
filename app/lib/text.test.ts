import { expect, test } from "vitest";

import { cutToBytes, plainLine } from "./text";

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

test("a plain text stays as it is", () => {
  expect(plainLine("Не больше 1\u00a0000 ₽, 5 < 6", 200)).toBe("Не больше 1\u00a0000 ₽, 5 < 6");
});

test("tags and what ends a line are taken out, the words stay", () => {
  expect(plainLine("<p>Too <b>many</b></p>\r\nLater\u0000", 200).replace(/ +/g, " ")).toBe("Too many Later");
});

test("a long text is cut, and says so", () => {
  expect(plainLine("я".repeat(201), 200)).toBe(`${"я".repeat(199)}…`);
  expect(plainLine("я".repeat(200), 200)).toBe("я".repeat(200));
  expect([...plainLine("🔧".repeat(1500), 200)]).toHaveLength(200);
  expect(plainLine("<".repeat(5_000_000), 200)).toHaveLength(200);
});
