import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { countListing, searchShownPages } from "~/api/listing.server";
import type { SearchResults } from "~/api/schemas/catalog";
import { localePath, type Locale } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { isFiltered, parseListing, type ListingState } from "~/lib/listing-query";
import { pack } from "~/lib/packed";
import { readQuery, readSection } from "~/lib/search-query";
import { paths } from "~/paths";
import { takeFromLimit } from "~/server/search-limit.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit, type Visit } from "~/session/visit.server";
import { listPopular, listRecentlyViewed } from "~/session/visitor-data.server";
import { describePage } from "~/shop/head/describe-page.server";
import { ownSorts } from "~/shop/listing/listing-order";
import { readListing, type ListingData } from "~/shop/listing/read-listing";
import { packCards } from "~/shop/product/product-card";

/** The search page's data; `found` is null if the query is empty, `unavailable` if the API has no search. */
type SearchView = { found: Found | "unavailable" | null; showFilters: boolean };

type Found = {
  listing: ListingData;
  /** The sections of the found products; the results are limited to the selected one. */
  sections: FoundSection[];
  /** The words of the query that the results do not match. */
  unmatched: string[];
};

export type FoundSection = { code: string; name: string; count: number; selected: boolean };

/** Searches for the query in the URL and loads the shown pages. */
export async function loadSearch(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const query = readQuery(search);
  const visit = await getVisit(args);
  const showFilters = search.get("view") === "filters";
  const found = query ? await find(args, visit, query, search) : null;
  const isEmpty = found === null || found === "unavailable" || found.listing.pagination.total === 0;
  const hasNoMatch = found !== null && found !== "unavailable" && isNothing(found);
  return {
    meta: describeSearch(args, visit, query, hasNoMatch),
    query,
    view: pack<SearchView>({ found, showFilters }),
    popular: hasNoMatch ? listPopular(visit).then(packCards) : null,
    viewed: isEmpty ? listRecentlyViewed(visit).then(packCards) : null,
  };
}

/** Whether the search found nothing, whatever the filters. */
function isNothing({ listing: { pagination, state } }: Found): boolean {
  return pagination.total === 0 && !isFiltered(state);
}

async function find(
  args: LoaderFunctionArgs,
  visit: Visit,
  q: string,
  search: URLSearchParams,
): Promise<Found | "unavailable"> {
  await refuseTooMany(args.request);
  const { caller, knownUid, locale } = visit;
  const asked = parseListing(search);
  const scope = { q, sectionCode: readSection(search) };
  const pages = await searchShownPages(caller, knownUid, scope, asked);
  if (pages.some(({ status }) => status === 404)) return "unavailable";
  const results = pages.map(mainData);
  const last = results.at(-1);
  if (last && isWrongSection(last, scope.sectionCode)) throw redirect(withoutSection(locale, search));
  if (!last || asked.page > Math.max(1, last.pagination.pages)) return throwNotFound(args);
  const { filter, sections = [], pagination, unmatched = [] } = last;
  // Links of results that the API cannot filter must not carry filters from the URL.
  const state: ListingState = filter ? asked : { ...asked, lists: {}, ranges: {} };
  const t = translateFor(locale);
  const listing = await readListing({
    last: { filter: filter ?? [], pagination, sorts: ownSorts(state, t) },
    products: results.flatMap(({ products }) => products),
    state,
    t,
    count: (without) => countListing(caller, knownUid, scope, without),
  });
  return {
    listing,
    sections: sections.map(({ code, name, count }) => ({ code, name, count, selected: code === scope.sectionCode })),
    unmatched,
  };
}

/** Whether the products found are all in other sections: an old link, or goods that have been sold since. */
function isWrongSection({ pagination, sections = [] }: SearchResults, section: string | null): boolean {
  return (
    section !== null && pagination.total === 0 && sections.length > 0 && !sections.some(({ code }) => code === section)
  );
}

/** The first page of the same results in all sections. */
function withoutSection(locale: Locale, search: URLSearchParams): string {
  const query = new URLSearchParams([...search].filter(([name]) => !["section", "page", "from"].includes(name)));
  return `${localePath(locale, paths.search())}?${query.toString()}`;
}

/** @throws a 429 response for a search over the limit */
async function refuseTooMany(request: Request): Promise<void> {
  const wait = await takeFromLimit("search", request);
  if (wait === 0) return;
  const headers = { "Retry-After": String(wait) };
  throw new Response(null, { status: 429, statusText: "Too Many Requests", headers });
}

/** Search results are private: search engines must not index them. */
function describeSearch(args: LoaderFunctionArgs, { locale }: Visit, query: string, hasNoMatch: boolean) {
  const t = translateFor(locale);
  const heading = hasNoMatch ? t("search:nothing.title", { query }) : t("search:heading", { query });
  const title = query ? heading : t("search:title");
  return describePage(args, {
    path: paths.search(),
    meta: { title: t("pageTitle", { title }), description: t("search:description") },
    crumbs: [{ name: t("search:title") }],
    isHidden: true,
  });
}
