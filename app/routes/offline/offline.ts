import type { LoaderFunctionArgs } from "@remix-run/node";

import { localeFromPath } from "~/i18n/config";
import { strictPolicy } from "~/server/security-headers.server";

import { offlinePage } from "./offline-page.server";

const policy = `${strictPolicy}; style-src 'self'; img-src 'self'; font-src 'self'`;

/**
 * The page that browsers cache and show when they are offline. It can appear at any URL, so it is self-contained: no
 * shop scripts, which would load that URL's data, and no personal data.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return new Response(offlinePage(localeFromPath(new URL(request.url).pathname)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": localeFromPath(new URL(request.url).pathname),
      "Cache-Control": "no-cache",
      // Browsers cache the page, so a nonce would be reused. The page has no scripts and needs none.
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  });
}
