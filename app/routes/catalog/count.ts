import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";

import { countListing } from "~/api/listing.server";
import { parseListing } from "~/lib/listing-query";
import { getVisit } from "~/session/visit.server";

/** How many products of a section or a brand a choice of filters leads to; null where that cannot be had. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { searchParams } = new URL(args.request.url);
  const brand = searchParams.get("brand");
  const scope = brand === null ? { sectionCode: searchParams.get("section") ?? "" } : { brand };
  const state = { ...parseListing(searchParams), page: 1, from: 1 };
  const total = await countListing(visit.caller, visit.knownUid, scope, state);
  return Response.json(total === null ? null : { total }, { headers: { "Cache-Control": "no-store" } });
}

/** Where the shop itself cannot be reached, no number is shown; else the whole page would give way to an error. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<unknown>().catch(() => null);
}
