import { data, type AppLoadContext, redirect } from "@remix-run/node";

import type { Card } from "~/api/schemas/common";
import { shopLocales } from "~/i18n/config";
import { log } from "~/server/log.server";

import { openVisit } from "./open-visit.server";
import { listRecentlyViewed } from "./visitor-data.server";

/** The data of the not-found page; `message` is for programs (specification, section 8). */
type NotFound = { message: string; viewed: Card[] | null };

type Args = { request: Request; context: AppLoadContext; params: Record<string, string | undefined> };

/**
 * Answers 404 for something that the visitor must not see: another customer's order, or a guessed key. Logs the reason
 * without naming anybody.
 * @throws always, like `throwNotFound`
 */
export async function throwDenied(args: Args, reason: "order_key" | "not_own"): Promise<never> {
  const { caller } = await openVisit(args);
  log("info", "access_denied", { requestId: caller.requestId, reason });
  return throwNotFound(args);
}

/**
 * Answers 404, with recently viewed products so that the shopper can go on.
 * @throws always: a 404 with `NotFound` as its data, or a redirect to the lower-case address if it differs
 */
export async function throwNotFound(args: Args): Promise<never> {
  redirectToLowerCase(args.request, args.params);
  const visit = await openVisit(args);
  const { pathname } = new URL(args.request.url);
  const body: NotFound = { message: `Page not found: ${pathname}`, viewed: await listRecentlyViewed(visit) };
  throw data(body, { status: 404, statusText: "Not Found" });
}

/** The parameters of a path, as Remix parses them. */
type Params = Record<string, string | undefined>;

/**
 * Redirects alternative spellings to the canonical address and keeps the query: removes trailing slashes, and
 * lowercases what is lower-case in the site map. Parameters (codes and slugs) keep their case, because the API
 * distinguishes it.
 * @throws the redirect
 */
export function redirectToCanonicalAddress(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  const given = new Set(Object.values(params).flatMap((value) => (value ?? "").split("/")));
  // The site map's own segments need no encoding.
  const spell = (part: string) => (given.has(part) || part.includes("%") ? part : part.toLowerCase());
  const path = pathname
    .replace(/(?<!\/)\/+$/, "")
    .split("/")
    .map(spell)
    .join("/")
    .replace(/^\/[a-z]{2,3}(?=\/|$)/i, (first) =>
      isLanguage(first.slice(1).toLowerCase()) ? first.toLowerCase() : first,
    );
  redirectTo(path || "/", pathname, search);
}

const isLanguage = (code: string) => shopLocales().includes(code);

/**
 * The last attempt for an unknown address: redirects to its lower-case form if the route has a slug.
 * @throws the redirect
 */
function redirectToLowerCase(request: Request, params: Params): void {
  const { pathname, search } = new URL(request.url);
  if (request.method === "POST" || (params["slug"] ?? params["category"]) === undefined) return;
  // The hex digits of percent-encoding must stay as they are.
  const small = pathname.replace(/%[\dA-F]{2}|[A-Z]/gi, (found) =>
    found.startsWith("%") ? found : found.toLowerCase(),
  );
  redirectTo(small, pathname, search);
}

function redirectTo(path: string, pathname: string, search: string): void {
  // A path that starts with `//` would redirect to another host.
  if (path !== pathname && !path.startsWith("//")) throw redirect(path + search, 301);
}
