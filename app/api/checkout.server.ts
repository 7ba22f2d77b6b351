import type * as z from "zod";

import { callApi, type Caller, limits } from "./client.server";
import type { Answer, ApiError } from "./errors";
import { basket, type Basket } from "./schemas/basket";
import {
  type CalculateBody,
  calculated,
  type Calculated,
  checkoutSettings,
  type CheckoutSettings,
  type OrderBody,
  orderPlaced,
  type OrderPlaced,
  type PersonType,
} from "./schemas/checkout";
import type { Address } from "./schemas/profile";
import { addressSuggestions, type Bank, bankSuggestions, type Party, partySuggestions } from "./schemas/suggest";

/** Deliveries, payments and consents for the basket as it is (contract: GET checkout/settings). */
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
 * The sums of an order that would be made so; 422 with `fields` for a delivery or payment that does not fit. `city` is
 * the address's city or else settlement, the same that the order has (contract: POST checkout/calculate).
 */
export function calculateOrder(caller: Caller, body: CalculateBody): Promise<Answer<Calculated>> {
  return callApi(caller, {
    method: "POST",
    path: "/api/app/checkout/calculate",
    body,
    schema: calculated,
    limit: limits.main,
  });
}

/** What came of placing an order. */
export type OrderAnswer =
  | { kind: "placed"; placed: OrderPlaced }
  /** Lines or prices are not those that the shopper saw; nothing was ordered. `basket` is how it is now. */
  | { kind: "basket_changed" | "out_of_stock"; error: ApiError; basket: Basket }
  /** The key has made an order of another body already. */
  | { kind: "idempotency_conflict"; error: ApiError }
  /** Nothing was ordered: wrong fields (dotted, `company.inn`), a sum below the least, too many orders, a dead token. */
  | { kind: "refused"; error: ApiError; status: number }
  /** No answer that tells: the order may have been placed. Sending the same key and body again finds out. */
  | { kind: "unknown"; error: ApiError };

/**
 * Places an order exactly once for a key: the same key and body give the same order however often they are sent. Waits
 * 20 s and is never retried here (contract: POST order/create).
 * @param key of 16 to 200 letters, digits, `-` and `_`, made with the form
 */
export async function placeOrder(caller: Caller, key: string, body: OrderBody): Promise<OrderAnswer> {
  const answer = await callApi(caller, {
    method: "POST",
    path: "/api/app/order/create",
    headers: { "Idempotency-Key": key },
    body,
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
  // 408 is a proxy's word that it did not wait for the answer.
  const isTold = status >= 400 && status < 500 && status !== 408;
  return isTold ? { kind: "refused", error, status } : { kind: "unknown", error };
}

/** Addresses that begin as was typed; none where the API fails or takes over 1.5 s (contract: GET suggest/address). */
export function suggestAddresses(caller: Caller, q: string): Promise<Address[]> {
  return ask(caller, "address", q, addressSuggestions);
}

/** Companies and sole traders by INN or name; none where the API fails (contract: GET suggest/party). */
export function suggestParties(caller: Caller, q: string): Promise<Party[]> {
  return ask(caller, "party", q, partySuggestions);
}

/** Banks by BIK or name; none where the API fails (contract: GET suggest/bank). */
export function suggestBanks(caller: Caller, q: string): Promise<Bank[]> {
  return ask(caller, "bank", q, bankSuggestions);
}

async function ask<T>(
  caller: Caller,
  of: "address" | "party" | "bank",
  q: string,
  schema: z.ZodType<{ suggestions: T[] }>,
): Promise<T[]> {
  const answer = await callApi(caller, {
    path: `/api/app/suggest/${of}`,
    query: { q },
    schema,
    limit: limits.suggestion,
  });
  return answer.data?.suggestions ?? [];
}
