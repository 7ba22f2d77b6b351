import type { ActionFunctionArgs } from "@remix-run/node";

import type { Answer } from "~/api/errors";
import type { User } from "~/api/schemas/auth";
import { readForm } from "~/forms/read-form.server";
import { readSubmission } from "~/forms/reply";
import { faultsOfApi, refuse, refuseForNow } from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import type { StringKey, Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { requireCustomer } from "~/session/customer.server";
import { throwNotFound } from "~/session/not-found.server";
import { redirectWith, type Visit } from "~/session/visit.server";

/** A form of the account as it was posted, and by whom. */
export type Posted = {
  args: ActionFunctionArgs;
  visit: Visit;
  user: User;
  form: FormData;
  t: Translate;
};

/** A part of the account page that forms lead back to, and that tells what came of them. */
export type Part =
  "person" | "notify" | "phone" | "email" | "password" | "sessions" | "addresses" | "companies" | "deletion";

/** Where a form that was taken leads to, and what is told there. */
type Taken = { part: Part; notice?: StringKey } | { leadsTo: string; notice: StringKey };

/** What came of a form: where it leads to, why it was refused, or a whole answer. */
export type Outcome = Response | Taken | ReturnType<typeof refuse>;

export type Handlers = Partial<Record<string, (posted: Posted) => Promise<Outcome>>>;

/** The action of a page with several forms, each of which names itself by its field `intent`. */
export async function actByIntent(args: ActionFunctionArgs, handlers: Handlers) {
  const form = await readForm(args.request);
  const { visit, user } = await requireCustomer(args);
  const intent = form.get("intent");
  const handle = typeof intent === "string" && Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handle) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const t = translateFor(visit.locale);
  const outcome = await handle({ args, visit, user, form, t });
  if (outcome instanceof Response || "data" in outcome) return outcome;
  const at = "part" in outcome ? outcome.part : undefined;
  if (outcome.notice) visit.leaveNotice({ kind: "success", text: t(outcome.notice), at });
  const path = "part" in outcome ? `${paths.personalAccount()}#${outcome.part}` : outcome.leadsTo;
  return redirectWith(visit, localePath(visit.locale, path));
}

/**
 * The outcome of a form that the API has judged.
 * @throws a 404 response where the thing is not the customer's
 */
export async function judge(posted: Posted, answer: Answer<unknown>, taken: Taken): Promise<Outcome> {
  const { error, status } = answer;
  if (error === null) return taken;
  if (status === 404) return throwNotFound(posted.args);
  if (status === 429 && error.retryAfter) return tooOften(posted, error.retryAfter);
  const submission = readSubmission(posted.form);
  return refuse(submission, faultsOfApi(submission, error, posted.t), { status: status >= 500 ? 503 : 400 });
}

/** A form that may be sent again after so many seconds. */
export function tooOften({ form, t }: Posted, seconds: number): Outcome {
  return refuseForNow(readSubmission(form), t("account:tooOften", { wait: waitText(t, seconds) }), seconds);
}
