import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { withLastAnswer } from "./last-answer.server";
import { type FeedbackFields, feedbackSent, feedbackToWire, formSettings, type FormSettings } from "./schemas/feedback";

/** Subjects, reply channels and consents of the feedback form (contract: GET form/settings). */
export const getFormSettings = withLastAnswer<FormSettings>("form settings", (caller) =>
  callApi(caller, { path: "/api/app/form/settings", schema: formSettings, limit: limits.part }),
);

/**
 * `phone` is normalized, `+79991234567`, and empty if not given. `subject` and `communication` are codes from the form
 * settings.
 */
export type Feedback = FeedbackFields & {
  files: File[];
  consents: { code: string; version: string }[];
  /** The captcha's token, if any. */
  captcha?: string;
};

/**
 * Sends a message to the shop, with at most 10 pictures, JPEG or PNG, 10 MB each; 422 with `fields`, 429 (contract:
 * POST form/feedback/send).
 */
export function sendFeedback(caller: Caller, feedback: Feedback): Promise<Answer<{ id: number }>> {
  const { files, consents, captcha, ...fields } = feedback;
  const body = new FormData();
  for (const [name, value] of Object.entries(feedbackToWire.fields(fields))) body.set(name, value);
  body.set("consents", JSON.stringify(consents));
  if (captcha !== undefined) body.set("captcha", captcha);
  for (const file of files) body.append("files[]", file);
  return callApi(caller, {
    method: "POST",
    path: "/api/app/form/feedback/send",
    body,
    schema: feedbackSent,
    limit: limits.upload,
  });
}
