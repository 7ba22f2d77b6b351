import * as z from "zod";

import { requestNotice } from "~/api/catalog.server";
import { isTemporary, unreachable } from "~/api/errors";
import { type AnySubmission, readSubmission } from "~/forms/reply";
import { key } from "~/forms/schemas";
import { optionsByApi, parseForm, refuse, waitOr } from "~/forms/submission.server";
import type { Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { isEmail } from "~/lib/email";
import { russia } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { takeSms } from "~/session/sms-budget.server";
import type { Visit } from "~/session/visit.server";

const notices = makeLimiter({ name: "notify", times: 100, seconds: 600 });

/** The error response for a form over the limit of its client address; otherwise null. */
export async function refuseTooMany({ locale }: Visit, request: Request, form: FormData) {
  const wait = await notices.take(clientKey(request));
  return wait > 0 ? tooOften(readSubmission(form), translateFor(locale), wait) : null;
}

/** @param wait in seconds */
function tooOften(submission: AnySubmission, t: Translate, wait: number) {
  const contact = t("forms:human.often", { wait: waitText(t, wait) });
  return refuse(submission, { fields: { contact } }, { status: 429, retryAfter: wait });
}

const required = key("product:notify.required");
const invalid = key("product:notify.invalid");

/** An e-mail address as typed, or a normalized phone number. */
const contact = z
  .string(required)
  .trim()
  .min(1, required)
  .max(200, invalid)
  .transform((text, context) => {
    if (isEmail(text)) return text;
    const { phone, fault } = parsePhone(russia, text);
    const message = fault === "foreign" ? key("forms:phoneCountry") : invalid;
    if (phone === null) context.addIssue({ code: "custom", message });
    return phone ?? "";
  });

const noticeForm = z.object({ contact });

/**
 * Asks the API to notify the shopper when a product is back in stock. The API confirms the request, to a phone by an SMS.
 * @returns null if the API accepted the request, the form's error response if not, `no-product` if the product does not
 *   exist
 */
export async function subscribeToNotice(visit: Visit, code: string, request: Request, form: FormData) {
  const t = translateFor(visit.locale);
  const submission = parseForm(noticeForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const { contact } = submission.value;
  const sms = isEmail(contact) ? null : await takeSms(contact, request);
  if (sms && sms.wait > 0) return tooOften(submission, t, sms.wait);
  const uid = await visit.uid();
  const { data, error, status } = uid ? await requestNotice(visit.caller, code, { uid, contact }) : unreachable;
  if (data) return null;
  await sms?.giveBack();
  if (status === 404) return "no-product" as const;
  const reason = error.fields.contact ?? error.message;
  const fallback = isTemporary({ status }) ? waitOr(t("product:notify.failed"), { error, status }, t) : t(invalid);
  return refuse(submission, { fields: { contact: reason ?? fallback } }, optionsByApi({ error, status }));
}
