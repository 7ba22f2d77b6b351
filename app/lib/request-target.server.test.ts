import { expect, test } from "vitest";

import { faultOfTarget } from "./request-target.server";

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
  ["OPTIONS", "*", 405],
  ["TRACE", "/", 405],
  ["DELETE", "/basket", 405],
])("%s %.40s: %s", (method, url, fault) => {
  expect(faultOfTarget({ method, url })).toBe(fault);
});
