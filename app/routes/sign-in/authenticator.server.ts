import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import * as z from "zod";

import { signInByCode, signInByEmail } from "~/api/auth.server";
import type { Answer } from "~/api/errors";
import type { SignedIn } from "~/api/schemas/auth";
import { apiRefusal, parseForm, refusalOf } from "~/forms/parse-form.server";
import type { Refusal } from "~/forms/refusal";
import { code, email, password } from "~/forms/schemas";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { deviceOf } from "~/lib/device-name.server";
import { log } from "~/server/log.server";
import type { Visit } from "~/session/visit.server";

import { attemptAt, type Attempt } from "./limits.server";

/** A sign-in that was not taken: what the form is told, the status of the answer, and for how many seconds it is of no use. */
export class SignInRefused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly status: number,
    readonly wait = 0,
  ) {
    super("The sign-in was refused");
  }
}

const codeForm = z.object({ code });
const emailForm = z.object({ email, password });

/**
 * The two ways to sign in, each a strategy of remix-auth: `code` takes the four digits of an SMS, `email` an address and a
 * password. They throw `SignInRefused`.
 */
export function authenticatorOf(visit: Visit): Authenticator<SignedIn> {
  return new Authenticator<SignedIn>()
    .use(new FormStrategy(({ form, request }) => byCode(visit, form, request)), "code")
    .use(new FormStrategy(({ form, request }) => byEmail(visit, form, request)), "email");
}

async function byCode(visit: Visit, form: FormData, request: Request): Promise<SignedIn> {
  const t = translateFor(visit.locale);
  const phone = visit.codeRequest()?.phone ?? "";
  const parsed = parseForm(codeForm, form, t);
  if (!parsed.ok) throw new SignInRefused(parsed.refusal, 400);
  const account = `phone ${phone}`;
  const attempt = attemptAt(account, { visit, request });
  refuseTooMany(visit, form, await attempt.limitOf("code"));
  const uid = await visit.uid();
  const answer = await signInByCode(attempt.caller, { phone, code: parsed.data.code, uid, device: deviceOf(request) });
  await tell(visit, attempt, { answer, way: "code", account });
  return resultOf(visit, form, answer, "code");
}

async function byEmail(visit: Visit, form: FormData, request: Request): Promise<SignedIn> {
  const t = translateFor(visit.locale);
  const parsed = parseForm(emailForm, form, t);
  if (!parsed.ok) throw new SignInRefused(parsed.refusal, 400);
  const account = `email ${parsed.data.email.toLowerCase()}`;
  const attempt = attemptAt(account, { visit, request });
  refuseTooMany(visit, form, await attempt.limitOf("password"));
  const uid = await visit.uid();
  const answer = await signInByEmail(attempt.caller, { ...parsed.data, uid, device: deviceOf(request) });
  await tell(visit, attempt, { answer, way: "password", account });
  return resultOf(visit, form, answer, "password");
}

type Tried = { answer: Answer<SignedIn>; way: "code" | "password"; account: string };

/** Takes back what was counted of a sign-in that succeeded or was not judged; knows the device from now on. The log names nobody. */
async function tell(visit: Visit, attempt: Attempt, { answer, way, account }: Tried): Promise<void> {
  const { requestId } = visit.caller;
  if (!answer.data) {
    if (answer.status >= 500) await attempt.undo(way);
    return log("info", "sign_in_refused", { requestId, way, status: answer.status, code: answer.error.code });
  }
  log("info", "sign_in", { requestId, way });
  visit.rememberDevice(account);
  await attempt.succeeded(way);
}

/** The API's tokens; a message that speaks of no field stands at the one that was to be right. */
function resultOf(visit: Visit, form: FormData, answer: Answer<SignedIn>, field: string): SignedIn {
  if (answer.data) return answer.data;
  const t = translateFor(visit.locale);
  const { error, status } = answer;
  // The API's message is shown whatever the status (specification, section 8). Without one it did not answer, or answered
  // without a token, which is logged where it was read.
  if (status >= 500) throw new SignInRefused(refusalOf(form, {}, error.message ?? t("sign-in:failed")), 503);
  if (error.retryAfter) refuseTooMany(visit, form, error.retryAfter);
  const refusal = apiRefusal(form, error, t, { login: "email" });
  const isPlain = Object.keys(refusal.errors).length === 0 && refusal.message !== null && field === "code";
  throw new SignInRefused(
    isPlain ? refusalOf(form, { [field]: refusal.message ?? "" }) : refusal,
    status === 429 ? 429 : 400,
  );
}

/** @param wait how many seconds until another attempt; 0 when one is allowed now */
function refuseTooMany({ locale }: Visit, form: FormData, wait: number): void {
  if (wait <= 0) return;
  const t = translateFor(locale);
  throw new SignInRefused(refusalOf(form, {}, t("sign-in:tooOften", { wait: waitText(t, wait) })), 429, wait);
}
