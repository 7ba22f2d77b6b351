import { data, type ActionFunctionArgs } from "@remix-run/node";

import { readForm } from "~/forms/read-form.server";
import { bareReply } from "~/forms/reply";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { waitText } from "~/i18n/wait";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { writeDraft } from "~/session/draft.server";
import { safeRedirect } from "~/session/safe-redirect";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { shareBasket } from "~/session/visitor-data.server";

import { fillers, type FillResult } from "./fill.server";
import { order } from "./order.server";
import {
  isJustPlaced,
  newKey,
  readPosted,
  settle,
  shareState,
  type FormContext,
  type Outcome,
  type Posted,
} from "./state.server";

/** Order attempts per client address: high enough for the many people who share a provider's address. */
const orders = makeLimiter({ name: "order", times: 300, seconds: 600 });

/** Handles the checkout form by the button pressed. Always saves everything the shopper typed. */
export async function actOnCheckout(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const visit = await getVisit(args);
  const context = { visit, t: translateFor(visit.locale), posted: readPosted(visit, args.request, form) };
  const [target, intent] = [form.get("leave"), form.get("intent")];
  const outcome = target === null ? await act(intent, context, args.request) : await saveAndRedirect(target, context);
  if (outcome instanceof Response) return outcome;
  const { answer, status, posted, retryAfter } = outcome;
  if (await hasNothingToOrder(outcome, intent, args.request, visit)) return leaveEmpty(intent, context, args.request);
  await shareState(visit, posted);
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfter !== undefined) headers.set("Retry-After", String(retryAfter));
  writeDraft(headers, posted.draft, visit.author());
  return data(answer, { status, headers });
}

async function act(intent: FormDataEntryValue | null, context: FormContext, request: Request): Promise<Outcome> {
  const { posted } = context;
  if (posted.fromCustomer && context.visit.caller.token === null) return redirectToSignIn(context);
  if (intent === "order") return orderWithinLimit(context, request);
  if (intent === "another") return showAgain(settle({ ...posted, draft: { ...posted.draft, key: newKey() } }));
  const fill = typeof intent === "string" ? fillers.get(intent) : undefined;
  const { values, errors = {} } = fill ? await fill(context) : unchanged(posted);
  return showAgain({ ...posted, draft: { ...posted.draft, values } }, errors);
}

const unchanged = ({ draft }: Posted): FillResult => ({ values: draft.values });

/**
 * Over the limit, the order is rejected, but the page returns all values and the same key, so the shopper can send it
 * again.
 */
async function orderWithinLimit(context: FormContext, request: Request): Promise<Outcome> {
  const wait = await orders.take(clientKey(request));
  if (wait === 0) return order(context);
  const message = context.t("forms:human.often", { wait: waitText(context.t, wait) });
  return { answer: { lastResult: bareReply({ message }) }, status: 429, posted: context.posted, retryAfter: wait };
}

/** Statuses after which sending the form again is no use with an empty basket; not if the session ended or a call failed. */
const answered = [200, 400, 409];

/**
 * Whether the basket was emptied elsewhere, so that the shopper can order nothing. It is empty too after this form has
 * made its order, but then the page says what to do.
 */
async function hasNothingToOrder(
  { answer, status, posted }: Exclude<Outcome, Response>,
  intent: FormDataEntryValue | null,
  request: Request,
  visit: Visit,
): Promise<boolean> {
  const isAboutOrder = intent === "order" || intent === "another";
  if (!isAboutOrder || !answered.includes(status) || answer.outcome === "conflict") return false;
  if (posted.draft.sent) return false;
  const { data } = await shareBasket(visit, request);
  return data !== null && !data.list.some(({ available }) => available);
}

/**
 * Redirects to the order that was just placed in another tab, or else to the empty basket, also for another order. Then
 * the draft is saved; a placed order has deleted it.
 */
async function leaveEmpty(
  intent: FormDataEntryValue | null,
  context: FormContext,
  request: Request,
): Promise<Response> {
  const { visit, t, posted } = context;
  const { locale } = visit;
  if (intent === "order" && (await isJustPlaced(visit, request, posted)))
    return redirectWith(visit, localePath(locale, paths.orderPlaced(posted.personType)));
  visit.setNotice({ kind: "error", text: t("checkout:outcome.empty") });
  return saveAndRedirect(localePath(locale, paths.basket()), context);
}

/**
 * The customer has signed out in another tab, or the session has ended there, and the basket went with it. After the
 * sign-in, the checkout has both again.
 */
async function redirectToSignIn(context: FormContext): Promise<Response> {
  const { visit, t, posted } = context;
  visit.setNotice({ kind: "error", text: t("checkout:outcome.ended") });
  const here = localePath(visit.locale, paths.checkout(posted.personType));
  // After a sign-out, the visitor has no uid yet, and a draft without one is ignored.
  return saveAndRedirect(
    localePath(visit.locale, paths.signIn({ redirectTo: here })),
    context,
    visit.author(await visit.uid()),
  );
}

/** Redirects to a link of the page. The draft is saved: the shopper finds the values again after coming back. */
async function saveAndRedirect(
  target: FormDataEntryValue,
  { visit, posted }: FormContext,
  author = visit.author(),
): Promise<Response> {
  const here = localePath(visit.locale, paths.checkout(posted.personType));
  const response = await redirectWith(visit, safeRedirect(target, here));
  writeDraft(response.headers, posted.draft, author);
  return response;
}

function showAgain(posted: Posted, fields: Record<string, string> = {}): Outcome {
  return { answer: { lastResult: bareReply({ fields }) }, status: 200, posted };
}
