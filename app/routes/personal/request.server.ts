import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { type Answer, type ApiError, dataOrNull, isTemporary, mainData, mayBeDone } from "~/api/errors";
import { getOrder, getOrderSettings } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { captchaSettings } from "~/forms/captcha.server";
import { issueHumanToken } from "~/forms/human-check.server";
import { readSubmission } from "~/forms/reply";
import { key, requiredText } from "~/forms/schemas";
import { constraintOf, isViaFetch, optionsByApi, refuse, refuseByApi, waitOr } from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { throwDenied, throwNotFound } from "~/session/not-found.server";
import { loadForCustomer, redirectWith, type Visit } from "~/session/visit.server";
import { isUnderReview, orderIdOf } from "~/shop/order/order-text";

import type { RequestData } from "./request-form";

export type RequestKind = "cancel" | "refund";

/** The forms' names for the bot check. */
export const humanForms = { cancel: "order-cancel", refund: "order-refund" } as const;

const orderPath = ({ locale }: Visit, { id }: OrderDetail) => localePath(locale, paths.personalOrder(id));

/**
 * Loads the data of a request form.
 * @throws a redirect to the order if the API does not allow the request, or no longer does
 */
export async function loadRequest(
  args: LoaderFunctionArgs,
  kind: RequestKind,
): Promise<{ order: OrderDetail } & Pick<RequestData, "reasons" | "humanToken" | "captcha" | "constraint">> {
  const { visit, order } = await requireAllowed(args, kind);
  const settings = mainData(await getOrderSettings(visit.caller));
  const human = { humanToken: issueHumanToken(humanForms[kind]), captcha: captchaSettings() };
  return { order, reasons: settings[kind].reason, constraint, ...human };
}

/**
 * Returns the order in the path if the API allows the request. Otherwise redirects to the order, which shows its
 * status: with a notice, unless the page says that a request is under review.
 */
export async function requireAllowed(args: LoaderFunctionArgs | ActionFunctionArgs, kind: RequestKind) {
  const customer = await requireOrder(args);
  const { visit, order } = customer;
  if (order.can[kind]) return customer;
  if (!isUnderReview(order.status.code)) {
    visit.setNotice({ kind: "error", text: translateFor(visit.locale)(`personal:request.${kind}Impossible`) });
  }
  throw await redirectWith(visit, orderPath(visit, order), 302);
}

type Sent = { visit: Visit; order: OrderDetail; form: FormData; answer: Answer<unknown> };

/** Answers a form that was sent to the API: says that the request was sent, or what is wrong with it. */
export async function endRequest(kind: RequestKind, sent: Sent) {
  const { error, status } = sent.answer;
  if (error === null || (await isMade(sent))) return redirectWithNotice(kind, sent);
  return refuseRequest(sent, { error, status });
}

/**
 * Whether the API has the request although it answered with an error: its first answer was lost, or a double click sent
 * the form twice, and the API refuses the second one.
 */
async function isMade({ visit, order, answer }: Sent): Promise<boolean> {
  if (!mayBeDone(answer) && answer.status !== 409) return false;
  const now = dataOrNull(await getOrder(visit.caller, order.id));
  return now !== null && isUnderReview(now.order.status.code);
}

/**
 * Redirects to the order with a notice that the request was sent (specification, section 8). A dialog shows that
 * message itself.
 */
async function redirectWithNotice(kind: RequestKind, { visit, order, form }: Sent) {
  if (isViaFetch(form)) return { done: true as const };
  const t = translateFor(visit.locale);
  visit.setNotice({
    kind: "success",
    text: `${t(`personal:request.${kind}Done`)} ${t("personal:request.doneText")}`,
  });
  return redirectWith(visit, orderPath(visit, order));
}

/**
 * Maps the API's errors. Field errors go to the fields; otherwise the form shows the text of the specification, section
 * 8, or the order's page does if the order no longer allows the request.
 */
async function refuseRequest({ visit, order, form }: Sent, rejection: { error: ApiError; status: number }) {
  const t = translateFor(visit.locale);
  const submission = readSubmission(form);
  if (Object.keys(rejection.error.fields).length > 0) return refuseByApi(submission, rejection, t);
  const failed = `${t("personal:request.failedTitle")} ${t("personal:request.failedText")}`;
  if (isTemporary(rejection))
    return refuse(submission, { message: waitOr(failed, rejection, t) }, optionsByApi(rejection));
  visit.setNotice({ kind: "error", text: failed });
  return redirectWith(visit, orderPath(visit, order));
}

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * The customer and the order in the path.
 * @throws as `requireCustomer`; 404 for an unknown order or another customer's; 503 if the API does not answer
 */
export async function requireOrder(args: Args) {
  const id = orderIdOf(args.params);
  const { loaded, ...customer } = await loadForCustomer(args, async ({ caller }) => id && getOrder(caller, id));
  if (!loaded) return throwNotFound(args);
  if (loaded.status === 404) return throwDenied(args, "not_own");
  return { ...customer, order: mainData(loaded).order };
}

const reasonRequired = key("personal:request.reasonRequired");

/** The reason of a request: a code and a comment (specification, section 5). */
export const reasonSchema = z.object({
  reason: z.string(reasonRequired).min(1, reasonRequired).max(100, reasonRequired),
  comment: requiredText(2000),
});

const constraint = constraintOf(reasonSchema);
