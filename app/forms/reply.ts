import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";

/** conform's reply to a rejected form: the typed values without secrets, and the errors in the page's language. */
export type LastResult = SubmissionResult<string[]>;

/** Attributes of a form's fields, by field name. `constraintOf` derives them from the form's schema. */
export type FormConstraint = Record<string, { required?: boolean; minLength?: number; maxLength?: number }>;

/** A rejected form, with any extra data for its page. */
export type Refusal<Extra = object> = { lastResult: LastResult } & Extra;

/**
 * An action's answer: a rejected form or, for a script that stays on the page, the result. Without a script, an
 * accepted form is answered with a redirect instead.
 */
export type FormAnswer<Done = true, Extra = object> = { done: Done } | Refusal<Extra>;

/** The rejection in an answer, if it is one. */
export function refusalOf<Extra>(answer: FormAnswer<unknown, Extra> | undefined): Refusal<Extra> | undefined {
  return answer && "lastResult" in answer ? answer : undefined;
}

/** The error message of the whole form. */
export function messageOf(lastResult: LastResult | undefined): string | undefined {
  return lastResult?.error?.[""]?.[0];
}

/** The field that a script sends to stay on the page and get an answer instead of a redirect, and its value. */
export const viaField = "via";
export const viaFetch = "fetch";

/** A honeypot: people do not see this field, bots fill it in. */
export const trapName = "website";

/** The field that a solved captcha adds to its form. */
export const captchaName = "smart-token";

/** The captcha's key, and the address of its script without a trailing slash. */
export type CaptchaSettings = { key: string; url: string };

/** The field with the signed time at which the form was issued. */
export const tokenName = "issued";

/** A form parsed by conform, with any fields. */
export type AnySubmission = Pick<Submission<unknown, string[], unknown>, "payload" | "reply">;

/** The errors of a form: messages by field name, and one for the whole form. */
export type FormErrors = { fields?: Record<string, string> | undefined; message?: string | null | undefined };

/** Parses a form without validation. */
export function readSubmission(form: FormData): AnySubmission {
  return parse<unknown, string[]>(form, { resolve: () => ({ error: {} }) });
}

/**
 * conform's reply to a rejected form, with the schema's errors and the given ones. It returns the typed values, except
 * secrets and server-only fields.
 */
export function replyTo(submission: AnySubmission, { fields = {}, message }: FormErrors = {}): LastResult {
  const hideFields = fieldNames(submission).filter((name) => forServer.has(name) || /password/i.test(name));
  const hasFaults = Boolean(message) || Object.keys(fields).length > 0;
  if (!hasFaults) return submission.reply({ hideFields });
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  return submission.reply({ hideFields, fieldErrors, ...(message && { formErrors: [message] }) });
}

/** The reply for a page whose fields keep the typed values by themselves. */
export function bareReply({ fields = {}, message }: FormErrors): LastResult {
  const error = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  return { status: "error", error: message ? { ...error, "": [message] } : error };
}

/** The names of the posted fields. */
export function fieldNames(submission: AnySubmission): string[] {
  return submission.reply().fields ?? [];
}

/** Hidden fields that only the server reads. */
export const forServer = new Set<string>([viaField, trapName, tokenName, captchaName]);

/** The headers of a page that answers a form: `Retry-After`, if its action sets it. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => retryOf(actionHeaders);

/** The same for a page that must not be cached. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => ({
  "Cache-Control": "no-store",
  ...retryOf(actionHeaders),
});

function retryOf(actionHeaders: Headers): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return retryAfter === null ? {} : { "Retry-After": retryAfter };
}
