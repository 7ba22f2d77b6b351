import { expect, it } from "vitest";

import { formatSize } from "./format-size";

it.each([
  [1, "1\u00a0КБ", "1\u00a0KB"],
  [240 * 1024, "240\u00a0КБ", "240\u00a0KB"],
  [1024 * 1024 - 1, "1\u00a0МБ", "1\u00a0MB"],
  [1.5 * 1024 * 1024, "1,5\u00a0МБ", "1.5\u00a0MB"],
  [12 * 1024 * 1024, "12\u00a0МБ", "12\u00a0MB"],
])("writes %i bytes", (bytes, russian, english) => {
  expect(formatSize("ru", bytes)).toBe(russian);
  expect(formatSize("en", bytes)).toBe(english);
});
