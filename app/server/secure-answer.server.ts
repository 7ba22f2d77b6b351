import type { IncomingMessage, ServerResponse } from "node:http";

import { env } from "~/env.server";

/** What an answer may do that is no page: nothing. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A browser's own reader of PDF is an object in a page that it makes around the file. */
export const pdfPolicy = `${strictPolicy}; object-src 'self'`;

/** What the shop's pages never use, and no script in them may. */
const unused = [
  ..."accelerometer camera display-capture geolocation gyroscope hid".split(" "),
  ..."magnetometer microphone midi payment serial usb xr-spatial-tracking".split(" "),
];

/** What every answer carries, whatever was asked for. */
export const guards: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  // Two years. Only this host: what the shop's neighbours speak is not for the shop to say.
  ...(env.SITE_URL.startsWith("https:") ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
};

/** An address with the key of an order: whoever has the address has the order, so no other address is told of it. */
const opensOrder = /[?&]key=/;

/** Pictures, which letters, feeds and previews of links show on other sites. */
const shownElsewhere = /^\/images\/|^\/assets\/share\.png(?:\?|$)/;

/** What Express says of its own short answers; it leaves out what does not fall back to `default-src`. */
const short = "default-src 'none'";

/**
 * The headers that guard every answer, files and failures included. A policy that somebody else sets stays: a page has one
 * with a nonce.
 */
export function secureAnswer({ url = "/" }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(guards)) response.setHeader(name, value);
  response.setHeader("Referrer-Policy", opensOrder.test(url) ? "no-referrer" : "strict-origin-when-cross-origin");
  response.setHeader("Cross-Origin-Resource-Policy", shownElsewhere.test(url) ? "cross-origin" : "same-origin");
  completeHead(response);
}

/** Only when an answer begins is it known whether it has a policy of its own: the adapter would put one beside another. */
function completeHead(response: ServerResponse): void {
  const write = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]): typeof response => {
    const policy = response.getHeader("Content-Security-Policy");
    if (policy === undefined || policy === short) response.setHeader("Content-Security-Policy", strictPolicy);
    Reflect.apply(write, response, args);
    return response;
  };
}

/** An order's paper as the API made it. */
type Paper = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** What a page of the API may do in the shop's name: be read, in its own style. */
const policy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Hands on a paper for reading. It comes from outside, so no browser may run anything in it, and none may keep it.
 * @param name of the file, without its ending
 */
export function paperResponse({ type, bytes }: Paper, name: string): Response {
  const isPdf = type === "application/pdf";
  return new Response(bytes, {
    headers: {
      "Content-Type": isPdf ? type : `${type}; charset=utf-8`,
      "Content-Disposition": `inline; filename="${name}.${isPdf ? "pdf" : "html"}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      // A browser's own reader of PDF does not start in a sandbox.
      "Content-Security-Policy": isPdf ? pdfPolicy : policy,
    },
  });
}
