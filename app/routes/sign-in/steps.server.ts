import { data as answerWith } from "@remix-run/node";
import * as z from "zod";

import { changePassword, requestCode, requestRecovery } from "~/api/auth.server";
import { apiRefusal, parseForm, refusalOf, refuse, refuseForNow } from "~/forms/parse-form.server";
import { email, phone as phoneField } from "~/forms/schemas";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { countryOf } from "~/lib/phone";
import { paths, type SignInStep } from "~/paths";
import { redirectWith, type Visit } from "~/session/visit.server";
import { resendPause, type NextStep } from "~/shop/sign-in/answer";

import { authenticatorOf, SignInRefused } from "./authenticator.server";
import { countSent, limitOf, limitOfAddress } from "./limits.server";
import { newPasswordForm } from "./new-password.server";
import { readPending } from "./pending.server";
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
  notice: string | null = null,
): Outcome {
  if (inDialog) return answerWith({ next: { step, pending: readPending(visit), notice } }, { headers: noStore });
  if (notice) visit.leaveNotice({ kind: "success", text: notice });
  return redirectWith(visit, localePath(visit.locale, paths.signIn({ step, redirectTo })));
}

const noStore = { "Cache-Control": "no-store" };

/** Asks for the SMS and goes on at once: when it could not be sent, the next step says so and offers to send again. */
async function takePhone(posted: Posted): Outcome {
  const { visit, form } = posted;
  const schema = z.object({ phone: phoneField(countryOf(form.get("country"))) });
  const parsed = parseForm(schema, form, translateFor(visit.locale));
  if (!parsed.ok) return refuse(form, parsed.refusal);
  await sendCode(posted, parsed.data.phone);
  return leadTo(posted, "code");
}

async function sendAgain(posted: Posted): Outcome {
  const { visit } = posted;
  const pending = visit.codeRequest();
  if (pending) await sendCode(posted, pending.phone);
  return leadTo(posted, pending ? "code" : "phone");
}

/** Remembers when another SMS may be asked for, and why this one was not sent. */
async function sendCode({ visit, request }: Posted, phone: string): Promise<void> {
  const t = translateFor(visit.locale);
  const inSeconds = (seconds: number) => Date.now() + seconds * 1000;
  const pending = visit.codeRequest();
  // The code that was sent to this phone is still the one to type.
  if (pending?.phone === phone && !pending.fault && pending.resendAt > Date.now()) return;
  const wait = await limitOf("sms", phone, { visit, request });
  if (wait > 0) {
    return visit.rememberCode({ phone, resendAt: inSeconds(wait), fault: t("sign-in:tooOften", { count: wait }) });
  }
  const { data, error, status } = await requestCode(visit.caller, phone);
  if (data) {
    await countSent("sms", phone);
    return visit.rememberCode({ phone, resendAt: inSeconds(data.resendAfter) });
  }
  const seconds = error.retryAfter ?? 0;
  // Another browser has just had a code sent to this phone: who has the phone can type it here as well.
  if (status === 429 && seconds > 0 && seconds <= resendPause) {
    return visit.rememberCode({ phone, resendAt: inSeconds(seconds) });
  }
  const fault = seconds > 0 ? t("sign-in:tooOften", { count: seconds }) : (error.message ?? t("sign-in:codeNotSent"));
  visit.rememberCode({ phone, resendAt: inSeconds(seconds), fault });
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
  const wait = await limitOf("letter", address, { visit, request });
  if (wait > 0) return refuseForNow(form, t("sign-in:tooOften", { count: wait }), wait);
  const { data, error, status } = await requestRecovery(visit.caller, parsed.data.email);
  if (data) {
    await countSent("letter", address);
    return leadTo(posted, "recovery-2", `${t("sign-in:linkSent")}. ${t("sign-in:checkMail")}`);
  }
  if (status === 404) {
    return refuse(form, refusalOf(form, { email: t("sign-in:noAddress") }, t("sign-in:noAccount")));
  }
  return refuse(form, apiRefusal(form, error, t), status >= 500 ? 503 : 400);
}

async function setPassword(posted: Posted): Outcome {
  const { visit, form, request } = posted;
  const t = translateFor(visit.locale);
  const parsed = parseForm(newPasswordForm, form, t);
  if (!parsed.ok) return refuse(form, parsed.refusal);
  const wait = await limitOfAddress(request);
  if (wait > 0) return refuseForNow(form, t("sign-in:tooOften", { count: wait }), wait);
  const { data, error, status } = await changePassword(visit.caller, parsed.data);
  if (!data) {
    const isDead = error.code === "invalid_token" && error.message !== null;
    const refusal = isDead ? refusalOf(form, { token: error.message ?? "" }) : apiRefusal(form, error, t);
    return refuse(form, refusal, status >= 500 ? 503 : 400);
  }
  return leadTo(posted, "email", t("sign-in:passwordChanged"));
}
