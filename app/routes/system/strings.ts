import type { LoaderFunctionArgs } from "@remix-run/node";

import { areas, locales } from "~/i18n/config";
import { stringsFor, stringsVersion } from "~/i18n/translate.server";

/**
 * The strings of an area in a language, for the browser to draw with: `/strings/{version}/{locale}/{area}.json`. The version
 * names the texts, so the answer may be kept; any other version than this process's own is not there.
 */
export function loader({ params }: LoaderFunctionArgs): Response {
  const locale = locales.find((known) => known === params.locale);
  const area = areas.find((known) => `${known}.json` === params.file);
  if (!locale || !area || params.version !== stringsVersion) {
    return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  }
  return Response.json(stringsFor(locale, area), {
    headers: { "Cache-Control": "public, max-age=31536000, immutable" },
  });
}
