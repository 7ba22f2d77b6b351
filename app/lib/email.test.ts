import { expect, it } from "vitest";

import { isEmail } from "./email";

it.each([
  "ivan@example.com",
  "i.van+shop_1@mail.example.co",
  "o'brien@example.com",
  "иван@почта.рф",
  "иван@example.com",
  "ivan@почта.рф",
  "ivan@xn--80a1acny.xn--p1ai",
  "用户@例子.广告",
  "josé@bücher.example",
])("takes %s", (text) => expect(isEmail(text)).toBe(true));

it.each([
  "",
  "ivan",
  "ivan@",
  "@example.com",
  "ivan@localhost",
  "ivan@example.c",
  "ivan@1.2.3.4",
  "ivan @example.com",
  "иван@почта",
  "иван@@почта.рф",
  "иван@почта..рф",
  ".ivan@example.com",
  "ivan.@example.com",
  "iv..an@example.com",
  "ivan@-example.com",
  "ivan@example.com\nBcc: x@y.example",
  '"ivan"@example.com',
  "<ivan@example.com>",
  "ivan@example.com,petr@example.com",
])("refuses %j", (text) => expect(isEmail(text)).toBe(false));

it("is quick with a long text", () => {
  const start = process.cpuUsage();
  expect(isEmail(`${"a.".repeat(50_000)}@`)).toBe(false);
  expect(isEmail(`a@${"b-.".repeat(50_000)}1`)).toBe(false);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(200);
});
