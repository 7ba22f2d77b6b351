import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { trackOrder } from "~/api/orders.server";
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
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

/** The form's name for the bot check. */
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

const fields = z.object({ number: requiredText(40), contact });

export const constraint = constraintOf(fields);

/** Redirects to the order. Every mismatch gets the same message, so that nobody learns which half was right. */
export async function track(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const t = translateFor(visit.locale);
  const form = await readForm(args.request);
  const submission = parseForm(fields, form, t);
  if (submission.status !== "success") return refuse(submission);
  const fault = checkHuman(humanForm, form);
  if (fault) return refuse(submission, { message: t(fault) });
  const { number, contact } = submission.value;
  const attempt = attemptAt(number, args.request);
  const wait = await attempt.take();
  if (wait > 0) return refuseWithWait(visit, submission, wait);
  const answer = await trackOrder(visit.caller, { number, phoneOrEmail: contact });
  if (answer.data || answer.status >= 500) await attempt.giveBack();
  if (answer.data)
    return redirectWith(visit, localePath(visit.locale, paths.order(answer.data.id, answer.data.accessKey)));
  const { error, status } = answer;
  if (status === 429) return refuseWithWait(visit, submission, error.retryAfter ?? tenMinutes);
  if (status >= 500) return refuse(submission, { message: t("forms:failed") }, { status: 503 });
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
