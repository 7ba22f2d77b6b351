import type { LoaderFunctionArgs } from "@remix-run/node";

import { getCurrentSettings } from "~/api/content.server";
import { isDraining } from "~/server/draining.server";
import { openVisit } from "~/session/open-visit.server";

let pendingCheck: Promise<boolean> | null = null;

/** Whether the API answers. Simultaneous checks share one API call. */
function apiAnswers(args: LoaderFunctionArgs): Promise<boolean> {
  pendingCheck ??= openVisit(args)
    .then(({ caller }) => getCurrentSettings(caller))
    .then(({ data }) => data !== null)
    .finally(() => (pendingCheck = null));
  return pendingCheck;
}

/**
 * Reports whether the shop can serve shoppers: its API answers, and the process is not shutting down. Otherwise a load
 * balancer sends no requests here.
 */
export async function loader(args: LoaderFunctionArgs) {
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  const refuse = (reason: string) => new Response(reason, { status: 503, headers: { ...headers, "Retry-After": "5" } });
  if (isDraining()) return refuse("the shop is ending");
  return (await apiAnswers(args)) ? new Response("ready", { headers }) : refuse("the API does not answer");
}
