import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";

import { applyPromo, removePromo } from "~/api/basket.server";
import { unreachable } from "~/api/errors";
import { readForm } from "~/forms/read-form.server";
import { type FormAnswer, readSubmission, refusalOf, retryHeaders } from "~/forms/reply";
import { key } from "~/forms/schemas";
import { isViaFetch, optionsByApi, parseForm, refuse, waitOr } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import { type Area, localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { BasketPage } from "./basket-page";
import { loadBasket } from "./load.server";
import { basketMeta } from "./meta";
import type { PromoChange } from "./summary";
import { maxCodeLength } from "./view";

export const handle: { areas: Area[] } = { areas: ["basket", "forms"] };

export const meta: MetaFunction = basketMeta;

export const headers = retryHeaders;

/** Loads the basket again: without JavaScript, this page shows a rejected code. */
export function loader(args: LoaderFunctionArgs) {
  return loadBasket(args);
}

/**
 * Applies the posted code, or removes it if the form says `intent=remove`. Script gets the result as data; a plain form
 * gets a redirect to the basket with a notice, or the page again with the error.
 */
export async function action(args: ActionFunctionArgs) {
  const visit = await getVisit(args);
  const form = await readForm(args.request);
  return form.get("intent") === "remove" ? remove(visit, form) : apply(visit, args.request, form);
}

export const clientAction = handleLostConnection;

/** The basket with the promo code's error. */
export default function Promo() {
  const refused = refusalOf(useActionData<FormAnswer<PromoChange>>());
  return <BasketPage {...useLoaderData<typeof loader>()} refused={refused?.lastResult} />;
}

/** Codes are short and could be guessed. */
const tries = makeLimiter({ name: "promo", times: 200, seconds: 600 });

const required = key("basket:promo.required");

const promoForm = z.object({
  code: z
    .string(required)
    .trim()
    .min(1, required)
    .transform((code) => code.slice(0, maxCodeLength)),
});

async function apply(visit: Visit, request: Request, form: FormData) {
  const t = translateFor(visit.locale);
  const submission = parseForm(promoForm, form, t);
  if (submission.status !== "success") return refuse(submission);
  const wait = await tries.take(clientKey(request));
  if (wait > 0) {
    const code = t("forms:human.often", { wait: waitText(t, wait) });
    return refuse(submission, { fields: { code } }, { status: 429, retryAfter: wait });
  }
  const uid = await visit.uid();
  const { error, status } = uid ? await applyPromo(visit.caller, uid, submission.value.code) : unreachable;
  if (!error) return leave(visit, form, true);
  const fields = { code: refusal(error) ?? waitOr(t("basket:promo.failed"), { error, status }, t) };
  return refuse(submission, { fields }, optionsByApi({ error, status }));
}

async function remove(visit: Visit, form: FormData) {
  const uid = await visit.uid();
  const { error, status } = uid ? await removePromo(visit.caller, uid) : unreachable;
  if (!error) return leave(visit, form, false);
  const message = refusal(error) ?? translateFor(visit.locale)("basket:promo.kept");
  return refuse(readSubmission(form), { message }, optionsByApi({ error, status }));
}

async function leave(visit: Visit, form: FormData, applied: boolean) {
  if (isViaFetch(form)) return data({ done: { applied } });
  visit.setNotice({ kind: "success", key: applied ? "promoApplied" : "promoRemoved" });
  return redirectWith(visit, localePath(visit.locale, paths.basket()));
}
