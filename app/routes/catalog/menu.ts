import type { LoaderFunctionArgs } from "@remix-run/node";

import { getMenu } from "~/api/catalog.server";
import { getVisit, jsonWith } from "~/session/visit.server";

/** The catalogue's three levels for the menus, which load them when opened; null if unavailable. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { data, status } = await getMenu(visit.caller);
  const headers = data ? { "Cache-Control": "private, max-age=300" } : { "Cache-Control": "no-store" };
  return jsonWith(visit, data, { status: data ? 200 : status === 404 ? 404 : 503, headers });
}
