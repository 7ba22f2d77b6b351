import type { HeadersFunction } from "@remix-run/node";

/** What a page says that answers a form: where its action says so, when to try again. */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => retryOf(actionHeaders);

/** The same, of a page that nobody keeps. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => ({
  "Cache-Control": "no-store",
  ...retryOf(actionHeaders),
});

function retryOf(actionHeaders: Headers): Record<string, string> {
  const retryAfter = actionHeaders.get("Retry-After");
  return retryAfter === null ? {} : { "Retry-After": retryAfter };
}
