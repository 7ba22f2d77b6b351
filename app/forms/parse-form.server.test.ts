import { describe, expect, it } from "vitest";
import * as z from "zod";

import { translateFor } from "~/i18n/translate.server";
import { countryOf, russia } from "~/lib/phone";

import { apiRefusal, parseForm, refusalOf, refuse } from "./parse-form.server";
import { ticked, typed } from "./refusal";
import { code, consent, email, many, optionalText, password, phone, requiredText, ticked as box } from "./schemas";

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
  lines: many(z.coerce.number().int()),
  agreed: consent,
  news: box,
});

describe("parseForm", () => {
  it("gives what the schema makes of the fields", () => {
    const form = posted(["name", " Ann "], ["email", "a@b.example"], ["lines", "1"], ["lines", "2"], ["agreed", "on"]);
    expect(parseForm(schema, form, t)).toEqual({
      ok: true,
      data: { name: "Ann", note: "", email: "a@b.example", lines: [1, 2], agreed: "on", news: false },
    });
  });

  it("says at each field what to correct, once, and gives back what was typed but for passwords", () => {
    const form = posted(["name", "x".repeat(11)], ["email", "a@"], ["lines", "one"], ["password", "secret"]);
    form.append("newPassword", "secret");
    form.append("via", "fetch");
    form.append("website", "trap");
    form.append("issued", "token");
    form.append("files", new File(["x"], "a.jpg"));
    const parsed = parseForm(schema, form, t);
    expect(parsed).toEqual({
      ok: false,
      refusal: {
        values: { name: ["xxxxxxxxxxx"], email: ["a@"], lines: ["one"] },
        errors: {
          name: "The text is too long",
          email: "Wrong e-mail format",
          "lines.0": "The field is not valid",
          agreed: "This field is required",
        },
        message: null,
      },
    });
  });

  it("tells in the asked language what is wrong with the whole", () => {
    const pair = z
      .object({ one: z.string(), two: z.string() })
      .refine(({ one, two }) => one === two, "forms:passwordsDiffer");
    const parsed = parseForm(pair, posted(["one", "1"], ["two", "2"]), translateFor("ru"));
    expect(parsed).toMatchObject({ ok: false, refusal: { errors: {}, message: "Пароли не совпадают" } });
  });

  it("takes no file for text", () => {
    const form = posted();
    form.set("name", new File(["x"], "a.txt"));
    const parsed = parseForm(z.object({ name: requiredText() }), form, t);
    expect(parsed).toMatchObject({ ok: false, refusal: { errors: { name: "This field is required" } } });
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

describe("a refusal by the API", () => {
  const error = { code: "validation_failed", message: "No", fields: {} };

  it("stands at the fields of the form, others above it", () => {
    const form = posted(["phone", "1"], ["city", "X"]);
    const fields = { phone: "Wrong", "address.city": "Unknown", secret: "Missing" };
    expect(apiRefusal(form, { ...error, fields }, t, { "address.city": "city" })).toEqual({
      values: { phone: ["1"], city: ["X"] },
      errors: { phone: "Wrong", city: "Unknown" },
      message: "Missing",
    });
  });

  it("is told in the API's words, or in the shop's where it has none", () => {
    expect(apiRefusal(posted(), error, t).message).toBe("No");
    expect(apiRefusal(posted(), { ...error, message: null }, t).message).toBe("It could not be sent. Try again");
    expect(apiRefusal(posted(["a", "1"]), { ...error, fields: { a: "Bad" } }, t).message).toBeNull();
  });
});

it("answers 400 to a page and 200 to script", () => {
  const refusal = refusalOf(posted(), { name: "Bad" });
  expect(refuse(posted(), refusal).init).toEqual({ status: 400 });
  expect(refuse(posted(), refusal, 429).init).toEqual({ status: 429 });
  expect(refuse(posted(["via", "fetch"]), refusal).init).toEqual({ status: 200 });
});

it("shows what was typed, or what the page has", () => {
  const refusal = refusalOf(posted(["name", ""], ["way", "a"], ["way", "b"]), {});
  expect(typed(refusal, "name", "Ann")).toBe("");
  expect(typed(undefined, "name", "Ann")).toBe("Ann");
  expect([ticked(refusal, "way", "b"), ticked(refusal, "way", "c", true), ticked(undefined, "way", "c", true)]).toEqual(
    [true, false, true],
  );
});
