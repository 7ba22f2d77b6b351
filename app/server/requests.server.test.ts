import { expect, test } from "vitest";

import { validateTarget } from "./requests.server";

test.each([
  ["GET", "/", null],
  ["HEAD", "/en/catalog/tools/drills?page=2", null],
  ["POST", `/${"a".repeat(2047)}?${"b".repeat(9000)}//`, null],
  ["GET", `/${"a".repeat(2048)}`, 414],
  ["GET", "/a".repeat(32), null],
  ["GET", "/a".repeat(33), 414],
  ["GET", `/en/x${"/".repeat(15_000)}a`, 414],
  ["GET", "/about///", null],
  ["GET", "http://evil.example/", 400],
  ["GET", "/%5C", 400],
  ["GET", "/%5cevil.example/x", 400],
  ["GET", "/%09%0A%5C%5B", 400],
  ["GET", "/%0d/%5B", 400],
  ["GET", "/catalog/%5C?a=%5C", null],
  ["GET", "/%09x", null],
  ["GET", "//evil.example", null],
  ["OPTIONS", "*", 405],
  ["TRACE", "/", 405],
  ["DELETE", "/basket", 405],
])("%s %.40s: %s", (method, url, fault) => {
  expect(validateTarget({ method, url })).toBe(fault);
});
