import type { IncomingMessage, ServerResponse } from "node:http";

import { env } from "~/env.server";

/** The policy of responses that are not pages: everything is forbidden. */
export const strictPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For PDF: a browser's own viewer embeds the file as an object in a page. */
export const pdfPolicy = `${strictPolicy}; object-src 'self'`;

/** Browser features that the shop's pages never use, so no script may either. */
const unused = [
  ..."accelerometer camera display-capture geolocation gyroscope hid".split(" "),
  ..."magnetometer microphone midi payment serial usb xr-spatial-tracking".split(" "),
];

/** The security headers of every response. */
export const securityHeaders: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Permissions-Policy": unused.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  // Two years. Without `includeSubDomains`: other hosts of the domain may not support HTTPS.
  ...(env.SITE_URL.startsWith("https:") ? { "Strict-Transport-Security": "max-age=63072000" } : {}),
};

/** An address with an order's key gives access to the order, so other sites must not receive it. */
const opensOrder = /[?&]key=/;

/** Pictures that e-mails, feeds and link previews on other sites show. */
const shownElsewhere = /^\/images\/|^\/assets\/share\.png(?:\?|$)/;

/** The policy of Express's own short responses; it lacks directives that do not fall back to `default-src`. */
const short = "default-src 'none'";

/**
 * Sets the security headers of every response, including files and errors. Keeps a policy that is set elsewhere: pages
 * have one with a nonce.
 */
export function setSecurityHeaders({ url = "/" }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  response.setHeader("Referrer-Policy", opensOrder.test(url) ? "no-referrer" : "strict-origin-when-cross-origin");
  response.setHeader("Cross-Origin-Resource-Policy", shownElsewhere.test(url) ? "cross-origin" : "same-origin");
  completeHead(response);
}

/** Only when a response starts is it known whether it has its own policy: the adapter would add a second one. */
function completeHead(response: ServerResponse): void {
  const write = response.writeHead.bind(response);
  response.writeHead = (...args: unknown[]): typeof response => {
    const policy = response.getHeader("Content-Security-Policy");
    if (policy === undefined || policy === short) response.setHeader("Content-Security-Policy", strictPolicy);
    Reflect.apply(write, response, args);
    return response;
  };
}

/** A document of an order, such as its invoice, as the API created it. */
type OrderDocument = { type: "application/pdf" | "text/html"; bytes: Uint8Array<ArrayBuffer> };

/** The policy of an HTML document from the API: it is displayed with its own styles, and nothing else is allowed. */
const documentPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Passes on an order's document from the API. The shop does not control its content, so browsers must not run scripts
 * from it. It is personal, so they must not store it.
 * @param name the file's name without its extension
 */
export function documentResponse({ type, bytes }: OrderDocument, name: string): Response {
  const isPdf = type === "application/pdf";
  return new Response(bytes, {
    headers: {
      "Content-Type": isPdf ? type : `${type}; charset=utf-8`,
      "Content-Disposition": `inline; filename="${name}.${isPdf ? "pdf" : "html"}"`,
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      // A browser's PDF viewer does not start in a sandbox.
      "Content-Security-Policy": isPdf ? pdfPolicy : documentPolicy,
    },
  });
}
