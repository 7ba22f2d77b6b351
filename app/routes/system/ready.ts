import type { LoaderFunctionArgs } from "@remix-run/node";

import { getSettings } from "~/api/pages.server";
import { openVisit } from "~/session/open-visit.server";

/** Says whether the shop can serve shoppers: whether its API answers. A load balancer sends nobody here while it does not. */
export async function loader(args: LoaderFunctionArgs) {
  const { caller } = await openVisit(args);
  const { data } = await getSettings(caller);
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  return data
    ? new Response("ready", { headers })
    : new Response("the API does not answer", { status: 503, headers: { ...headers, "Retry-After": "5" } });
}
