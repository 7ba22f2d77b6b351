import type { LoaderFunctionArgs } from "@remix-run/node";

import { countListing, type ListingScope, type SearchScope } from "~/api/listing.server";
import { parseListing } from "~/lib/listing-query";
import { readQuery, readSection } from "~/lib/search-query";
import { takeFromLimit } from "~/server/search-limit.server";
import { getVisit, jsonWith } from "~/session/visit.server";

/** How many products of a section, a brand or a search match the chosen filters; null if unavailable. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { searchParams } = new URL(args.request.url);
  const headers = { "Cache-Control": "no-store" };
  const scope = readScope(searchParams);
  const wait = "q" in scope ? await takeFromLimit("search", args.request) : 0;
  if (wait > 0) return jsonWith(visit, null, { status: 429, headers: { ...headers, "Retry-After": String(wait) } });
  const state = { ...parseListing(searchParams), page: 1, from: 1 };
  const total = await countListing(visit.caller, visit.knownUid, scope, state);
  return jsonWith(visit, total === null ? null : { total }, { headers });
}

function readScope(search: URLSearchParams): ListingScope | SearchScope {
  const q = readQuery(search);
  if (q) return { q, sectionCode: readSection(search) };
  const brand = search.get("brand");
  return brand === null ? { sectionCode: search.get("section") ?? "" } : { brand };
}
