import type { ActionFunctionArgs } from "@remix-run/node";

import type { Answer } from "~/api/errors";
import type { User } from "~/api/schemas/auth";
import { readForm } from "~/forms/read-form.server";
import { readSubmission } from "~/forms/reply";
import { type refuse, refuseByApi, refuseRateLimited } from "~/forms/submission.server";
import { localePath } from "~/i18n/config";
import type { StringKey, Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { throwNotFound } from "~/session/not-found.server";
import { redirectWith, requireCustomer, type Visit } from "~/session/visit.server";
import { keepText } from "~/shop/error/kept-form.server";

/** A posted account form with its sender. */
export type Posted = {
  args: ActionFunctionArgs;
  visit: Visit;
  user: User;
  form: FormData;
  t: Translate;
};

/** A section of the account page. Forms redirect back to it, and it shows their results. */
export type Part =
  | "person"
  | "notify"
  | "phone"
  | "email"
  | "password"
  | "sessions"
  | "addresses"
  | "companies"
  | "deletion";

/** Where a successful form redirects to, whether the section's form stays open there, and the notice shown there. */
type Success = { part: Part; isOpen?: boolean; notice?: StringKey } | { redirectTo: string; notice: StringKey };

/** The result of a form: a redirect target, an error response, or a complete response. */
export type Outcome = Response | Success | ReturnType<typeof refuse>;

export type Handlers = Partial<Record<string, (posted: Posted) => Promise<Outcome>>>;

/** Runs the action of a page with several forms, identified by their `intent` fields. */
export async function actByIntent(args: ActionFunctionArgs, handlers: Handlers) {
  await keepText(args);
  const form = await readForm(args.request);
  const { visit, user } = await requireCustomer(args);
  const intent = form.get("intent");
  const handle = typeof intent === "string" && Object.hasOwn(handlers, intent) ? handlers[intent] : undefined;
  if (!handle) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const t = translateFor(visit.locale);
  const outcome = await handle({ args, visit, user, form, t });
  if (outcome instanceof Response || "data" in outcome) return outcome;
  const at = "part" in outcome ? outcome.part : undefined;
  if (outcome.notice) visit.setNotice({ kind: "success", text: t(outcome.notice), at });
  return redirectWith(visit, localePath(visit.locale, "part" in outcome ? pathOf(outcome) : outcome.redirectTo));
}

const pathOf = ({ part, isOpen = false }: Extract<Success, { part: Part }>) =>
  `${paths.personalAccount(isOpen ? part : undefined)}#${part}`;

/**
 * Converts the API's answer to the form's result.
 * @throws a 404 response if the item is not the customer's
 */
export async function toOutcome(posted: Posted, answer: Answer<unknown>, taken: Success): Promise<Outcome> {
  const { error, status } = answer;
  if (error === null) return taken;
  if (status === 404) return throwNotFound(posted.args);
  if (status === 429 && error.retryAfter) return tooOften(posted, error.retryAfter);
  return refuseByApi(readSubmission(posted.form), { error, status }, posted.t);
}

/** Rejects a form with the seconds to wait before the next try. */
export function tooOften({ form, t }: Posted, seconds: number): Outcome {
  return refuseRateLimited(readSubmission(form), t("account:tooOften", { wait: waitText(t, seconds) }), seconds);
}
