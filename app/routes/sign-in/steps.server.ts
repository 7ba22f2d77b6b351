import { data as answerWith } from "@remix-run/node";
import * as z from "zod";

import { changePassword, requestRecovery } from "~/api/auth.server";
import { captchaSettings } from "~/forms/captcha.server";
import { apiRefusal, parseForm, refusalOf, refuse, refuseForNow } from "~/forms/parse-form.server";
import { email, phone as phoneField } from "~/forms/schemas";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import type { Notice } from "~/lib/notice";
import { countryOf } from "~/lib/phone";
import { paths, type SignInStep } from "~/paths";
import { redirectWith, type Visit } from "~/session/visit.server";
import type { NextStep } from "~/shop/sign-in/answer";

import { authenticatorOf, SignInRefused } from "./authenticator.server";
import { attemptAt, attemptWithLetter } from "./limits.server";
import { newPasswordForm } from "./new-password.server";
import { readPending } from "./pending.server";
import { sendCode } from "./send-code.server";
import { welcome } from "./welcome.server";

/** A posted step: the form as it was read, and the request that it came with, still unread. */
export type Posted = { visit: Visit; form: FormData; request: Request; redirectTo: string; inDialog: boolean };

type Outcome = Promise<Response | ReturnType<typeof refuse> | ReturnType<typeof answerWith<{ next: NextStep }>>>;

/** What each step does with its form (specification, section 4). */
export const steps: Record<SignInStep, (posted: Posted) => Outcome> = {
  phone: takePhone,
  code: (posted) => (posted.form.has("resend") ? sendAgain(posted) : enter(posted, "code")),
  email: (posted) => enter(posted, "email"),
  "recovery-1": sendRecovery,
  "recovery-2": setPassword,
};

/** Leads on to a step and leaves a notice there. A dialog gets the step as data, and stays where it is. */
async function leadTo(
  { visit, redirectTo, inDialog }: Posted,
  step: SignInStep,
  notice: Notice | null = null,
): Outcome {
  if (inDialog) return answerWith({ next: { step, pending: readPending(visit), notice } }, { headers: noStore });
  if (notice) visit.leaveNotice(notice);
  return redirectWith(visit, localePath(visit.locale, paths.signIn({ step, redirectTo })));
}

const noStore = { "Cache-Control": "no-store" };

/** Asks for the SMS and goes on at once: when it could not be sent, the next step says so and offers to send again. */
async function takePhone(posted: Posted): Outcome {
  const { visit, form } = posted;
  const schema = z.object({ phone: phoneField(countryOf(form.get("country"))) });
  const parsed = parseForm(schema, form, translateFor(visit.locale));
  if (!parsed.ok) return refuse(form, parsed.refusal);
  const fault = await sendCode(posted, parsed.data.phone);
  if (fault === null) return leadTo(posted, "code");
  return refuse(form, { ...refusalOf(form, {}, fault), captcha: captchaSettings() });
}

async function sendAgain(posted: Posted): Outcome {
  const { visit } = posted;
  const pending = visit.codeRequest();
  if (!pending) return leadTo(posted, "phone");
  const fault = await sendCode(posted, pending.phone);
  return fault === null ? leadTo(posted, "code") : leadTo(posted, "phone", { kind: "error", text: fault });
}

async function enter(posted: Posted, strategy: "code" | "email"): Outcome {
  const { visit, form, request, redirectTo } = posted;
  if (strategy === "code" && !visit.codeRequest()) return leadTo(posted, "phone");
  try {
    return await welcome(visit, await authenticatorOf(visit).authenticate(strategy, request), redirectTo);
  } catch (error) {
    if (!(error instanceof SignInRefused)) throw error;
    const { refusal, status, wait } = error;
    return wait > 0 ? refuseForNow(form, refusal.message ?? "", wait) : refuse(form, refusal, status);
  }
}

const recoveryForm = z.object({ email });

async function sendRecovery(posted: Posted): Outcome {
  const { visit, form, request } = posted;
  const t = translateFor(visit.locale);
  const parsed = parseForm(recoveryForm, form, t);
  if (!parsed.ok) return refuse(form, parsed.refusal);
  const address = parsed.data.email.toLowerCase();
  const attempt = attemptAt(`email ${address}`, { visit, request });
  const wait = await attempt.limitOf("letter");
  if (wait > 0) return refuseForNow(form, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const { data, error, status } = await requestRecovery(attempt.caller, parsed.data.email);
  if (data) {
    const text = `${t("sign-in:linkSent")}. ${t("sign-in:checkMail")}`;
    return leadTo(posted, "recovery-2", { kind: "success", text });
  }
  if (status === 404) {
    return refuse(form, refusalOf(form, { email: t("sign-in:noAddress") }, t("sign-in:noAccount")));
  }
  if (status >= 500) await attempt.undo("letter");
  return refuse(form, apiRefusal(form, error, t), status >= 500 ? 503 : 400);
}

async function setPassword(posted: Posted): Outcome {
  const { visit, form, request } = posted;
  const t = translateFor(visit.locale);
  const parsed = parseForm(newPasswordForm, form, t);
  if (!parsed.ok) return refuse(form, parsed.refusal);
  const attempt = attemptWithLetter({ visit, request });
  const wait = await attempt.limitOf();
  if (wait > 0) return refuseForNow(form, t("sign-in:tooOften", { wait: waitText(t, wait) }), wait);
  const { data, error, status } = await changePassword(attempt.caller, parsed.data);
  if (data || status >= 500) await attempt.giveBack();
  if (!data) {
    const isDead = error.code === "invalid_token" && error.message !== null;
    const refusal = isDead ? refusalOf(form, { token: error.message ?? "" }) : apiRefusal(form, error, t);
    return refuse(form, refusal, status >= 500 ? 503 : 400);
  }
  return leadTo(posted, "email", { kind: "success", text: t("sign-in:passwordChanged") });
}
