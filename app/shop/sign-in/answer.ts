import type { CaptchaSettings, FormAnswer } from "~/forms/reply";
import type { Notice } from "~/lib/notice";
import { countryOf, formatPhone } from "~/lib/phone";
import type { SignInStep } from "~/paths";

/**
 * The formatted phone number that a code was sent to, and the number of seconds before another one can be requested.
 */
export type Pending = {
  phone: string;
  wait: number;
  resendAt: number;
  fault: string | null;
  /** The code, in a demo shop that sends no messages. */
  demoCode?: string;
  /** The code is being requested: its step is shown meanwhile (specification, section 4). */
  isSending?: boolean;
};

/** The minimum number of seconds between two codes (specification, section 9). */
export const resendPause = 59;

/** What to show while a code is requested. After an earlier code to the same phone, its countdown continues. */
export function sendingTo(country: unknown, phone: string, before: Pending | null): Pending {
  const shown = formatPhone(countryOf(country), phone);
  const isSame = before !== null && before.phone === shown && before.fault === null && before.wait > 0;
  const pending = isSame ? before : { phone: shown, wait: resendPause, resendAt: 0, fault: null };
  return { ...pending, isSending: true };
}

/** The next step after a form, and the notice to show there. */
export type NextStep = { step: SignInStep; pending: Pending | null; notice: Notice | null };

/** Additional data of a refused step: the captcha, after many requested codes. */
export type StepExtra = { captcha?: CaptchaSettings | null };

/** The answer to a sign-in form: in a dialog, the next step, or why the form was refused. */
export type StepAnswer = FormAnswer<NextStep, StepExtra>;
