import { data } from "@remix-run/node";
import type * as z from "zod";

import type { ApiError } from "~/api/errors";
import ru from "~/i18n/locales/ru";
import { isStringKey, type Translate } from "~/i18n/translate";

import { captchaName, tokenName, trapName } from "./human-fields";
import type { Refusal } from "./refusal";

export type ParsedForm<T> = { ok: true; data: T } | { ok: false; refusal: Refusal };

/**
 * Reads the fields of a form with a schema, whose messages are keys of strings. The schema sees a field as text, and one
 * that stands there several times as a list (`many` of `./schemas` takes both).
 */
export function parseForm<T>(schema: z.ZodType<T>, form: FormData, t: Translate): ParsedForm<T> {
  const parsed = schema.safeParse(fieldsOf(form));
  if (parsed.success) return { ok: true, data: parsed.data };
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) errors[issue.path.join(".")] ??= textOf(issue.message, t);
  const { "": message = null, ...atFields } = errors;
  return { ok: false, refusal: { values: typedValues(form), errors: atFields, message } };
}

/** A form that is refused for what is wrong with one field, or with the whole. */
export function refusalOf(form: FormData, errors: Record<string, string>, message: string | null = null): Refusal {
  return { values: typedValues(form), errors, message };
}

/**
 * The API's objections, at the fields of the form. What is at fault with a field that the form does not have is told of
 * the whole.
 * @param names the form's names of fields that the API calls otherwise
 */
export function apiRefusal(
  form: FormData,
  { fields, message }: ApiError,
  t: Translate,
  names: Record<string, string> = {},
): Refusal {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const [field, text] of Object.entries(fields)) {
    const name = names[field] ?? field;
    if (form.has(name)) errors[name] = text;
    else others.push(text);
  }
  const whole = others[0] ?? (Object.keys(errors).length > 0 ? null : (message ?? t("forms:failed")));
  return refusalOf(form, errors, whole);
}

/**
 * The answer to a form that is not taken. Script, which says so by the field `via`, is answered with 200: that is no
 * failed request, and browsers would print one.
 */
export function refuse<R extends Refusal>(form: FormData, refusal: R, status = 400) {
  return data(refusal, { status: form.get("via") === "fetch" ? 200 : status });
}

/** The answer to a form that came too often: it may be sent again in so many seconds. */
export function refuseForNow(form: FormData, message: string, seconds: number) {
  const status = form.get("via") === "fetch" ? 200 : 429;
  return data(refusalOf(form, {}, message), { status, headers: { "Retry-After": String(seconds) } });
}

/** The answer to a form whose pictures were not looked at (`readUpload`). */
export function refuseUpload(form: FormData, { message, wait }: { message: string; wait: number }) {
  return wait > 0 ? refuseForNow(form, message, wait) : refuse(form, refusalOf(form, {}, message));
}

function fieldsOf(form: FormData): Record<string, FormDataEntryValue | FormDataEntryValue[]> {
  const fields = new Map<string, FormDataEntryValue | FormDataEntryValue[]>();
  for (const name of new Set(form.keys())) {
    const [first, ...more] = form.getAll(name);
    if (first !== undefined) fields.set(name, more.length > 0 ? [first, ...more] : first);
  }
  return Object.fromEntries(fields);
}

/** A message that is no key is the library's own, in English, of a fault that the schema did not foresee. */
function textOf(message: string, t: Translate): string {
  return isStringKey(message, (area) => ru[area]) ? t(message) : t("forms:invalid");
}

const neverGivenBack = new Set<string>(["via", "view", trapName, tokenName, captchaName]);

function typedValues(form: FormData): Record<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of form) {
    if (typeof value !== "string" || neverGivenBack.has(name) || /password/i.test(name)) continue;
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  return Object.fromEntries(values);
}
