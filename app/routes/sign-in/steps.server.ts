import { data as answerWith } from "@remix-run/node";
import * as z from "zod";

import { changePassword, requestRecovery } from "~/api/auth.server";
import type { SignedIn } from "~/api/schemas/auth";
import { captchaSettings } from "~/forms/captcha.server";
import { email, newPasswordForm, phone as phoneField } from "~/forms/schemas";
import { isViaFetch, parseForm, refuse, refuseByApi, refuseRateLimited, refuseWith } from "~/forms/submission.server";
import { localePath, barePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import type { Notice } from "~/lib/notice";
import { countryOf } from "~/lib/phone";
import { paths, type SignInStep } from "~/paths";
import { returnTarget } from "~/session/safe-redirect";
import { redirectWith, type Visit } from "~/session/visit.server";
import type { NextStep, StepExtra } from "~/shop/sign-in/answer";

import { signInBy, SignInRefused } from "./authenticator.server";
import { attemptAt, attemptByEmail } from "./limits.server";
import { readPending, sendCode } from "./send-code.server";

/** A posted step: the parsed form, and its request with an unread body. */
type Posted = { visit: Visit; form: FormData; request: Request; redirectTo: string };

type Outcome = Promise<
  | Response
  | ReturnType<typeof refuse>
  | ReturnType<typeof refuseWith<StepExtra>>
  | ReturnType<typeof answerWith<{ done: NextStep }>>
>;

/** The handler of each step's form (specification, section 4). */
export const steps: Record<SignInStep, (posted: Posted) => Outcome> = {
  phone: takePhone,
  code: (posted) => (posted.form.has("resend") ? sendAgain(posted) : enter(posted, "code")),
  email: (posted) => enter(posted, "email"),
  "recovery-1": sendRecovery,
  "recovery-2": setPassword,
};

/** Redirects to a step with a notice. A dialog gets the step as data and stays open. */
async function redirectToStep(
  { visit, form, redirectTo }: Posted,
  step: SignInStep,
  notice: Notice | null = null,
): Outcome {
  if (isViaFetch(form))
    return answerWith({ done: { step, pending: readPending(visit), notice } }, { headers: noStore });
  if (notice) visit.setNotice(notice);
  return redirectWith(visit, localePath(visit.locale, paths.signIn({ step, redirectTo })));
}

const noStore = { "Cache-Control": "no-store" };

/**
 * Requests the SMS and always goes to the next step: if sending failed, that step shows the error and offers to send
 * again.
 */
async function takePhone(posted: Posted): Outcome {
  const { visit, form } = posted;
  const schema = z.object({ phone: phoneField(countryOf(form.get("country"))) });
  const submission = parseForm(schema, form, translateFor(visit.locale));
  if (submission.status !== "success") return refuse(submission);
  const message = await sendCode(posted, submission.value.phone);
  if (message === null) return redirectToStep(posted, "code");
  return refuseWith({ captcha: captchaSettings() }, submission, { message });
}

async function sendAgain(posted: Posted): Outcome {
  const { visit } = posted;
  const pending = visit.codeRequest();
  if (!pending) return redirectToStep(posted, "phone");
  const fault = await sendCode(posted, pending.phone);
  return fault === null
    ? redirectToStep(posted, "code")
    : redirectToStep(posted, "phone", { kind: "error", text: fault });
}

async function enter(posted: Posted, strategy: "code" | "email"): Outcome {
  const { visit, request, redirectTo } = posted;
  if (strategy === "code" && !visit.codeRequest()) return redirectToStep(posted, "phone");
  try {
    return await completeSignIn(visit, await signInBy(strategy, request, visit), redirectTo);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { submission, faults, status, retryAfter } = error;
    return refuse(submission, faults, { status, retryAfter });
  }
}

const recoveryForm = z.object({ email });

async function sendRecovery(posted: Posted): Outcome {
  const { visit, form, request } = posted;
  const t = translateFor(visit.locale);
  const submission = parseForm(recoveryForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const address = submission.value.email.toLowerCase();
  const attempt = attemptAt(`email ${address}`, { visit, request });
  const wait = await attempt.limitOf("email");
  if (wait > 0) return refuseRateLimited(submission, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const { data, error, status } = await requestRecovery(attempt.caller, submission.value.email);
  if (data) {
    visit.rememberReturn(posted.redirectTo);
    const text = `${t("sign-in:linkSent")}. ${t("sign-in:checkMail")}`;
    return redirectToStep(posted, "recovery-2", { kind: "success", text });
  }
  if (status === 404) {
    return refuse(submission, { fields: { email: t("sign-in:noAddress") }, message: t("sign-in:noAccount") });
  }
  if (status >= 500) await attempt.undo("email");
  return refuseByApi(submission, { error, status }, t);
}

async function setPassword(posted: Posted): Outcome {
  const { visit, form, request } = posted;
  const t = translateFor(visit.locale);
  const submission = parseForm(newPasswordForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const attempt = attemptByEmail({ visit, request });
  const wait = await attempt.limitOf();
  if (wait > 0) return refuseRateLimited(submission, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const { data, error, status } = await changePassword(attempt.caller, submission.value);
  if (data || status >= 500) await attempt.giveBack();
  if (data) return redirectToStep(posted, "email", { kind: "success", text: t("sign-in:passwordChanged") });
  if (error.code === "invalid_token" && error.message !== null)
    return refuse(submission, { fields: { token: error.message } });
  return refuseByApi(submission, { error, status }, t);
}

/**
 * Saves the customer's tokens, leaves a notice about merged guest data, and redirects with a full page load, whether
 * the form is in a dialog or on a page (specification, section 4).
 */
export async function completeSignIn(visit: Visit, signedIn: SignedIn, redirectTo: string): Promise<Response> {
  visit.signIn(signedIn);
  visit.rememberReturn("");
  visit.setNotice({ kind: "success", text: welcomeText(visit.locale, signedIn.merged) });
  const response = await redirectWith(visit, targetOf(visit.locale, redirectTo));
  response.headers.set("X-Remix-Reload-Document", "true");
  return response;
}

/**
 * The redirect target: the checkout for a sign-in from the basket, otherwise the requested page, otherwise the personal
 * area (section 4).
 */
function targetOf(locale: Locale, redirectTo: string): string {
  const target = returnTarget(redirectTo, locale);
  if (!target) return localePath(locale, paths.personal());
  const isBasket = barePath(target.replace(/[?#].*$/, "")) === paths.basket();
  return isBasket ? localePath(locale, paths.checkout()) : target;
}

function welcomeText(locale: Locale, { basket, favorites, orders }: SignedIn["merged"]): string {
  const t = translateFor(locale);
  const added = [
    basket > 0 && t("sign-in:mergedBasket", { count: basket }),
    favorites > 0 && t("sign-in:mergedFavorites", { count: favorites }),
    orders > 0 && t("sign-in:mergedOrders", { count: orders }),
  ].filter((text) => text !== false);
  return added.length > 0 ? t("sign-in:merged", { what: added.join(". ") }) : t("sign-in:welcome");
}
