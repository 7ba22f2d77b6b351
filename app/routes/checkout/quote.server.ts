import { calculateOrder, getCheckoutSettings } from "~/api/checkout.server";
import { unreachable, type Answer } from "~/api/errors";
import type { Calculated, CheckoutSettings, PersonType } from "~/api/schemas/checkout";
import type { Visit } from "~/session/visit.server";
import { shareBasket } from "~/session/visitor-data.server";

import { cityOf, type Values } from "./fields";
import { chosenDelivery, chosenPayment, toQuote, type Quote } from "./page-data";

/** Gets deliveries, payments and consents, once per request. */
export function fetchSettings(visit: Visit, uid: string, personType: PersonType, values: Values) {
  const query = { personType, city: cityOf(values) };
  return visit.share("checkout settings", () => getCheckoutSettings(visit.caller, uid, query));
}

/** The chosen delivery and payment, from those available. */
export function chosenOptions({ deliveries, payments }: CheckoutSettings, values: Values) {
  const delivery = chosenDelivery(deliveries, values["delivery.code"]);
  const code = delivery?.code ?? "";
  return { delivery: code, payment: chosenPayment(payments, code, values.payment)?.code ?? "", kind: delivery?.kind };
}

/** Gets the totals for the chosen options, once per request. */
export function fetchSums(
  visit: Visit,
  uid: string,
  personType: PersonType,
  settings: CheckoutSettings,
  values: Values,
): Promise<Answer<Calculated>> {
  const { delivery, payment, kind } = chosenOptions(settings, values);
  const city = kind === "pickup" ? "" : cityOf(values);
  const body = { uid, personType, delivery: { code: delivery, ...(city ? { city } : {}) }, payment };
  return visit.share("checkout sums", () => calculateOrder(visit.caller, body));
}

/** Builds the page's order data; null if the API does not answer. */
export async function makeQuote(
  visit: Visit,
  request: Request,
  personType: PersonType,
  values: Values,
): Promise<Quote | null> {
  const uid = await visit.uid();
  if (uid === null) return null;
  const [basket, settings] = await Promise.all([
    shareBasket(visit, request),
    fetchSettings(visit, uid, personType, values),
  ]);
  if (basket.data === null || settings.data === null) return null;
  const sums = basket.data.list.some(({ available }) => available)
    ? await fetchSums(visit, uid, personType, settings.data, values)
    : unreachable;
  const { delivery, payment } = chosenOptions(settings.data, values);
  return toQuote(basket.data, settings.data, { delivery, payment }, sums.data);
}
