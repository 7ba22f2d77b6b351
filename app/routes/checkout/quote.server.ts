import { calculateOrder, getCheckoutSettings } from "~/api/checkout.server";
import { unreachable, type Answer } from "~/api/errors";
import type { Calculated, CheckoutSettings, PersonType } from "~/api/schemas/checkout";
import type { Visit } from "~/session/visit.server";
import { shareBasket } from "~/session/visitor-data.server";

import { cityOf, type Values } from "./fields";
import { chosenDelivery, chosenPayment, toQuote, type Quote } from "./page-data";

/** Deliveries, payments and consents, asked once for a request. */
export function askSettings(visit: Visit, uid: string, personType: PersonType, values: Values) {
  const query = { personType, city: cityOf(values) };
  return visit.share("checkout settings", () => getCheckoutSettings(visit.caller, uid, query));
}

/** What is chosen of what there is. */
export function choose({ deliveries, payments }: CheckoutSettings, values: Values) {
  const delivery = chosenDelivery(deliveries, values["delivery.code"]);
  const code = delivery?.code ?? "";
  return { delivery: code, payment: chosenPayment(payments, code, values.payment)?.code ?? "", kind: delivery?.kind };
}

/** The sums of the order as it is chosen, asked once for a request. */
export function askSums(
  visit: Visit,
  uid: string,
  personType: PersonType,
  settings: CheckoutSettings,
  values: Values,
): Promise<Answer<Calculated>> {
  const { delivery, payment, kind } = choose(settings, values);
  const city = kind === "pickup" ? "" : cityOf(values);
  const body = { uid, personType, delivery: { code: delivery, ...(city ? { city } : {}) }, payment };
  return visit.share("checkout sums", () => calculateOrder(visit.caller, body));
}

/** What the page shows of the order; null where the API cannot say. */
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
    askSettings(visit, uid, personType, values),
  ]);
  if (basket.data === null || settings.data === null) return null;
  const sums = basket.data.list.some(({ available }) => available)
    ? await askSums(visit, uid, personType, settings.data, values)
    : unreachable;
  const { delivery, payment } = choose(settings.data, values);
  return toQuote(basket.data, settings.data, { delivery, payment }, sums.data);
}
