/**
 * Why a call of the shop's API gave no data. `code` is the API's own (`not_found`, `validation_failed`, …) or one of
 * ours: `unreachable`, `timeout`, `malformed`. `message` is for the shopper and in the asked language, plain text of 200
 * characters at most; it is null when the API had nothing to say, or failed itself (5xx; the sign-in apart). `fields` holds messages
 * by field where a field was at fault. `retryAfter` is in seconds, a day at most, where the API said when to try again.
 */
export type ApiError = {
  code: string;
  message: string | null;
  fields: Record<string, string>;
  retryAfter?: number;
  /** The basket as it is now, where an order was refused for it; unparsed. */
  basket?: unknown;
};

/**
 * What every call gives (specification, section 7): data, or an error, and the status. The status is 500 when the
 * request itself failed, else the response's (section 8).
 */
export type Answer<T> = { data: T; error: null; status: number } | { data: null; error: ApiError; status: number };

/** The answer of a call that could not even be made, for want of a visitor's identifier. */
export const unreachable: Answer<never> & { data: null } = {
  data: null,
  error: { code: "unreachable", message: null, fields: {} },
  status: 500,
};

/** The data, or null where the call failed: for parts of a page that may stay away. */
export function dataOrNull<T>(answer: Answer<T>): T | null {
  return answer.data;
}

/**
 * The data of the call that a page exists for.
 * @throws a 404 response when the thing does not exist, a 503 response when the API could not say
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
