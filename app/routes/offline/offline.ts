import type { LoaderFunctionArgs } from "@remix-run/node";

import { localeFromPath } from "~/i18n/config";
import { strictPolicy } from "~/server/secure-answer.server";

import { offlinePage } from "./offline-page.server";

const policy = `${strictPolicy}; style-src 'self'; img-src 'self'; font-src 'self'`;

/**
 * The page that browsers keep for when they are offline. It stands in for any address, so it is whole by itself: no script
 * of the shop, which would look for that address's data, and nothing of the visitor.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return new Response(offlinePage(localeFromPath(new URL(request.url).pathname)), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": localeFromPath(new URL(request.url).pathname),
      "Cache-Control": "no-cache",
      // As browsers keep the page, no nonce would be new: it has no script.
      "Content-Security-Policy": policy,
      "X-Robots-Tag": "noindex",
    },
  });
}
