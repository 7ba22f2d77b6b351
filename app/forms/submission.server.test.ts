import { describe, expect, it } from "vitest";
import * as z from "zod";

import type { ApiError } from "~/api/errors";
import { translateFor } from "~/i18n/translate.server";
import { countryOf, russia } from "~/lib/phone";

import { tidyForm } from "./read-form.server";
import { readSubmission, replyTo } from "./reply";
import { code, email, optionalText, password, phone, requiredText, ticked } from "./schemas";
import {
  constraintOf,
  formErrorsFromApi,
  parseForm,
  refuse,
  refuseByApi,
  refuseRateLimited,
} from "./submission.server";

const t = translateFor("en");

function posted(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

const schema = z.object({
  name: requiredText(10),
  note: optionalText(),
  email,
  lines: z.array(z.coerce.number().int()),
  news: ticked,
});

describe("parseForm", () => {
  it("returns the schema's output", () => {
    const form = posted(["name", " Ann "], ["email", "a@b.example"], ["lines", "1"], ["lines", "2"]);
    expect(parseForm(schema, form, t)).toMatchObject({
      status: "success",
      value: { name: "Ann", note: "", email: "a@b.example", lines: [1, 2], news: false },
    });
  });

  it("returns the error of each field, and the typed values except secrets", () => {
    const form = posted(["name", "x".repeat(11)], ["email", "a@"], ["lines", "one"], ["password", "secret"]);
    form.append("newPassword", "secret");
    form.append("via", "fetch");
    form.append("website", "trap");
    form.append("issued", "token");
    form.append("files", new File(["x"], "a.jpg"));
    const { initialValue, error } = replyTo(parseForm(schema, form, t));
    expect(initialValue).toEqual({ name: "xxxxxxxxxxx", email: "a@", lines: "one" });
    expect(error).toEqual({
      name: ["The text is too long"],
      email: ["Invalid e-mail format"],
      "lines[0]": ["This value is not valid"],
    });
  });

  it("returns the error of the whole form in the requested language", () => {
    const pair = z
      .object({ one: z.string(), two: z.string() })
      .refine(({ one, two }) => one === two, "forms:passwordsDiffer");
    const parsed = parseForm(pair, posted(["one", "1"], ["two", "2"]), translateFor("ru"));
    expect(parsed).toMatchObject({ status: "error", error: { "": ["Пароли не совпадают"] } });
  });

  it("does not accept a file as text", () => {
    const form = posted();
    form.set("name", new File(["x"], "a.txt"));
    const parsed = parseForm(z.object({ name: requiredText() }), form, t);
    expect(parsed).toMatchObject({ status: "error", error: { name: ["Enter the name"] } });
  });

  it("reads fields with dots as parts of one object", () => {
    const parsed = parseForm(
      z.object({ customer: z.object({ name: requiredText() }) }),
      posted(["customer.name", ""]),
      t,
    );
    expect(parsed).toMatchObject({ status: "error", error: { "customer.name": ["Enter the name"] } });
  });
});

describe("constraintOf", () => {
  it("returns the required fields and the lengths of texts", () => {
    expect(constraintOf(schema)).toEqual({
      name: { required: true, maxLength: 10 },
      note: { maxLength: 200 },
      email: { required: true, maxLength: 200 },
      lines: { required: true },
    });
  });

  it("leaves out formats, and the length that `required` implies", () => {
    const fields = z.object({ password, house: requiredText(5).regex(/\d/), phone: phone(russia) });
    expect(constraintOf(fields)).toEqual({
      password: { required: true, minLength: 6, maxLength: 128 },
      house: { required: true, maxLength: 5 },
      phone: { required: true },
    });
  });

  it("names the fields of nested objects as the form does", () => {
    const address = z.object({ house: requiredText() }).refine(() => true);
    const order = z.object({ delivery: z.object({ address }), comment: optionalText(9) });
    expect(constraintOf(order)).toEqual({
      "delivery.address.house": { required: true, maxLength: 200 },
      comment: { maxLength: 9 },
    });
  });

  it("reads what the form sends, not what the schema makes of it", () => {
    const both = z.object({ code }).and(z.object({ email }));
    expect(constraintOf(both.transform(({ email }) => email))).toEqual({
      code: { required: true, maxLength: 200 },
      email: { required: true, maxLength: 200 },
    });
  });
});

describe("field names that no form has", () => {
  it.each([
    "a[99999999]",
    "a[]",
    "a.b.c.d.e",
    ".",
    "a..b",
    "",
    "__intent__",
    "__state__",
    "__proto__.a",
    "a.constructor",
  ])("%j is left out", (name) => {
    const form = tidyForm(posted([name, "1"], ["good", "1"], ["consents.a-b", "1"]));
    expect([...form.keys()]).toEqual(["good", "consents.a-b"]);
    expect(replyTo(readSubmission(form)).fields).toEqual(["good", "consents.a-b"]);
  });
});

describe("the shared schemas", () => {
  const first = (result: z.ZodSafeParseResult<unknown>) =>
    result.success ? result.data : result.error.issues[0]?.message;

  it.each([
    ["8 999 123-45-67", "+79991234567"],
    ["", "forms:required"],
    ["999", "forms:phone"],
    [undefined, "forms:required"],
  ])("read the phone %j", (text, result) => {
    expect(first(phone(russia).safeParse(text))).toBe(result);
  });

  it("read a phone of another country", () => {
    expect(first(phone(countryOf("KZ")).safeParse("701 123 45 67"))).toBe("+77011234567");
  });

  it.each([
    ["1234", "1234"],
    [" 12 34 ", "1234"],
    ["", "forms:required"],
    ["123", "forms:code"],
    ["12345", "forms:code"],
    ["12a4", "forms:code"],
  ])("read the code %j", (text, result) => {
    expect(first(code.safeParse(text))).toBe(result);
  });

  it.each([
    [" secret ", " secret "],
    ["123456", "123456"],
    ["", "forms:passwordRequired"],
    ["12345", "forms:passwordShort"],
    ["x".repeat(129), "forms:tooLong"],
  ])("read the password %j", (text, result) => {
    expect(first(password.safeParse(text))).toBe(result);
  });
});

describe("errors of the API", () => {
  const error = { code: "validation_failed", message: "No", fields: {} };
  const rejected = (different: Partial<ApiError>) => ({ error: { ...error, ...different }, status: 422 });

  it("are shown at the form's fields, others above the form", () => {
    const submission = readSubmission(posted(["phone", "1"], ["city", "X"]));
    const fields = { phone: "Wrong", "address.city": "Unknown", secret: "Missing" };
    expect(formErrorsFromApi(submission, rejected({ fields }), t, { "address.city": "city" })).toEqual({
      fields: { phone: "Wrong", city: "Unknown" },
      message: "Missing",
    });
  });

  it("use the API's text, or the shop's if there is none", () => {
    const nothing = readSubmission(posted());
    expect(formErrorsFromApi(nothing, rejected({}), t).message).toBe("No");
    expect(formErrorsFromApi(nothing, rejected({ message: null }), t).message).toBe(
      "The form could not be sent. Try again",
    );
    const a = readSubmission(posted(["a", "1"]));
    expect(formErrorsFromApi(a, rejected({ fields: { a: "Bad" } }), t).message).toBeNull();
  });

  it.each([
    ["No", 600, "No"],
    [null, 600, "Too many requests. Try again in 10 minutes"],
    [null, undefined, "The form could not be sent. Try again"],
  ])("of too many requests with the text %o and a wait of %o s say %s", (message, retryAfter, said) => {
    const many = { error: { ...error, message, ...(retryAfter && { retryAfter }) }, status: 429 };
    expect(formErrorsFromApi(readSubmission(posted()), many, t).message).toBe(said);
  });
});

describe("a rejection", () => {
  const init = (form: FormData, status?: number) =>
    refuse(readSubmission(form), { fields: { name: "Bad" } }, status ? { status } : {}).init;

  it("has status 400 for a page and 200 for a script", () => {
    expect(init(posted())).toEqual({ status: 400, headers: {} });
    expect(init(posted(), 429)).toEqual({ status: 429, headers: {} });
    expect(init(posted(["via", "fetch"]))).toEqual({ status: 200, headers: {} });
  });

  it.each([
    [422, {}, { status: 400, headers: {} }],
    [429, { retryAfter: 30 }, { status: 429, headers: { "Retry-After": "30" } }],
    [500, {}, { status: 503, headers: {} }],
  ])("of an API that answers %i", (status, more, expected) => {
    const error = { code: "no", message: "No", fields: {}, ...more };
    const refused = refuseByApi(readSubmission(posted(["name", "Ann"])), { error, status }, t);
    expect(refused.init).toEqual(expected);
    expect(refused.data.lastResult).toMatchObject({ initialValue: { name: "Ann" }, error: { "": ["No"] } });
  });

  it("says when to retry", () => {
    const refused = refuseRateLimited(readSubmission(posted(["name", "Ann"])), "Later", 30);
    expect(refused.init).toEqual({ status: 429, headers: { "Retry-After": "30" } });
    expect(refused.data.lastResult).toMatchObject({ initialValue: { name: "Ann" }, error: { "": ["Later"] } });
  });
});
