import type { LoaderFunctionArgs } from "@remix-run/node";

import { sitemapIndexXml, xmlHeaders } from "~/lib/xml";
import { getVisit } from "~/session/visit.server";

import { listParts } from "./sitemap-parts.server";

/** The sitemap index for search engines: lists the sitemap's parts. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller } = await getVisit(args);
  return new Response(sitemapIndexXml(await listParts(caller)), { headers: xmlHeaders() });
}
