import type { FormSettings } from "~/api/schemas/feedback";
import type { CaptchaSettings } from "~/forms/human-fields";
import { type refusalOf, type FormAnswer } from "~/forms/reply";

/** What the form of a letter to the shop needs. */
export type FeedbackData = {
  /** Subjects, ways of answer and consents; null where the API did not tell them. */
  settings: FormSettings["feedback"] | null;
  /** The customer who writes; null for a guest. */
  person: { fio: string; phone: string; email: string } | null;
  humanToken: string;
  captcha: CaptchaSettings | null;
};

/** `isFailure` where the shop could not take a letter, and nothing was wrong with it. */
export type FeedbackAnswer = FormAnswer<true, { isFailure?: boolean }>;

/** Why a letter was refused. */
export type FeedbackRefusal = NonNullable<ReturnType<typeof refusalOf<{ isFailure?: boolean }>>>;

/** The way of answer, by its code, for which a phone is needed. */
export const wayByPhone = "phone";

/** The field that agrees to a text: its value is the text's version. */
export const consentName = (code: string) => `consents.${code}`;
