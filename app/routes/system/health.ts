import type { LoaderFunctionArgs } from "@remix-run/node";

import { getCurrentSettings } from "~/api/content.server";
import { paths } from "~/paths";
import { isDraining } from "~/server/draining.server";
import { openVisit } from "~/session/open-visit.server";

const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };

/** The two checks of a load balancer: `/healthz` reports that the process runs, without asking the API. */
export async function loader(args: LoaderFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  return pathname.startsWith(paths.health()) ? new Response("ok", { headers }) : reportReadiness(args);
}

/**
 * `/readyz` reports whether the shop can serve shoppers: its API answers, and the process is not shutting down.
 * Otherwise a load balancer sends no requests here.
 */
async function reportReadiness(args: LoaderFunctionArgs) {
  const refuse = (reason: string) => new Response(reason, { status: 503, headers: { ...headers, "Retry-After": "5" } });
  if (isDraining()) return refuse("the shop is ending");
  return (await apiAnswers(args)) ? new Response("ready", { headers }) : refuse("the API does not answer");
}

let pendingCheck: Promise<boolean> | null = null;

/**
 * Whether the API answers, be it that it limits calls or did not wait for the request: if nodes were taken out for that,
 * the others would get all shoppers, and no page would be shown sooner. Simultaneous checks share one API call.
 */
function apiAnswers(args: LoaderFunctionArgs): Promise<boolean> {
  pendingCheck ??= openVisit(args)
    .then(({ caller }) => getCurrentSettings(caller))
    .then(({ data, status }) => data !== null || status === 429 || status === 408)
    .finally(() => (pendingCheck = null));
  return pendingCheck;
}
