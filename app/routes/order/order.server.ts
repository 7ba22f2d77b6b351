import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { isTemporary, mainData } from "~/api/errors";
import { getGuestOrder, getGuestPaymentLink, trackOrder } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { env } from "~/env.server";
import { checkHuman } from "~/forms/human-check.server";
import { readForm } from "~/forms/read-form.server";
import type { AnySubmission } from "~/forms/reply";
import { key, requiredText } from "~/forms/schemas";
import { constraintOf, parseForm, refuse, refuseRateLimited } from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { isEmail } from "~/lib/email";
import { russia } from "~/lib/phone";
import { parsePhone } from "~/lib/phone.server";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { throwDenied, throwNotFound } from "~/session/not-found.server";
import { safeRedirect } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { orderIdOf, readOrderNumber } from "~/shop/order/order-text";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Reads the order's id and key from the URL; null if they cannot open any order. */
export function readAccess({ params, request }: Args): { id: number; key: string } | null {
  const id = orderIdOf(params);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return id !== null && /^[\w-]{1,200}$/.test(key) ? { id, key } : null;
}

/**
 * The order that the URL opens.
 * @throws the same 404 for an unknown order and for a wrong or expired key; 503 if the API does not answer
 */
export async function requireGuestOrder(args: Args): Promise<{ order: OrderDetail; key: string }> {
  const visit = await getVisit(args);
  const access = readAccess(args);
  if (access === null) return throwNotFound(args);
  const answer = await getGuestOrder(visit.caller, access.id, access.key);
  if (isClosed(answer.status)) return throwDenied(args, "order_key");
  return { order: mainData(answer).order, key: access.key };
}

/**
 * Redirects to the payment page, after checking the link, which comes from the API. The key in the URL proves the
 * shopper's intent, so the form is not read, which would check its origin: the page sends no referrer, and browsers
 * then send no Origin with its forms either.
 * @throws 404 in the same cases as the page
 */
export async function payGuestOrder(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const access = readAccess(args);
  if (access === null) return throwNotFound(args);
  const { id, key } = access;
  const t = translateFor(visit.locale);
  const { data, error, status } = await getGuestPaymentLink(visit.caller, id, key);
  if (isClosed(status)) return throwDenied(args, "order_key");
  const link = data && safeRedirect(data.link, "", env.PAYMENT_HOSTS);
  if (link) return redirectWith(visit, link);
  const text = data ? t("personal:pay.refused") : refusal(error);
  visit.setNotice(text ? { kind: "error", text } : { kind: "error", key: "failed" });
  return redirectWith(visit, localePath(visit.locale, paths.order(id, key)));
}

/** Whether the API's status means that the key opens nothing. */
const isClosed = (status: number) => status === 404 || status === 403 || status === 401 || status === 422;

/** The tracking form's name for the bot check. */
export const humanForm = "order-track";

const [tenMinutes, hour] = [600, 3600];
/**
 * Limits contacts tried for one number, and numbers tried from one address. Correct attempts, and those that the API
 * could not check, are not counted.
 */
const numbers = makeLimiter({ name: "order-number", times: 8, seconds: tenMinutes });
const addresses = makeLimiter({ name: "order-contact", times: 20, seconds: hour });

/** An e-mail address as typed, or a normalized phone number. */
const contact = requiredText().transform((text, context) => {
  if (text === "" || isEmail(text)) return text;
  const { phone, fault } = parsePhone(russia, text);
  const message = key(fault === "foreign" ? "forms:phoneCountry" : "order:track.contactWrong");
  if (fault) context.addIssue({ code: "custom", message });
  return phone ?? "";
});

const trackFields = z.object({ number: requiredText(40), contact });

export const trackConstraint = constraintOf(trackFields);

/** Finds the order and redirects to it. Every mismatch has the same message: nobody learns which half was right. */
export async function track(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(trackFields, form, t);
  if (submission.status !== "success") return refuse(submission);
  const fault = checkHuman(humanForm, form);
  if (fault) return refuse(submission, { message: t(fault) });
  const { contact } = submission.value;
  const number = readOrderNumber(submission.value.number);
  const attempt = attemptAt(number, args.request);
  const wait = await attempt.take();
  if (wait > 0) return refuseWithWait(visit, submission, wait);
  const answer = await trackOrder(visit.caller, { number, phoneOrEmail: contact });
  if (answer.data || isTemporary(answer)) await attempt.giveBack();
  if (answer.data)
    return redirectWith(visit, localePath(visit.locale, paths.order(answer.data.id, answer.data.accessKey)));
  const { error, status } = answer;
  if (status === 429) return refuseWithWait(visit, submission, error.retryAfter ?? tenMinutes);
  if (isTemporary(answer)) return refuse(submission, { message: t("forms:failed") }, { status: 503 });
  return refuse(submission, { message: t("order:track.missed") }, { status: 404 });
}

/** One attempt to find a number from an address. `take` returns the seconds to wait; 0 if allowed now. */
function attemptAt(number: string, request: Request) {
  const address = clientKey(request);
  const name = `${address} ${number.replace(/\D/g, "")}`;
  return {
    take: async () => Math.max(...(await Promise.all([addresses.take(address), numbers.take(name)]))),
    giveBack: () => Promise.all([addresses.giveBack(address, 1), numbers.giveBack(name, 1)]),
  };
}

/** @param wait in seconds */
function refuseWithWait({ locale }: Visit, submission: AnySubmission, wait: number) {
  const t = translateFor(locale);
  return refuseRateLimited(submission, t("order:track.tooOften", { wait: waitText(t, wait) }), wait);
}
