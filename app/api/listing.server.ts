import { apiFilters, shownPages, type ListingState } from "~/lib/listing-query";

import { getListing, searchProducts } from "./catalog.server";
import type { Caller } from "./client.server";
import type { Answer } from "./errors";
import type { CatalogInfo, SearchResults } from "./schemas/catalog";

/** The products of a listing: those of a section, given by its deepest slug, or those of a brand. */
export type ListingScope = { sectionCode: string } | { brand: string };

/** The products that a search finds, in the whole catalogue or in a section. */
export type SearchScope = { q: string; sectionCode: string | null };

function fetchListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<Answer<CatalogInfo>> {
  const { page, perPage, sort } = state;
  return getListing(caller, uid, { ...scope, page, perPage, filters: apiFilters(state), ...(sort ? { sort } : {}) });
}

/** Requests all pages of a listing that are shown together, in parallel. */
export function listShownPages(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<Answer<CatalogInfo>[]> {
  return Promise.all(shownPages(state).map((page) => fetchListing(caller, uid, scope, { ...state, page })));
}

function fetchResults(
  caller: Caller,
  uid: string | null,
  { q, sectionCode }: SearchScope,
  state: ListingState,
): Promise<Answer<SearchResults>> {
  const { page, perPage, sort } = state;
  const scope = { q, ...(sectionCode === null ? {} : { sectionCode }) };
  return searchProducts(caller, uid, {
    ...scope,
    page,
    perPage,
    filters: apiFilters(state),
    ...(sort ? { sort } : {}),
  });
}

/** Requests all pages of search results that are shown together, in parallel. */
export function searchShownPages(
  caller: Caller,
  uid: string | null,
  scope: SearchScope,
  state: ListingState,
): Promise<Answer<SearchResults>[]> {
  return Promise.all(shownPages(state).map((page) => fetchResults(caller, uid, scope, { ...state, page })));
}

/** Counts the products of a listing or search in a state; null if the API does not say. */
export async function countListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope | SearchScope,
  state: ListingState,
): Promise<number | null> {
  const { data } = await ("q" in scope
    ? fetchResults(caller, uid, scope, state)
    : fetchListing(caller, uid, scope, state));
  return data && data.pagination.total;
}
