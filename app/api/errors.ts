import { isTemporaryStatus } from "~/lib/temporary-status";

/**
 * Why a call to the shop's API returned no data. `code` is the API's own (`not_found`, `validation_failed`, …) or one
 * of ours: `unreachable`, `timeout`, `malformed`. `message` is plain text for the shopper in the requested language, at
 * most 200 characters; null if the API sent none or failed itself (5xx, except at the sign-in). `fields` maps field
 * names to messages. `retryAfter` is in seconds, at most a day, if the API said when to try again.
 */
export type ApiError = {
  code: string;
  message: string | null;
  fields: Record<string, string>;
  retryAfter?: number;
  /** The current basket, if it is the reason why an order was rejected; unparsed. */
  basket?: unknown;
  /** The maximum quantity of a product in a basket, if the request exceeded it. */
  maxQuantity?: number | undefined;
};

/**
 * The result of every call (specification, section 7): data or an error, and the status. The status is 500 if the
 * request itself failed, otherwise that of the response (section 8).
 */
export type Answer<T> = { data: T; error: null; status: number } | { data: null; error: ApiError; status: number };

/** The answer of a call that could not be made, for example because the visitor has no identifier. */
export const unreachable: Answer<never> & { data: null } = {
  data: null,
  error: { code: "unreachable", message: null, fields: {} },
  status: 500,
};

/** Whether a failed call may succeed later. */
export const isTemporary = ({ status }: Pick<Answer<unknown>, "status">): boolean => isTemporaryStatus(status);

/**
 * Whether a failed write may have been made all the same: the API did not say that it refused it. A proxy sends 408 when
 * it stops waiting; the API may still have done its work.
 */
export const mayBeDone = ({ status }: Pick<Answer<unknown>, "status">): boolean => status >= 500 || status === 408;

/** The data, or null if the call failed: for optional parts of a page. */
export function dataOrNull<T>(answer: Answer<T>): T | null {
  return answer.data;
}

/** For a part that an API may do without: empty instead of failed if the API does not know the call (404). */
export function orEmpty<T>(answer: Answer<T>, empty: T): Answer<T> {
  return answer.status === 404 ? { data: empty, error: null, status: 200 } : answer;
}

/**
 * The data of a page's main call.
 * @throws a 404 response if the resource does not exist, a 503 response if the API failed
 */
export function mainData<T>(answer: Answer<T>): T {
  if (answer.data !== null) return answer.data;
  const missing = answer.status === 404;
  throw new Response(null, {
    status: missing ? 404 : 503,
    statusText: missing ? "Not Found" : "Service Unavailable",
    headers: missing ? {} : { "Retry-After": "30" },
  });
}
