import {
  calculateBody,
  orderBody,
  personType as personTypes,
  type CalculatedWire,
  type CheckoutSettingsWire,
  type OrderPlacedWire,
} from "~/api/schemas/checkout";
import { makeBasket } from "#mocks/basket/basket";
import { pointError } from "#mocks/checkout/check";
import { keyPattern } from "#mocks/checkout/idempotency";
import { deliveryMethods, isFarFrom, paymentError } from "#mocks/checkout/methods";
import { placeOrder } from "#mocks/checkout/place";
import { calculate, checkoutSettings } from "#mocks/checkout/settings";
import type { Context } from "#mocks/context";
import { ApiFailure } from "#mocks/errors";
import { jsonResponse } from "#mocks/json-response";
import { issueAccessKey, paymentLinkOf } from "#mocks/orders/links";
import { abilities, toOrder } from "#mocks/orders/order";
import { suggestAddress, suggestBank, suggestParty } from "#mocks/suggest/suggest";

import { throwFieldErrors } from "./fields";
import { requireBody, requireUid, type Answers, type Call } from "./route";

/** Checkout settings, totals and placing an order (contract, section 3: "Checkout"). */
export const checkoutAnswers = {
  getCheckoutSettings: settings,
  calculateOrder: calculated,
  createOrder: create,
} satisfies Answers;

/** The customer is an individual unless the query says otherwise. */
function settings(context: Context, call: Call): CheckoutSettingsWire {
  const { language, query } = call;
  const asked = personTypes.safeParse(query.get("personType"));
  return checkoutSettings(context, makeBasket(context, requireUid(call), language), {
    personType: asked.success ? asked.data : "individual",
    isFar: isFarFrom(context.shop, query.get("city") ?? ""),
    language,
  });
}

function calculated(context: Context, call: Call): CalculatedWire {
  const { delivery, payment, personType } = requireBody(call, calculateBody);
  const method = deliveryMethods(context.shop).find(({ code }) => code === delivery.code);
  if (!method) throw new ApiFailure("validation_failed", { "delivery.code": "field.delivery" });
  const { pointId, city = "" } = delivery;
  throwFieldErrors({
    "delivery.pointId": pointId !== undefined && pointError(context.shop, pointId),
    payment: payment !== undefined && paymentError(context.shop, payment, method.code, personType),
  });
  const basket = makeBasket(context, requireUid(call), call.language);
  return calculate(context, basket, { method, isFar: isFarFrom(context.shop, city), pointId }, call.language);
}

/** Each response has a new access key, because only hashes of the earlier keys are stored. */
function create(context: Context, call: Call): Response {
  const key = call.request.headers.get("idempotency-key") ?? "";
  throwFieldErrors({ "Idempotency-Key": !keyPattern.test(key) && "field.orderKey" });
  const body = requireBody(call, orderBody);
  const { customer, language } = call;
  const row = placeOrder(context, { key, body, uid: requireUid(call), customerId: customer?.id ?? 0, language });
  const { id, number, totalPrice } = toOrder(context, row, language);
  const isByCard = row.payment === "card" && abilities(row, context).pay;
  const placed: OrderPlacedWire = {
    order: { id, number, totalPrice },
    accessKey: issueAccessKey(context, id),
    paymentLink: isByCard ? paymentLinkOf(context, row, call.request, language) : null,
  };
  return jsonResponse({ data: placed }, 201);
}

/** Suggestions while typing (contract, section 3: "Checkout"); none for an empty text. */
export const suggestAnswers = {
  suggestAddress: (_, call) => ({ suggestions: suggestAddress(typed(call), call.language) }),
  suggestParty: (_, call) => ({ suggestions: suggestParty(typed(call), call.language) }),
  suggestBank: (_, call) => ({ suggestions: suggestBank(typed(call), call.language) }),
} satisfies Answers;

const typed = ({ query }: Call) => query.get("q") ?? "";
