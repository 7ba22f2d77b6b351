import { requestCode } from "~/api/auth.server";
import { env } from "~/env.server";
import { captchaSettings, verifyCaptcha } from "~/forms/captcha.server";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { countryOf, countryOfText, formatPhone } from "~/lib/phone";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { takeSms } from "~/session/sms-budget.server";
import type { Visit } from "~/session/visit.server";
import { type Pending, resendPause } from "~/shop/sign-in/answer";

import { attemptAt } from "./limits.server";

type Posted = { visit: Visit; request: Request; form: FormData };

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

/**
 * Sends a code to a phone if the limits allow it. Remembers when the code can be requested again, and why this request
 * failed.
 * @returns the error to show if the captcha must be solved first; nothing is sent or remembered then. Otherwise null
 */
export async function sendCode(posted: Posted, phone: string): Promise<string | null> {
  const { visit, request } = posted;
  const pending = visit.codeRequest();
  // The code that was already sent to this phone is still valid.
  if (pending?.phone === phone && !pending.fault && pending.resendAt > Date.now()) return null;
  const attempt = attemptAt(`phone ${phone}`, { visit, request });
  const wait = await attempt.limitOf("sms");
  if (wait > 0) return remember(visit, phone, { wait, fault: tooOften(visit, wait) });
  const refused = await refusedByCaptcha(request, posted.form);
  if (refused !== null)
    return refused > 0 ? tooOften(visit, refused) : translateFor(visit.locale)("forms:human.captcha");
  const sms = await takeSms(phone, request);
  if (sms.wait > 0) return remember(visit, phone, { wait: sms.wait, fault: tooOften(visit, sms.wait) });
  const { data, error, status } = await requestCode(attempt.caller, phone);
  if (data) return remember(visit, phone, { wait: data.resendAfter, demoCode: data.demoCode });
  await sms.giveBack();
  if (status >= 500) await attempt.undo("sms");
  const seconds = error.retryAfter ?? 0;
  // Another browser has just requested a code for this phone: its owner can enter that code here.
  if (status === 429 && seconds > 0 && seconds <= resendPause) return remember(visit, phone, { wait: seconds });
  const apiMessage = error.message ?? translateFor(visit.locale)("sign-in:codeNotSent");
  return remember(visit, phone, { wait: seconds, fault: seconds > 0 ? tooOften(visit, seconds) : apiMessage });
}

type Remembered = { wait: number; fault?: string; demoCode?: string | undefined };

function remember(visit: Visit, phone: string, { wait, ...more }: Remembered): null {
  visit.rememberCode({ phone, resendAt: inSeconds(wait), ...more });
  return null;
}

function tooOften({ locale }: Visit, wait: number): string {
  const t = translateFor(locale);
  return t("sign-in:tooOften", { wait: waitText(t, wait) });
}

const seconds = 3600;

/** SMS per address before the captcha is shown, and before it must be solved. */
const captchaShownLimit = makeLimiter({ name: "sms-captcha", times: 2, seconds });
const captchaRequiredLimit = makeLimiter({ name: "sms-unproven", times: Math.min(5, env.SMS_BUDGET.address), seconds });

/** Whether to show the captcha with the next phone number from this address. */
export async function wantsCaptcha(request: Request): Promise<boolean> {
  return captchaSettings() !== null && (await captchaShownLimit.look(clientKey(request))) > 0;
}

/**
 * Checks the captcha of a form that requests an SMS, if a captcha is configured.
 * @returns null if the SMS may be sent; 0 for a failed captcha; otherwise the seconds until an SMS without a captcha is
 *   allowed
 */
async function refusedByCaptcha(request: Request, form: FormData): Promise<number | null> {
  if (captchaSettings() === null) return null;
  const captchaResult = await verifyCaptcha(request, form);
  if (captchaResult === "refused") return 0;
  const address = clientKey(request);
  await captchaShownLimit.take(address);
  const wait = captchaResult === "passed" ? 0 : await captchaRequiredLimit.take(address);
  return wait > 0 ? wait : null;
}

/** The sign-in that waits for a code; null if there is none. */
export function readPending(visit: Visit): Pending | null {
  const pending = visit.codeRequest();
  if (!pending) return null;
  const { phone, resendAt, fault = null, demoCode } = pending;
  const country = countryOfText(countryOf(null), phone);
  const wait = Math.max(0, Math.ceil((resendAt - Date.now()) / 1000));
  return { phone: formatPhone(country, phone), wait, resendAt, fault, ...(demoCode ? { demoCode } : {}) };
}
