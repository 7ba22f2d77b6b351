import type { StringKey, Translate } from "~/i18n/translate";
import { isEmail } from "~/lib/email";
import { countryOf, validatePhone, type PhoneError } from "~/lib/phone";

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Messages for an invalid phone number. */
export const phoneErrorKeys = {
  required: "forms:required",
  invalid: "forms:phone",
  foreign: "forms:phoneCountry",
} as const satisfies Record<PhoneError, StringKey>;

/**
 * What to enter into an empty field, by the last part of its name. The specification has the text of a phone (section
 * 5).
 */
const emptyKeys: Partial<Record<string, StringKey>> = {
  ...{ name: "forms:empty.name", lastName: "forms:empty.lastName", fio: "forms:empty.fio" },
  ...{ author: "forms:empty.name", email: "forms:empty.email", contact: "forms:empty.contact" },
  ...{ house: "forms:empty.house", number: "forms:empty.number" },
  ...{ code: "forms:empty.code", proof: "forms:empty.code", token: "forms:empty.code" },
  ...{ comment: "forms:empty.comment", text: "forms:empty.question" },
  ...{ search: "forms:empty.address", inn: "account:company.needed.inn", bik: "account:company.needed.bik" },
};

/** The message for an empty field. */
export function emptyKey(name: string): StringKey {
  return emptyKeys[name.slice(name.lastIndexOf(".") + 1)] ?? "forms:required";
}

/** Whether a form element is a field that a person fills in. */
export function isFormField(element: unknown): element is FormField {
  return (
    (element instanceof HTMLInputElement && element.type !== "hidden") ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The properties of a field that are checked; DOM elements have all of them. */
export type FieldState = Pick<FormField, "name" | "type" | "inputMode" | "value" | "required" | "validity"> & {
  autocomplete: string;
  form: HTMLFormElement | null;
  willValidate: boolean;
  minLength?: number;
  min?: string;
  max?: string;
  dataset: DOMStringMap;
  matches: (selector: string) => boolean;
};

/**
 * The error message of a field: from the browser's constraints, the field's type, and the page's own check. Null if the
 * field is valid.
 */
export function validateField(
  field: FieldState,
  t: Translate,
  check?: (value: string, form: HTMLFormElement) => string | null,
): string | null {
  if (!field.willValidate) return null;
  const { value, validity } = field;
  const isEmpty = validity.valueMissing || (field.required && value.trim() === "");
  // Scripts cannot read a password that a manager filled in until the shopper touches the page.
  if (isEmpty) return field.matches(":autofill") ? null : emptyMessage(field, t, check);
  if (value === "") return null;
  // The browser checks the length only of text that was typed by hand.
  const isShort = value.length < (field.minLength ?? -1);
  if (isShort || validity.tooShort) return t(isPassword(field) ? "forms:passwordShort" : "forms:invalid");
  if (!validity.valid && field.type === "number")
    return t("forms:range", { min: field.min ?? "", max: field.max ?? "" });
  if (!validity.valid || isWrongEmail(field)) return t(formatKey(field));
  const phoneError = field.type === "tel" ? validatePhone(countryOf(field.dataset.country), value) : null;
  if (phoneError) return t(phoneErrorKeys[phoneError]);
  return field.form ? (check?.(value, field.form) ?? null) : null;
}

/** What the page's own check says about an empty field is more exact, but its check of a password compares two fields. */
function emptyMessage(
  field: FieldState,
  t: Translate,
  check?: (value: string, form: HTMLFormElement) => string | null,
) {
  if (isPassword(field)) return t("forms:passwordRequired");
  return (field.form && check?.("", field.form)) ?? t(emptyKey(field.name));
}

function isPassword({ autocomplete, type }: FieldState): boolean {
  return type === "password" || autocomplete.endsWith("-password");
}

function isWrongEmail({ inputMode, value }: FieldState): boolean {
  return inputMode === "email" && !isEmail(value.trim());
}

function formatKey({ type, inputMode, autocomplete }: FieldState): StringKey {
  if (autocomplete === "one-time-code") return "forms:code";
  // The account page, which alone asks for it, has this text.
  if (autocomplete === "bday") return "account:person.wrongBirthday";
  if (inputMode === "email") return "forms:email";
  return type === "tel" ? "forms:phone" : "forms:invalid";
}
