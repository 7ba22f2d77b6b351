import { data, type AppLoadContext, redirect } from "@remix-run/node";

import type { Card } from "~/api/schemas/common";
import { log } from "~/server/log.server";

import { openVisit } from "./open-visit.server";
import { viewedBefore } from "./visitor-data.server";

/** What the not-found page shows beside its text; `message` is for machines (specification, section 8). */
type NotFound = { message: string; viewed: Card[] | null };

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

/** What the parts of a path stand for that vary, as Remix reads them. */
type Params = Record<string, string | undefined>;

/**
 * Leads a page's other spellings to its one address, the query kept: slashes at the end, and capitals where the site map
 * has none. What varies (codes and slugs) keeps its letters, for the API knows it so.
 * @throws the redirect
 */
export function redirectToOneAddress(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  const given = new Set(Object.values(params).flatMap((value) => (value ?? "").split("/")));
  // The site map's own words need no encoding.
  const spell = (part: string) => (given.has(part) || part.includes("%") ? part : part.toLowerCase());
  const path = pathname
    .replace(/(?<!\/)\/+$/, "")
    .split("/")
    .map(spell)
    .join("/")
    .replace(/^\/en(?=\/|$)/i, "/en");
  redirectTo(path || "/", pathname, search);
}

/**
 * The last try for what nobody knows: the same in small letters, where a page of that kind has any.
 * @throws the redirect
 */
function leadToSmallLetters(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  if (request.method === "POST" || (params["slug"] ?? params["category"]) === undefined) return;
  // An encoded letter's digits are no letters.
  const small = pathname.replace(/%[\dA-F]{2}|[A-Z]/gi, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
  redirectTo(small, pathname, search);
}

function redirectTo(path: string, pathname: string, search: string): void {
  // Of several slashes at the start only one is this shop's.
  if (path !== pathname && !path.startsWith("//")) throw redirect(path + search, 301);
}
