import type { LoaderFunctionArgs } from "@remix-run/node";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";

import { getMenu } from "~/api/catalog.server";
import { getVisit } from "~/session/visit.server";

/** The catalogue's three levels for the menus, which ask for them when they are opened; null when they cannot be had. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const { data, status } = await getMenu(visit.caller);
  const headers = data ? { "Cache-Control": "private, max-age=300" } : { "Cache-Control": "no-store" };
  return Response.json(data, { status: data ? 200 : status === 404 ? 404 : 503, headers });
}

/** Where the shop itself cannot be reached, the menu says so; else the whole page would give way to an error. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return serverLoader<unknown>().catch(() => null);
}
