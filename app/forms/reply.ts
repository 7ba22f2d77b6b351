import { parse, type Submission } from "@conform-to/react";

import { viaName, type LastResult } from "./answer";
import { captchaName, tokenName, trapName } from "./human-fields";

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
