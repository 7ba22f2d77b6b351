import type { FormSettings } from "~/api/schemas/feedback";
import type { CaptchaSettings, FormAnswer, FormConstraint, Refusal } from "~/forms/reply";

/** The data of the feedback form. */
export type FeedbackData = {
  /** Subjects, reply channels and consents; null if the API did not return them. */
  settings: FormSettings["feedback"] | null;
  /** The signed-in customer; null for a guest. */
  person: { fio: string; phone: string; email: string } | null;
  constraint: FormConstraint;
  humanToken: string;
  captcha: CaptchaSettings | null;
};

/** `isFailure` if the shop could not accept the message although it was valid. */
type FeedbackExtra = { isFailure?: boolean };

export type FeedbackAnswer = FormAnswer<true, FeedbackExtra>;

/** Why a message was refused. */
export type FeedbackRefusal = Refusal<FeedbackExtra>;

/** The code of the reply channel that requires a phone number. */
export const wayByPhone = "phone";

/** The name of a consent's field: its value is the version of the text. */
export const consentName = (code: string) => `consents.${code}`;
