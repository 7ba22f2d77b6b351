import type { StringKey, Translate } from "~/i18n/translate";
import { isEmail } from "~/lib/email";
import { countryOf, faultOfPhone, type PhoneFault } from "~/lib/phone";

export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is said of a phone number. */
export const phoneFaults = {
  required: "forms:required",
  invalid: "forms:phone",
  foreign: "forms:phoneCountry",
} as const satisfies Record<PhoneFault, StringKey>;

/** Whether something of a form is a field that a person fills in. */
export function isFormField(element: unknown): element is FormField {
  return (
    (element instanceof HTMLInputElement && element.type !== "hidden") ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What is looked at of a field; the browser's own elements have all of it. */
export type FieldState = Pick<FormField, "name" | "type" | "inputMode" | "value" | "required" | "validity"> & {
  autocomplete: string;
  form: HTMLFormElement | null;
  willValidate: boolean;
  minLength?: number;
  dataset: DOMStringMap;
  matches: (selector: string) => boolean;
};

/**
 * What to correct in a field, in words: by the browser's constraints, by what kind of field it is, and by the page's own
 * check. Null where nothing is wrong.
 */
export function faultOfField(
  field: FieldState,
  t: Translate,
  check?: (value: string, form: HTMLFormElement) => string | null,
): string | null {
  if (!field.willValidate) return null;
  const { value, validity } = field;
  const isEmpty = validity.valueMissing || (field.required && value.trim() === "");
  // A manager's password is not told to script before the page is touched.
  if (isEmpty)
    return field.matches(":autofill") ? null : t(isPassword(field) ? "forms:passwordRequired" : "forms:required");
  if (value === "") return null;
  // The browser counts only what was typed by hand.
  const isShort = value.length < (field.minLength ?? -1);
  if (isShort || validity.tooShort) return t(isPassword(field) ? "forms:passwordShort" : "forms:invalid");
  if (!validity.valid || isWrongEmail(field)) return t(formatKey(field));
  const phoneFault = field.type === "tel" ? faultOfPhone(countryOf(field.dataset.country), value) : null;
  if (phoneFault) return t(phoneFaults[phoneFault]);
  return field.form ? (check?.(value, field.form) ?? null) : null;
}

function isPassword({ autocomplete, type }: FieldState): boolean {
  return type === "password" || autocomplete.endsWith("-password");
}

function isWrongEmail({ inputMode, value }: FieldState): boolean {
  return inputMode === "email" && !isEmail(value.trim());
}

function formatKey({ type, inputMode, autocomplete }: FieldState): StringKey {
  if (autocomplete === "one-time-code") return "forms:code";
  if (inputMode === "email") return "forms:email";
  return type === "tel" ? "forms:phone" : "forms:invalid";
}
