import type { FormSettings } from "~/api/schemas/feedback";
import type { CaptchaSettings } from "~/forms/human-fields";
import type { Refusal } from "~/forms/refusal";

/** What the form of a letter to the shop needs. */
export type FeedbackData = {
  /** Subjects, ways of answer and consents; null where the API did not tell them. */
  settings: FormSettings["feedback"] | null;
  /** The customer who writes; null for a guest. */
  person: { fio: string; phone: string; email: string } | null;
  humanToken: string;
  captcha: CaptchaSettings | null;
};

/** Why a letter was not taken; `isFailure` where the shop could not, and nothing was wrong with the letter. */
export type FeedbackRefusal = Refusal & { isFailure?: true };

/** What a letter sent by script is answered. Without script its page leads on instead, where it was taken. */
export type FeedbackAnswer = { sent: true } | FeedbackRefusal;

/** What a part of the form knows of it as a whole. */
export type FeedbackPart = {
  refusal: FeedbackRefusal | undefined;
  errorOf: (name: string) => string | undefined;
};

/** The id of a field: the page below a dialog may have fields of the same names. */
export const fieldId = (name: string) => `feedback-${name}`;

/** The way of answer, by its code, for which a phone is needed. */
export const wayByPhone = "phone";

/** The field that agrees to a text: its value is the text's version. */
export const consentName = (code: string) => `consents.${code}`;

/** Why a letter was not taken, if it was not. */
export function feedbackRefusal(answer: FeedbackAnswer | undefined): FeedbackRefusal | undefined {
  return answer && "errors" in answer ? answer : undefined;
}
