import { parse, type Submission, type SubmissionResult } from "@conform-to/react";
import type { HeadersFunction } from "@remix-run/node";

import { captchaName, tokenName, trapName } from "./human-fields";

/** conform's reply to a form that was refused: what was typed, without secrets, and what is wrong, in the page's language. */
export type LastResult = SubmissionResult<string[]>;

/**
 * What an action answers: that the form was refused, with whatever else its page shows then, or, to a script that stays on
 * the page, what was done. Without script a form that was taken leads to another page instead.
 */
export type FormAnswer<Done = true, Extra = object> = { done: Done } | ({ lastResult: LastResult } & Extra);

/** The refusal in an answer, if it is one. */
export function refusalOf<Extra>(
  answer: FormAnswer<unknown, Extra> | undefined,
): ({ lastResult: LastResult } & Extra) | undefined {
  return answer && "lastResult" in answer ? answer : undefined;
}

/** What is wrong with a form as a whole. */
export function messageOf(lastResult: LastResult | undefined): string | undefined {
  return lastResult?.error?.[""]?.[0];
}

/** The field by which a script says that it stays on the page and wants an answer instead of a redirect, and its value. */
export const viaName = "via";
export const viaFetch = "fetch";

/** A form as conform has read it, whatever its fields. */
export type AnySubmission = Pick<Submission<unknown, string[], unknown>, "payload" | "reply">;

/** What is wrong with a form: with fields, by name, and with the whole. */
export type FormFaults = { fields?: Record<string, string> | undefined; message?: string | null | undefined };

/** Reads a form without looking at its fields. */
export function readSubmission(form: FormData): AnySubmission {
  return parse<unknown, string[]>(form, { resolve: () => ({ error: {} }) });
}

/**
 * conform's reply to a form that is refused, for the faults that its schema has found and those that are given. It gives back
 * what was typed, but no secret and no field that is for the server alone.
 */
export function replyTo(submission: AnySubmission, { fields = {}, message }: FormFaults = {}): LastResult {
  const hideFields = fieldNames(submission).filter((name) => forServer.has(name) || /password/i.test(name));
  const hasFaults = Boolean(message) || Object.keys(fields).length > 0;
  if (!hasFaults) return submission.reply({ hideFields });
  const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  return submission.reply({ hideFields, fieldErrors, ...(message && { formErrors: [message] }) });
}

/** The reply of a page whose fields show what was typed by themselves. */
export function bareReply({ fields = {}, message }: FormFaults): LastResult {
  const error = Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, [text]]));
  return { status: "error", error: message ? { ...error, "": [message] } : error };
}

/** The names of the fields that were posted. */
export function fieldNames(submission: AnySubmission): string[] {
  return submission.reply().fields ?? [];
}

const forServer = new Set<string>([viaName, trapName, tokenName, captchaName]);

/** What a page says that answers a form: where its action says so, when to try again. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => retryOf(actionHeaders);

/** The same, of a page that nobody keeps. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => ({
  "Cache-Control": "no-store",
  ...retryOf(actionHeaders),
});

function retryOf(actionHeaders: Headers): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return retryAfter === null ? {} : { "Retry-After": retryAfter };
}
