import type { CaptchaSettings } from "~/forms/human-fields";
import type { FormAnswer } from "~/forms/reply";
import type { Notice } from "~/lib/notice";
import { countryOf, formatPhone } from "~/lib/phone";
import type { SignInStep } from "~/paths";

/** The phone that waits for a code, as people write it, and for how many seconds no other can be asked for. */
export type Pending = {
  phone: string;
  wait: number;
  resendAt: number;
  fault: string | null;
  /** The request for the code is under way: its step is shown meanwhile (specification, section 4). */
  isSending?: boolean;
};

/** For how many seconds no other code can be asked for after one (specification, section 9). */
export const resendPause = 59;

/** What is shown of a code that is being asked for. One that was sent to the same phone before is still waited for. */
export function sendingTo(country: unknown, phone: string, before: Pending | null): Pending {
  const shown = formatPhone(countryOf(country), phone);
  const isSame = before !== null && before.phone === shown && before.fault === null && before.wait > 0;
  const pending = isSame ? before : { phone: shown, wait: resendPause, resendAt: 0, fault: null };
  return { ...pending, isSending: true };
}

/** The step that a form led to, and what is told there. */
export type NextStep = { step: SignInStep; pending: Pending | null; notice: Notice | null };

/** What a refused step shows besides: the captcha, where many codes have been asked for. */
export type StepExtra = { captcha?: CaptchaSettings | null };

/** What a form of the sign-in is answered: in a dialog where to go on, or why it was refused. */
export type StepAnswer = FormAnswer<NextStep, StepExtra>;
