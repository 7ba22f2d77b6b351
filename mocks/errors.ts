import type { BasketWire } from "~/api/schemas/basket";
import type { ErrorBodyWire } from "~/api/schemas/common";

import { say, type Language, type Text } from "./language";

/** `code` is the code to send if it differs from the key; several failures may send the same one. */
type Failure = { status: number; code?: string };

/** All errors of the API. Their messages for the shopper are the texts `error.{code}`. */
export const failures = {
  bad_request: { status: 400 },
  invalid_code: { status: 400 },
  code_expired: { status: 400 },
  invalid_credentials: { status: 400 },
  invalid_token: { status: 400 },
  unauthorized: { status: 401 },
  account_not_found: { status: 404 },
  not_found: { status: 404 },
  order_not_found: { status: 404, code: "not_found" },
  product_not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  not_payable: { status: 409 },
  not_cancellable: { status: 409 },
  not_refundable: { status: 409 },
  not_withdrawable: { status: 409 },
  already_reviewed: { status: 409 },
  basket_changed: { status: 409 },
  order_out_of_stock: { status: 409, code: "out_of_stock" },
  too_large: { status: 413 },
  validation_failed: { status: 422 },
  idempotency_conflict: { status: 422 },
  below_minimum: { status: 422 },
  basket_empty: { status: 422 },
  quantity_too_big: { status: 422 },
  out_of_stock: { status: 422 },
  not_for_sale: { status: 422 },
  wrong_multiple: { status: 422 },
  promo_unknown: { status: 422 },
  promo_expired: { status: 422 },
  too_many_requests: { status: 429 },
  internal: { status: 500 },
  unavailable: { status: 503 },
} satisfies Record<string, Failure>;

export type FailureCode = keyof typeof failures;

export const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failures, code);

/** The code that the API sends for a failure. */
export function sentCodeOf(code: FailureCode): string {
  const failure: Failure = failures[code];
  return failure.code ?? code;
}

type More = { basket?: BasketWire; maxQuantity?: number };

/** A known error of a call; thrown by handlers, turned into a response by `route`. */
export class ApiFailure extends Error {
  /**
   * @param fields the message of each invalid field
   * @param retryAfter seconds until another attempt may succeed
   * @param more additional fields of the response's error
   */
  constructor(
    readonly code: FailureCode,
    readonly fields: Record<string, Text> = {},
    readonly retryAfter: number | null = null,
    readonly more: More = {},
  ) {
    super(code);
  }
}

/** Returns the thing, or throws if there is none. */
export function found<Thing>(thing: Thing | null | undefined, code: FailureCode = "not_found"): Thing {
  if (thing === null || thing === undefined) throw new ApiFailure(code);
  return thing;
}

/** The body of a failed call (contract, section 1); `fields` only if a field is invalid. */
export function failureBody(failure: ApiFailure, language: Language): ErrorBodyWire {
  const fields = Object.entries(failure.fields).map(([name, text]) => [name, say(text, language)] as const);
  return {
    error: {
      code: sentCodeOf(failure.code),
      message: say(`error.${failure.code}`, language),
      ...(fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}),
      ...failure.more,
    },
  };
}
