import type { LoaderFunctionArgs } from "@remix-run/node";

import { sitemapIndexXml, xmlHeaders } from "~/lib/xml";
import { getVisit } from "~/session/visit.server";

import { listParts } from "./sitemap-parts.server";

/** The parts of the list of all public pages, for search engines. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller } = await getVisit(args);
  return new Response(sitemapIndexXml(await listParts(caller)), { headers: xmlHeaders() });
}
