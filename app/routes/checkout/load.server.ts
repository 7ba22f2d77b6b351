import { data, type LoaderFunctionArgs } from "@remix-run/node";

import { calculateOrder, getCheckoutSettings } from "~/api/checkout.server";
import { unreachable, type Answer } from "~/api/errors";
import type { Calculated, CheckoutSettings, PersonType } from "~/api/schemas/checkout";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { writeDraft } from "~/session/draft.server";
import { getCustomer, getVisit, redirectWith, type Visit } from "~/session/visit.server";
import { shareBasket } from "~/session/visitor-data.server";

import { constraint } from "./check.server";
import { chosenSlot, cityOf, companyField, savedField, type Values } from "./fields";
import { fetchSaved, withSaved } from "./fill.server";
import { type Quote, chosenDelivery, chosenPayment, toQuote } from "./page-data";
import { isJustPlaced, newKey, stateOf, type State } from "./state.server";

const noStore = { "Cache-Control": "no-store" };

/** Loads the page. If the API cannot give the options, a posted form is still shown. */
export async function loadCheckout(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  // A new visitor's basket is empty.
  if (visit.knownUid === null) throw await redirectWith(visit, localePath(visit.locale, paths.basket()), 302);
  const [state, own] = await Promise.all([stateOf(visit, args.request), loadCustomerData(visit)]);
  const { personType, isPosted } = state;
  const values = isPosted ? state.draft.values : prefill(state.draft.values, own);
  const quote = await makeQuote(visit, args.request, personType, values);
  if (!isPosted) await requireOrderable(visit, args.request, state, quote);
  const draft = { ...state.draft, values, ...keyFor(state, quote) };
  const headers = new Headers(noStore);
  if (!isPosted) writeDraft(headers, draft, visit.author());
  const { key, sent } = draft;
  const page = { personType, values, constraint, quote, key, sent: sent ?? null };
  const saved = { addresses: own?.addresses ?? [], companies: own?.companies ?? [] };
  return data({ page: pack({ ...page, ...saved }), signedIn: own !== null }, { headers });
}

/**
 * Each basket gets its own key, so a changed basket gets a new one. The key stays if the result of the last order is
 * unknown.
 */
function keyFor({ draft, isPosted }: State, quote: Quote | null) {
  const hash = quote?.hash ?? draft.hash;
  const keepsKey = isPosted || draft.sent !== undefined || draft.hash === hash || draft.hash === "";
  return { hash, key: keepsKey ? draft.key : newKey() };
}

/** @throws a redirect if there is nothing to order or the API takes no orders; a 503 response if it does not answer */
async function requireOrderable(visit: Visit, request: Request, state: State, quote: Quote | null) {
  const { draft, personType } = state;
  if (draft.sent) return;
  if (quote === null) {
    await requireCheckout(visit, personType, draft.values);
    throw new Response(null, { status: 503, statusText: "Service Unavailable", headers: { "Retry-After": "30" } });
  }
  if (quote.lines.length > 0) return;
  // Going back from the success page must not start a second order.
  const target = (await isJustPlaced(visit, request, state)) ? paths.orderPlaced(personType) : paths.basket();
  throw await redirectWith(visit, localePath(visit.locale, target), 302);
}

/** @throws a redirect to the basket, with the reason, if the API has no checkout (404) */
async function requireCheckout(visit: Visit, personType: PersonType, values: Values): Promise<void> {
  const uid = await visit.uid();
  if (uid === null || (await fetchSettings(visit, uid, personType, values)).status !== 404) return;
  visit.setNotice({ kind: "error", text: translateFor(visit.locale)("checkout:notOnline") });
  throw await redirectWith(visit, localePath(visit.locale, paths.basket()), 302);
}

/** The signed-in customer with addresses and companies, if the API returns them; null for a guest. */
async function loadCustomerData(visit: Visit) {
  const [user, { addresses, companies }] = await Promise.all([getCustomer(visit), fetchSaved(visit)]);
  if (!user) return null;
  return { user, addresses: addresses ?? [], companies: companies ?? [] };
}

