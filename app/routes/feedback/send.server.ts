import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { getProduct } from "~/api/catalog.server";
import { type ApiError, dataOrNull } from "~/api/errors";
import { type Feedback, getFormSettings, sendFeedback } from "~/api/feedback.server";
import type { User } from "~/api/schemas/auth";
import type { FormSettings } from "~/api/schemas/feedback";
import { captchaSettings } from "~/forms/captcha.server";
import { issueHumanToken } from "~/forms/human-check.server";
import { readUpload } from "~/forms/read-upload.server";
import { captchaName, readSubmission, type AnySubmission } from "~/forms/reply";
import { email, phone, requiredText } from "~/forms/schemas";
import {
  constraintOf,
  isViaFetch,
  parseForm,
  refuse,
  refuseAutomated,
  refuseByApi,
  refuseUpload,
  refuseWith,
} from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import type { StringKey, Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { countryOf } from "~/lib/phone";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { getCustomer, getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { consentName, wayByPhone } from "~/shop/feedback/feedback-choices";
import type { FeedbackData } from "~/shop/feedback/feedback-form";
import { fullName } from "~/shop/order/order-text";

/** Sends the message to the shop's API. Reports all errors at once. */
export async function sendMessage(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const upload = { form: humanForm, field: "files", whose: `address ${clientKey(args.request)}` };
  const { form, files, error: filesError, refusal } = await readUpload(args.request, upload, t);
  if (refusal) return refuseUpload(form, refusal);
  const settings = await shareSettings(visit);
  if (!settings) return fail(readSubmission(form), t, 503);
  const submission = parseForm(fieldsOf(form), form, t);
  const fields = { ...consentErrors(settings, form, t), ...(filesError ? { files: filesError } : {}) };
  if (submission.status !== "success" || Object.keys(fields).length > 0) return refuse(submission, { fields });
  const user = await getCustomer(visit);
  const whose = user ? `customer ${user.id}` : upload.whose;
  const rejection = await refuseAutomated({ name: humanForm, whose, request: args.request, form }, t);
  if (rejection) return rejection;
  const message = { ...submission.value, files, consents: consentsOf(settings, form), ...captchaOf(form) };
  const answer = await sendFeedback(visit.caller, message);
  return answer.data ? redirectWithNotice(visit, form, t) : refuseMessage(submission, answer, t);
}

/** A phone number is required if the shopper wants a call; an optional one must still be valid. */
function fieldsOf(form: FormData) {
  const typedPhone = form.get("phone");
  const isGiven = typeof typedPhone === "string" && typedPhone.trim() !== "";
  const isNeeded = form.get("communication") === wayByPhone;
  return z.object({
    fio: requiredText(),
    phone: isGiven || isNeeded ? phone(countryOf(form.get("country"))) : z.string().trim().default(""),
    email,
    subject: chosen("feedback:subjectRequired"),
    comment: requiredText(2000),
    communication: chosen("feedback:communicationRequired"),
  });
}

/** Of an empty form: whether a phone number is required depends on the chosen reply channel. */
const constraint = constraintOf(fieldsOf(new FormData()));

function chosen(message: StringKey) {
  return z.string(message).min(1, message).max(50, message);
}

/** Rejects consent to an outdated version of a text. */
function consentErrors({ consents }: FormSettings["feedback"], form: FormData, t: Translate): Record<string, string> {
  const missing = consents.filter(({ code, version, required }) => required && form.get(consentName(code)) !== version);
  return Object.fromEntries(missing.map(({ code }) => [consentName(code), t("feedback:consentRequired")]));
}

function consentsOf({ consents }: FormSettings["feedback"], form: FormData): Feedback["consents"] {
  const given = consents.filter(({ code, version }) => form.get(consentName(code)) === version);
  return given.map(({ code, version }) => ({ code, version }));
}

function captchaOf(form: FormData): Pick<Feedback, "captcha"> {
  const token = form.get(captchaName);
  return typeof token === "string" && token !== "" ? { captcha: token } : {};
}

/**
 * Redirects to an empty form with a notice that the message was sent (specification, section 8). With JavaScript, the
 * form shows the notice itself.
 */
async function redirectWithNotice(visit: Visit, form: FormData, t: Translate) {
  if (isViaFetch(form)) return { done: true as const };
  visit.setNotice({ kind: "success", text: `${t("feedback:doneTitle")} ${t("feedback:doneText")}` });
  return redirectWith(visit, localePath(visit.locale, paths.feedback()));
}

/** Maps the API's errors to the form: field errors, or one for the whole form, for example about too many messages. */
function refuseMessage(
  submission: AnySubmission,
  { error, status }: { error: ApiError; status: number },
  t: Translate,
) {
  if (Object.keys(error.fields).length > 0 || status === 429) return refuseByApi(submission, { error, status }, t);
  return fail(submission, t, status >= 500 ? 503 : 400);
}

function fail(submission: AnySubmission, t: Translate, status: number) {
  const message = `${t("feedback:failedTitle")} ${t("feedback:failedText")}`;
  return refuseWith({ isFailure: true }, submission, { message }, { status });
}

/** The form's name for the bot check. */
const humanForm = "feedback";

/** Gets the form's settings, once per request; null if the API does not return them. */
async function shareSettings(visit: Visit): Promise<FormSettings["feedback"] | null> {
  const answer = await visit.share("form-settings", () => getFormSettings(visit.caller));
  return dataOrNull(answer)?.feedback ?? null;
}

/**
 * Loads the form's data. Never throws: if sending failed, the page must keep the message.
 * @param code the product that the shopper asks about
 */
export async function loadFeedback(visit: Visit, code: string | null): Promise<FeedbackData> {
  const [settings, user, question] = await Promise.all([
    shareSettings(visit),
    getCustomer(visit),
    code === null ? null : questionAbout(visit, code),
  ]);
  const human = { humanToken: issueHumanToken(humanForm), captcha: captchaSettings() };
  return { settings, person: user && personOf(user), constraint, ...human, ...(question === null ? {} : { question }) };
}

/** The beginning of a message about a product's price; null if the API does not return the product. */
async function questionAbout(visit: Visit, code: string): Promise<string | null> {
  const product = dataOrNull(await getProduct(visit.caller, null, code))?.product;
  if (!product) return null;
  const { name, article } = product;
  return translateFor(visit.locale)("feedback:priceQuestion", { name, article });
}

function personOf(user: User): FeedbackData["person"] {
  return { fio: fullName(user), phone: user.phone ?? "", email: user.email ?? "" };
}
