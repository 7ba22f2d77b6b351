import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";

import { countListing } from "~/api/listing.server";
import { parseListing } from "~/lib/listing-query";
import { getVisit } from "~/session/visit.server";

/** How many products of a section or brand match the chosen filters; null if unavailable. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { searchParams } = new URL(args.request.url);
  const brand = searchParams.get("brand");
  const scope = brand === null ? { sectionCode: searchParams.get("section") ?? "" } : { brand };
  const state = { ...parseListing(searchParams), page: 1, from: 1 };
  const total = await countListing(visit.caller, visit.knownUid, scope, state);
  return Response.json(total === null ? null : { total }, { headers: { "Cache-Control": "no-store" } });
}

/** If the shop is unreachable, shows no number; otherwise an error would replace the whole page. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<unknown>().catch(() => null);
}
