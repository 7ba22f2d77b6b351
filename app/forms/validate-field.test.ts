import { describe, expect, it } from "vitest";

import { translateFor } from "~/i18n/translate.server";

import { validateField, type FieldState } from "./validate-field";

const t = translateFor("en");
const fine = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
};

function field(facts: Partial<FieldState>, faults: Partial<ValidityState> = {}): FieldState {
  const valid = Object.keys(faults).length === 0;
  const blank = {
    name: "f",
    type: "text",
    inputMode: "",
    value: "",
    required: false,
    autocomplete: "",
    form: null,
    dataset: {},
  };
  return { ...blank, validity: { ...fine, valid, ...faults }, willValidate: true, matches: () => false, ...facts };
}

const missing = { valueMissing: true };

describe("error messages of fields", () => {
  it.each<[string, FieldState, string | null]>([
    ["an empty field that may be", field({ inputMode: "email" }), null],
    ["an empty field that must not be", field({ required: true }, missing), "This field is required"],
    ["an empty name", field({ name: "customer.name", required: true }, missing), "Enter the name"],
    // The specification has this text (section 5).
    ["an empty phone", field({ name: "phone", type: "tel", required: true }, missing), "This field is required"],
    ["spaces", field({ required: true, value: "  " }), "This field is required"],
    ["an empty password", field({ type: "password", required: true }, missing), "The password is required"],
    ["one that the browser fills in", field({ required: true, matches: () => true }, missing), null],
    ["a short password", field({ type: "password", value: "12345", minLength: 6 }), "Enter at least 6 characters"],
    [
      "a short password that is shown",
      field({ autocomplete: "new-password", value: "12345", minLength: 6 }),
      "Enter at least 6 characters",
    ],
    ["a long enough password", field({ type: "password", value: "123456", minLength: 6 }), null],
    [
      "more than there are",
      field({ type: "number", value: "7", min: "1", max: "2" }, { rangeOverflow: true }),
      "Enter a whole number from 1 to 2",
    ],
    ["no e-mail", field({ inputMode: "email", value: "a@" }), "Invalid e-mail format"],
    ["an e-mail in Cyrillic letters", field({ inputMode: "email", value: " иван@почта.рф " }), null],
    [
      "a birthday in the future",
      field({ type: "date", autocomplete: "bday", value: "2130-01-01" }, { rangeOverflow: true }),
      "Check the date of birth",
    ],
    ["half a phone", field({ type: "tel", value: "+7 (999) 1" }), "Invalid phone format"],
    ["a phone", field({ type: "tel", value: "+7 (999) 123-45-67" }), null],
    [
      "a phone with another country's code",
      field({ type: "tel", value: "+7 (999) 123-45-67", dataset: { country: "KZ" } }),
      null,
    ],
    [
      "a phone with a digit too many",
      field({ type: "tel", value: "+375 9005550123", dataset: { country: "BY" } }),
      "Invalid phone format",
    ],
    [
      "a phone of a country that is not offered",
      field({ type: "tel", value: "+12025550123" }),
      "Invalid phone format: numbers with this country code are not accepted",
    ],
    [
      "half a code",
      field({ autocomplete: "one-time-code", value: "12" }, { patternMismatch: true }),
      "Invalid code format",
    ],
    ["anything else", field({ value: "x" }, { patternMismatch: true }), "This value is not valid"],
    ["a field that is switched off", field({ required: true, willValidate: false }, missing), null],
  ])("in %s", (_name, state, fault) => {
    expect(validateField(state, t)).toBe(fault);
  });

  it("come from the page's own check, also for an empty field, but not for an empty password", () => {
    // The check ignores the form.
    const form = new EventTarget() as HTMLFormElement;
    const check = (value: string) => (value === "" ? "Enter the INN" : "No such INN");
    expect(validateField(field({ form, required: true }, missing), t, check)).toBe("Enter the INN");
    expect(validateField(field({ form, required: true, value: "1" }), t, check)).toBe("No such INN");
    expect(validateField(field({ form, required: true }, missing), t, () => null)).toBe("This field is required");
    const password = field({ form, type: "password", required: true }, missing);
    expect(validateField(password, t, check)).toBe("The password is required");
  });
});