/**
 * Prefills empty fields from the customer's account, and chooses the first saved address and company, unless the
 * shopper has begun to type another one.
 */
function prefill(values: Values, own: Awaited<ReturnType<typeof loadCustomerData>>): Values {
  if (!own) return values;
  const { user, addresses, companies } = own;
  const known: Values = {
    "customer.name": user.name,
    "customer.lastName": user.lastName,
    "customer.phone": user.phone ?? "",
    "customer.email": user.email ?? "",
  };
  const missing = Object.entries(known).filter(([name]) => !values[name]);
  return {
    ...values,
    ...Object.fromEntries(missing),
    [savedField("address")]: chosenOf(addresses, values[savedField("address")], isBegun(values, "delivery.address.")),
    [savedField("company")]: chosenOf(companies, values[savedField("company")], isBegun(values, companyField("inn"))),
  };
}

const isBegun = (values: Values, prefix: string) =>
  Object.entries(values).some(([name, text]) => name.startsWith(prefix) && text !== "");

/** The id of the saved item to choose; empty for another one. */
function chosenOf(saved: readonly { id: number }[], asked: string | undefined, begun: boolean): string {
  if (asked === "" || (asked === undefined && begun)) return "";
  const found = saved.find(({ id }) => String(id) === asked) ?? saved[0];
  return found ? String(found.id) : "";
}

const settingsKey = "checkout settings";
const sumsKey = "checkout sums";

/** The basket has changed since the options and totals were calculated: the page must show those of the new basket. */
export function forgetTotals({ forget }: Visit): void {
  forget(settingsKey);
  forget(sumsKey);
}

/** Gets deliveries, payments and consents, once per request. */
export function fetchSettings(visit: Visit, uid: string, personType: PersonType, values: Values) {
  const query = { personType, city: cityOf(values) };
  return visit.share(settingsKey, () => getCheckoutSettings(visit.caller, uid, query));
}

/** The chosen delivery (`way` is the whole of it) and payment, from those available. */
export function chosenOptions({ deliveries, payments }: CheckoutSettings, values: Values) {
  const delivery = chosenDelivery(deliveries, values["delivery.code"]);
  const code = delivery?.code ?? "";
  return { delivery: code, payment: chosenPayment(payments, code, values.payment)?.code ?? "", way: delivery };
}

/** Gets the totals for the chosen options, once per request. */
export function fetchSums(
  visit: Visit,
  uid: string,
  personType: PersonType,
  settings: CheckoutSettings,
  values: Values,
): Promise<Answer<Calculated>> {
  const { delivery, payment, way } = chosenOptions(settings, values);
  const city = way?.kind === "pickup" ? "" : cityOf(values);
  const point = way?.points.find(({ id }) => String(id) === values["delivery.pointId"]);
  const place = { ...(city ? { city } : {}), ...(point ? { pointId: point.id } : {}) };
  const body = { uid, personType, delivery: { code: delivery, ...place }, payment };
  return visit.share(sumsKey, () => calculateOrder(visit.caller, body));
}

/** Builds the page's order data; null if the API does not answer. */
export async function makeQuote(
  visit: Visit,
  request: Request,
  personType: PersonType,
  shown: Values,
): Promise<Quote | null> {
  const [uid, values] = await Promise.all([visit.uid(), withSaved(visit, shown)]);
  if (uid === null || values === null) return null;
  const [basket, settings] = await Promise.all([
    shareBasket(visit, request),
    fetchSettings(visit, uid, personType, values),
  ]);
  if (basket.data === null || settings.data === null) return null;
  const sums = basket.data.list.some(({ available }) => available)
    ? await fetchSums(visit, uid, personType, settings.data, values)
    : unreachable;
  const { delivery, payment, way } = chosenOptions(settings.data, values);
  const slot = way ? chosenSlot(way, values) : null;
  return toQuote(basket.data, settings.data, { delivery, payment, slot }, sums.data);
}
