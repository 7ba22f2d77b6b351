import { expect, test } from "vitest";
import * as z from "zod";

import { readFailure, readFile, readJson } from "./read-answer.server";
import { empty } from "./schemas/common";

function answer(status: number, body: string, headers: Record<string, string> = {}) {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  return { status, headers: new Map(lower), bytes: Buffer.from(body) };
}

function failure(status: number, error: object, headers: Record<string, string> = {}, isTold = false) {
  return readFailure(answer(status, JSON.stringify({ error }), headers), isTold);
}

const leak = { code: "internal", message: "boom at /srv/secret.js:1", fields: { name: "at /srv/secret.js:2" } };

test.each([500, 502, 503, 599])("what a %d says is for nobody, only its code is kept", (status) => {
  expect(failure(status, leak).error).toEqual({ code: "internal", message: null, fields: {} });
});

test("a server error's message is shown if requested, as one line of 200 characters", () => {
  const { error } = failure(500, { code: "internal", message: `<b>No</b> ${"x".repeat(1500)}` }, {}, true);
  expect(error?.message).toMatch(/^No +x+…$/);
  expect(error?.message).toHaveLength(200);
});

test("messages of a 4xx are plain text of 200 characters, for the form and for fields", () => {
  const long = `<p>${"я".repeat(1500)}</p>`;
  const fields = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, long]));
  const { error } = failure(422, { code: "validation_failed", message: long, fields });
  expect(error?.message).toBe(`${"я".repeat(199)}…`);
  expect(Object.keys(error?.fields ?? {})).toHaveLength(100);
  expect(error?.fields["field7"]).toBe(`${"я".repeat(199)}…`);
});

test("a message of markup only is empty", () => {
  expect(failure(400, { code: "x", message: "<br>" }).error?.message).toBeNull();
});

test.each([
  ["1000000000", 86_400],
  ["86401", 86_400],
  ["42", 42],
  ["0.5", 1],
  ["0", undefined],
  ["-5", undefined],
  ["soon", undefined],
])("Retry-After: %s is a wait of %s seconds", (header, seconds) => {
  const { error } = failure(429, { code: "too_many_requests", message: "Later" }, { "Retry-After": header });
  expect(error?.retryAfter).toBe(seconds);
});

const apiClock = "Mon, 30 Nov 2026 09:00:00 GMT";

test.each([
  ["Mon, 30 Nov 2026 09:00:42 GMT", 42],
  ["Tue, 01 Dec 2026 21:00:00 GMT", 86_400],
  ["Mon, 30 Nov 2026 08:59:00 GMT", undefined],
  ["at noon GMT", undefined],
])("Retry-After may name a moment by the API's clock: %s is a wait of %s seconds", (header, seconds) => {
  const headers = { "Retry-After": header, Date: apiClock };
  expect(failure(429, { code: "too_many_requests", message: "Later" }, headers).error?.retryAfter).toBe(seconds);
});

test("without the API's clock, the moment to try again is by the shop's", () => {
  const header = new Date(Date.now() + 3600_000).toUTCString();
  const wait = failure(429, { code: "x", message: "" }, { "Retry-After": header }).error?.retryAfter ?? 0;
  expect(Math.abs(wait - 3600)).toBeLessThan(60);
});

test.each([
  ["no fields as null", { fields: null }],
  ["no fields as an empty list", { fields: [] }],
  ["several messages of a field", { fields: { phone: ["Too short", "No digits"] } }],
  ["no maximum as null", { maxQuantity: null }],
  ["a maximum as text", { maxQuantity: "12" }],
])("an error with %s keeps its code and message", (_, part) => {
  const { error } = failure(409, { code: "basket_changed", message: "Look again", basket: { hash: "a" }, ...part });
  expect(error).toEqual({ code: "basket_changed", message: "Look again", fields: {}, basket: { hash: "a" } });
});

test.each([
  ["without a message", { code: "out_of_stock" }, { code: "out_of_stock", message: null }],
  ["whose message is null", { code: "out_of_stock", message: null }, { code: "out_of_stock", message: null }],
  ["whose code is a number", { code: 17, message: "Sold out" }, { code: "http_409", message: "Sold out" }],
  ["that is empty", {}, { code: "http_409", message: null }],
])("an error %s keeps the rest", (_, sent, kept) => {
  expect(failure(409, sent).error).toEqual({ ...kept, fields: {} });
});

test.each(["", "<html>", "[]", "null", '{"error":"gone"}', '{"error":["gone"]}', '{"message":"gone"}'])(
  "an answer that is no error of the contract is one by its status: %s",
  (body) => {
    expect(readFailure(answer(409, body), false).error).toEqual({ code: "http_409", message: null, fields: {} });
  },
);

test("a lone surrogate is replaced, so that it breaks no URL", () => {
  const body = String.raw`{"data":{"slug":"a\ud83db \ud83d\udd27"}}`;
  const { data } = readJson(answer(200, body), z.object({ slug: z.string() }));
  expect(data?.slug).toBe("a\ufffdb 🔧");
  expect(encodeURIComponent(data?.slug ?? "")).not.toBe("");
});

test("a kept text is parsed once, and any other text, schema or fault shows at once", () => {
  const read = (text: string, schema: z.ZodType, isKept = true) => readJson(answer(200, text), schema, isKept).data;
  const schema = z.object({ price: z.number() });
  const text = '{"data":{"price":12490}}';
  const first = read(text, schema);
  expect(first).toEqual({ price: 12490 });
  expect(read(text, schema)).toBe(first);
  expect(read(text, schema, false)).not.toBe(first);
  expect(read('{"data":{"price":9990}}', schema)).toEqual({ price: 9990 });
  expect(read(text, z.object({ price: z.coerce.string() }))).toEqual({ price: "12490" });
  expect(() => read(text, z.object({ name: z.string() }))).toThrow();
});

test("204 is the answer to a call without a result, and malformed for any other", () => {
  expect(readJson(answer(204, ""), empty)).toEqual({ data: {}, error: null, status: 204 });
  expect(() => readJson(answer(204, ""), z.object({ price: z.number() }))).toThrow();
  expect(() => readJson(answer(200, ""), empty)).toThrow();
});

/** "Счёт" in windows-1251. */
const account = Buffer.from([0xd1, 0xf7, 0xb8, 0xf2]);
const meta = (text: string) => Buffer.concat([Buffer.from(`<html><head>${text}</head>`), account]);

test.each([
  ["text/html; charset=windows-1251", account],
  ['Text/HTML;Charset="Windows-1251"', account],
  ["text/html", meta('<meta charset="windows-1251">')],
  ["text/html", meta('<META http-equiv=Content-Type content="text/html; charset=windows-1251">')],
  ["text/html; charset=UTF-8", Buffer.from('<meta charset="windows-1251">Счёт')],
  ["text/html", Buffer.from("Счёт")],
])("a page is converted to UTF-8: %s", (type, bytes) => {
  const { data } = readFile({ ...answer(200, "", { "Content-Type": type }), bytes });
  expect([data?.type, Buffer.from(data?.bytes ?? []).toString()]).toEqual([
    "text/html",
    expect.stringMatching(/Счёт$/),
  ]);
});

test.each(["text/html; charset=klingon", "application/pdf; charset=windows-1251"])("%s is not converted", (type) => {
  const { data } = readFile({ ...answer(200, "", { "Content-Type": type }), bytes: account });
  expect(Buffer.from(data?.bytes ?? [])).toEqual(account);
});
