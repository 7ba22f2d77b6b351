import { data, type AppLoadContext } from "@remix-run/node";

import type { Card } from "~/api/schemas/common";
import { log } from "~/server/log.server";

import { leadToSmallLetters } from "./one-address.server";
import { openVisit } from "./open-visit.server";
import { viewedBefore } from "./viewed.server";

/** What the not-found page shows beside its text; `message` is for machines (specification, section 8). */
export type NotFound = { message: string; viewed: Card[] | null };

type Args = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };

/**
 * The same for something that the API does not show to who asked: an order of another customer's, or a key that was guessed.
 * The log says so and names nobody.
 * @throws always, as `throwNotFound`
 */
export async function throwDenied(args: Args, reason: "order_key" | "not_own"): Promise<never> {
  const { caller } = await openVisit(args);
  log("info", "access_denied", { requestId: caller.requestId, reason });
  return throwNotFound(args);
}

/**
 * Says that there is no such page, with what the shopper looked at before as a way on.
 * @throws always: a 404 with `NotFound` as its data; a redirect to the same address in small letters, if it has others
 */
export async function throwNotFound(args: Args): Promise<never> {
  leadToSmallLetters(args.request, args.params);
  const visit = await openVisit(args);
  const { pathname } = new URL(args.request.url);
  const body: NotFound = { message: `Page not found: ${pathname}`, viewed: await viewedBefore(visit) };
  throw data(body, { status: 404, statusText: "Not Found" });
}
