/** The query parameter that a redirect gets if the browser blocks cookies: the notice cannot be in a cookie then. */
const parameter = "cookies-blocked";

/**
 * Whether the browser blocks the shop's cookies. Each page sets one, so a form sent from a page without any means that
 * the browser did not keep it, or that the shopper has deleted it meanwhile; then the redirected request has it again.
 */
export function blocksCookies(request: Request): boolean {
  if (request.headers.has("Cookie") || request.headers.get("Sec-Fetch-Site") !== "same-origin") return false;
  return request.method === "POST" || new URL(request.url).searchParams.has(parameter);
}

/** Adds the parameter to the path of a redirect, which may have a query and a hash. */
export function withBlockedCookies(path: string): string {
  const [, address = "", query = "", hash = ""] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set(parameter, "1");
  return `${address}?${parameters.toString()}${hash}`;
}
