import type { LoaderFunctionArgs } from "@remix-run/node";

import { sitemapIndexXml, xmlHeaders } from "~/lib/xml";
import { getVisit } from "~/session/visit.server";

import { listParts, readPartName, streamPart } from "./sitemap-parts.server";

/**
 * The sitemap for search engines: the index, which lists the parts, or a part. A part contains public pages of one kind,
 * in both languages.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { caller } = await getVisit(args);
  const { file } = args.params;
  if (file === undefined) return new Response(sitemapIndexXml(await listParts(caller)), { headers: xmlHeaders() });
  const requested = readPartName(file);
  const part = requested && (await streamPart(caller, requested.kind, requested.part));
  return part ? new Response(part, { headers: xmlHeaders() }) : new Response(null, { status: 404 });
}
