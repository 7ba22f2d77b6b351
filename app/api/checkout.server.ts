import type * as z from "zod";

import { callApi, type Caller, limits } from "./client.server";
import { mayBeDone, type Answer, type ApiError } from "./errors";
import { basket, type Basket } from "./schemas/basket";
import {
  type CalculateBody,
  calculated,
  type Calculated,
  checkoutSettings,
  type CheckoutSettings,
  checkoutToWire,
  type OrderBody,
  orderPlaced,
  type OrderPlaced,
  type PersonType,
  addressSuggestions,
  type Bank,
  bankSuggestions,
  type Party,
  partySuggestions,
} from "./schemas/checkout";
import type { Address } from "./schemas/profile";

/** Delivery methods, payment methods and consents for the current basket (contract: GET checkout/settings). */
export function getCheckoutSettings(
  caller: Caller,
  uid: string,
  query: { personType: PersonType; city?: string | null },
  limit: number = limits.main,
): Promise<Answer<CheckoutSettings>> {
  return callApi(caller, {
    path: "/api/app/checkout/settings",
    query: { uid, ...query },
    schema: checkoutSettings,
    limit,
  });
}

/**
 * Calculates the totals of an order without placing it; 422 with `fields` for a delivery or payment method that does
 * not fit. `city` is the address's city, or its settlement if it has no city: the same value that the order will have
 * (contract: POST checkout/calculate).
 */
export function calculateOrder(caller: Caller, body: CalculateBody): Promise<Answer<Calculated>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/checkout/calculate",
    body: checkoutToWire.calculate(body),
    schema: calculated,
    limit: limits.main,
  });
}

/** The outcome of placing an order. */
export type OrderAnswer =
  | { kind: "placed"; placed: OrderPlaced }
  /** The lines or prices differ from what the shopper saw; no order was placed. `basket` is the current one. */
  | { kind: "basket_changed" | "out_of_stock"; error: ApiError; basket: Basket }
  /** An order with the same key but another body exists already. */
  | { kind: "idempotency_conflict"; error: ApiError }
  /**
   * No order was placed: invalid fields (dotted, `company.inn`), a total below the minimum, too many orders, an invalid
   * token.
   */
  | { kind: "refused"; error: ApiError; status: number }
  /** No conclusive answer: the order may have been placed. Send the same key and body again to find out. */
  | { kind: "unknown"; error: ApiError };

/**
 * Places an order exactly once per key: the same key and body give the same order, however often they are sent. Waits
 * up to 20 s and never retries by itself (contract: POST order/create).
 * @param key 16 to 200 letters, digits, `-` and `_`, generated with the form
 */
export async function placeOrder(caller: Caller, key: string, body: OrderBody): Promise<OrderAnswer> {
  const answer = await callApi(caller, {
    method: "POST",
    path: "/api/app/order/create",
    headers: { "Idempotency-Key": key },
    body: checkoutToWire.order(body),
    schema: orderPlaced,
    limit: limits.order,
  });
  if (answer.data !== null) return { kind: "placed", placed: answer.data };
  const { error, status } = answer;
  if (error.code === "idempotency_conflict") return { kind: error.code, error };
  if (error.code === "basket_changed" || error.code === "out_of_stock") {
    const present = basket.safeParse(error.basket);
    return present.success ? { kind: error.code, error, basket: present.data } : { kind: "refused", error, status };
  }
  return mayBeDone(answer) ? { kind: "unknown", error } : { kind: "refused", error, status };
}

/**
 * Addresses that start with the typed text; null if the API fails or takes over 1.5 s, or has no suggestions (contract:
 * GET suggest/address).
 */
export function suggestAddresses(caller: Caller, q: string): Promise<Address[] | null> {
  return fetchSuggestions(caller, "address", q, addressSuggestions);
}

/** Companies and sole traders by INN or name; null as for addresses (contract: GET suggest/party). */
export function suggestParties(caller: Caller, q: string): Promise<Party[] | null> {
  return fetchSuggestions(caller, "party", q, partySuggestions);
}

/** Banks by BIK or name; null as for addresses (contract: GET suggest/bank). */
export function suggestBanks(caller: Caller, q: string): Promise<Bank[] | null> {
  return fetchSuggestions(caller, "bank", q, bankSuggestions);
}

async function fetchSuggestions<T>(
  caller: Caller,
  of: "address" | "party" | "bank",
  q: string,
  schema: z.ZodType<{ suggestions: T[] }>,
): Promise<T[] | null> {
  const answer = await callApi(caller, {
    path: `/api/app/suggest/${of}`,
    query: { q },
    schema,
    limit: limits.suggestion,
  });
  return answer.data && answer.data.suggestions;
}
