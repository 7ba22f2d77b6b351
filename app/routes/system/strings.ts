import type { LoaderFunctionArgs } from "@remix-run/node";

import { areas, shopLocales } from "~/i18n/config";
import { stringsFor, stringsVersion } from "~/i18n/translate.server";

/**
 * The texts of an area in one language, for the browser: `/strings/{version}/{locale}/{area}.json`. The version is a
 * hash of the texts, so the response can be cached for long; versions of other builds are not found.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const locale = shopLocales().find((known) => known === params.locale);
  const area = areas.find((known) => `${known}.json` === params.file);
  if (!locale || !area || params.version !== stringsVersion) {
    return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  return Response.json(stringsFor(locale, area), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
