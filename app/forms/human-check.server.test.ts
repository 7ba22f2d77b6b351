import { expect, it } from "vitest";

import { checkHuman, issueHumanToken } from "./human-check.server";

const opened = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;

function posted(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const token = issueHumanToken("feedback", opened);
const check = (fields: Record<string, string>, later: number) => checkHuman("feedback", posted(fields), opened + later);

it.each([0, 1, 60_000, day])("believes a form sent after %i ms", (later) => {
  expect(check({ issued: token, website: "" }, later)).toBeNull();
});

it.each([1, 60_000])("believes a form from a node whose clock is %i ms ahead", (ahead) => {
  expect(check({ issued: token, website: "" }, -ahead)).toBeNull();
});

it.each([
  [day + 1, "forms:human.old"],
  [-60_001, "forms:human.refused"],
])("does not after %i ms: %s", (later, key) => {
  expect(check({ issued: token }, later)).toBe(key);
});

it("rejects a form with a filled-in honeypot", () => {
  expect(check({ issued: token, website: "https://example.com" }, 60_000)).toBe("forms:human.refused");
});

it.each([
  ["nothing", {}],
  ["words", { issued: "token" }],
  ["another moment", { issued: token.replace(/^\w+/, (opened - day / 2).toString(36)) }],
  ["another signature", { issued: `${token.slice(0, -2)}AA` }],
  ["a longer one", { issued: `${token}A` }],
  ["no signature", { issued: token.split(".")[0] ?? "" }],
  ["another form's", { issued: issueHumanToken("refund", opened) }],
])("refuses %s", (_name, fields) => {
  expect(check(fields, 60_000)).toBe("forms:human.refused");
});

it("rejects a file as a token", () => {
  const form = new FormData();
  form.set("issued", new File([token], "token"));
  expect(checkHuman("feedback", form, opened + 60_000)).toBe("forms:human.refused");
});
