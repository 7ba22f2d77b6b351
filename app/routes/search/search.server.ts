import type { LoaderFunctionArgs } from "@remix-run/node";

import { searchProducts } from "~/api/catalog.server";
import { mainData } from "~/api/errors";
import type { Card, Pagination } from "~/api/schemas/common";
import { translateFor } from "~/i18n/translate.server";
import { parseListing, shownPages, type ListingState } from "~/lib/listing-query";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit, type Visit } from "~/session/visit.server";
import { listRecentlyViewed } from "~/session/visitor-data.server";
import { describePage } from "~/shop/head/describe-page.server";
import { packViewed, slimCard } from "~/shop/product/product-card";

import { readQuery } from "./query";

/** The search page's data; `found` is null if the query is empty, `unavailable` if the API has no search. */
type SearchView = {
  state: ListingState;
  found: { products: Card[]; pagination: Pagination } | "unavailable" | null;
};

/** Searches for the query in the URL and loads the shown pages. */
export async function loadSearch(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const query = readQuery(search);
  // The search has no filters, so its links must not carry filters from the URL.
  const state: ListingState = { ...parseListing(search), lists: {}, ranges: {} };
  const visit = await getVisit(args);
  const viewed = () => listRecentlyViewed(visit).then(packViewed);
  const meta = describeSearch(args, visit, query);
  if (!query) return { meta, query, view: pack<SearchView>({ state, found: null }), viewed: viewed() };
  await refuseTooMany(args.request);
  const pages = await Promise.all(shownPages(state).map((page) => ask(visit, query, { ...state, page })));
  if (pages.some(({ status }) => status === 404))
    return { meta, query, view: pack<SearchView>({ state, found: "unavailable" }), viewed: viewed() };
  const found = pages.map(mainData);
  const pagination = found.at(-1)?.pagination;
  if (!pagination || state.page > Math.max(1, pagination.pages)) return throwNotFound(args);
  const products = found.flatMap((page) => page.products.map(slimCard));
  const view = pack<SearchView>({ state, found: { products, pagination } });
  return { meta, query, view, viewed: products.length > 0 ? null : viewed() };
}

/** @throws a 429 response for a search over the limit */
async function refuseTooMany(request: Request): Promise<void> {
  const wait = await takeFromLimit("search", request);
  if (wait === 0) return;
  const headers = { "Retry-After": String(wait) };
  throw new Response(null, { status: 429, statusText: "Too Many Requests", headers });
}

/** Search results are private: search engines must not index them. */
function describeSearch(args: LoaderFunctionArgs, { locale }: Visit, query: string) {
  const t = translateFor(locale);
  const title = query ? t("search:heading", { query }) : t("search:title");
  return describePage(args, {
    path: paths.search(),
    meta: { title: t("pageTitle", { title }), description: t("search:description") },
    crumbs: [{ name: t("search:title") }],
    isHidden: true,
  });
}

function ask(visit: Visit, q: string, { page, perPage, sort }: ListingState) {
  return searchProducts(visit.caller, visit.knownUid, { q, page, perPage, ...(sort ? { sort } : {}) });
}

/**
 * More than people type, even the many who share a provider's address; slows down programs that would read the whole
 * catalogue this way.
 */
const limiters = {
  search: makeLimiter({ name: "search", times: 300, seconds: 60 }),
  suggestions: makeLimiter({ name: "suggestions", times: 600, seconds: 60 }),
};

/**
 * Counts a query.
 * @returns how many seconds to wait; 0 if allowed now
 */
export function takeFromLimit(kind: keyof typeof limiters, request: Request): Promise<number> {
  return limiters[kind].take(clientKey(request));
}
