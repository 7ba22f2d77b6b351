import { AsyncLocalStorage } from "node:async_hooks";

import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";

import { signInByCode, signInByEmail } from "~/api/auth.server";
import type { Answer } from "~/api/errors";
import type { SignedIn } from "~/api/schemas/auth";
import type { AnySubmission, FormErrors } from "~/forms/reply";
import { code, email, password } from "~/forms/schemas";
import { formErrorsFromApi, parseForm } from "~/forms/submission.server";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { deviceOf } from "~/lib/device-name.server";
import { log } from "~/server/log.server";
import type { Visit } from "~/session/visit.server";

import { attemptAt, type Attempt } from "./limits.server";

/** A rejected sign-in: the form's errors, the HTTP status, and the seconds to wait before the next try. */
export class SignInRefused extends Error {
  constructor(
    readonly submission: AnySubmission,
    readonly faults: FormErrors,
    readonly status: number,
    readonly retryAfter?: number,
  ) {
    super("The sign-in was refused");
  }
}

const codeForm = z.object({ code });
const emailForm = z.object({ email, password });

/** The visit of the current sign-in: remix-auth passes a strategy only a copy of the request. */
const visitStorage = new AsyncLocalStorage<Visit>();

const authenticator = new Authenticator<SignedIn>()
  .use(new FormStrategy(({ form, request }) => byCode(currentVisit(), form, request)), "code")
  .use(new FormStrategy(({ form, request }) => byEmail(currentVisit(), form, request)), "email");

function currentVisit(): Visit {
  const visit = visitStorage.getStore();
  if (!visit) throw new Error("A strategy must be run by signInBy");
  return visit;
}

/**
 * Signs in with a remix-auth strategy: `code` reads the four digits of an SMS, `email` an address and a password.
 * @param request with its body unread
 * @throws SignInRefused
 */
export function signInBy(strategy: "code" | "email", request: Request, visit: Visit): Promise<SignedIn> {
  return visitStorage.run(visit, () => authenticator.authenticate(strategy, request));
}

async function byCode(visit: Visit, form: FormData, request: Request): Promise<SignedIn> {
  const phone = visit.codeRequest()?.phone ?? "";
  const submission = parseForm(codeForm, form, translateFor(visit.locale));
  if (submission.status !== "success") throw new SignInRefused(submission, {}, 400);
  const account = `phone ${phone}`;
  const attempt = attemptAt(account, { visit, request });
  refuseTooMany(visit, submission, await attempt.limitOf("code"));
  const uid = await visit.uid();
  const device = deviceOf(request);
  const answer = await signInByCode(attempt.caller, { phone, code: submission.value.code, uid, device });
  await recordAttempt(visit, attempt, { answer, way: "code", account });
  return resultOf(visit, submission, answer, "code");
}

async function byEmail(visit: Visit, form: FormData, request: Request): Promise<SignedIn> {
  const submission = parseForm(emailForm, form, translateFor(visit.locale));
  if (submission.status !== "success") throw new SignInRefused(submission, {}, 400);
  const account = `email ${submission.value.email.toLowerCase()}`;
  const attempt = attemptAt(account, { visit, request });
  refuseTooMany(visit, submission, await attempt.limitOf("password"));
  const uid = await visit.uid();
  const answer = await signInByEmail(attempt.caller, { ...submission.value, uid, device: deviceOf(request) });
  await recordAttempt(visit, attempt, { answer, way: "password", account });
  return resultOf(visit, submission, answer, "password");
}

type AttemptResult = { answer: Answer<SignedIn>; way: "code" | "password"; account: string };

/**
 * Adjusts the limits after a sign-in: a success, or an attempt that the API failed to check, does not count. Remembers
 * the device. The log contains no personal data.
 */
async function recordAttempt(visit: Visit, attempt: Attempt, { answer, way, account }: AttemptResult): Promise<void> {
  const { requestId } = visit.caller;
  if (!answer.data) {
    if (answer.status >= 500) await attempt.undo(way);
    return log("info", "sign_in_refused", { requestId, way, status: answer.status, code: answer.error.code });
  }
  log("info", "sign_in", { requestId, way });
  visit.rememberDevice(account);
  await attempt.succeeded(way);
}

/** The API's tokens. Otherwise throws; for a code, an error message without a field goes to the code field. */
function resultOf(visit: Visit, submission: AnySubmission, answer: Answer<SignedIn>, field: string): SignedIn {
  if (answer.data) return answer.data;
  const t = translateFor(visit.locale);
  const { error, status } = answer;
  // The API's message is shown whatever the status (specification, section 8). Without a message, the API did not
  // answer, or answered without a token, which is logged where the answer is read.
  if (status >= 500) throw new SignInRefused(submission, { message: error.message ?? t("sign-in:failed") }, 503);
  if (error.retryAfter) refuseTooMany(visit, submission, error.retryAfter);
  const faults = formErrorsFromApi(submission, { error, status }, t, { login: "email" });
  const isPlain = Object.keys(faults.fields).length === 0 && faults.message !== null && field === "code";
  const shown = isPlain ? { fields: { [field]: faults.message ?? "" } } : faults;
  throw new SignInRefused(submission, shown, status === 429 ? 429 : 400);
}

/** @param wait seconds until the next attempt; 0 if allowed now */
function refuseTooMany({ locale }: Visit, submission: AnySubmission, wait: number): void {
  if (wait <= 0) return;
  const t = translateFor(locale);
  throw new SignInRefused(submission, { message: t("sign-in:tooOften", { wait: waitText(t, wait) }) }, 429, wait);
}
