import type { HeadersFunction } from "@remix-run/node";

/** What the page of a form says to machines: nobody keeps it, and where its action says so, when to try again. */
export const formHeaders: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return { "Cache-Control": "no-store", ...(retryAfter === null ? {} : { "Retry-After": retryAfter }) };
};
