import { apiFilters, shownPages, type ListingState } from "~/lib/listing-query";

import { getListing, searchProducts } from "./catalog.server";
import type { Caller } from "./client.server";
import type { Answer } from "./errors";
import type { CatalogInfo, SearchResults } from "./schemas/catalog";

/** The products of a listing: those of a section, given by its deepest slug, or those of a brand. */
export type ListingScope = { sectionCode: string } | { brand: string };

/** The products that a search finds, in the whole catalogue or in a section. */
export type SearchScope = { q: string; sectionCode: string | null };

const queryOf = (state: ListingState) => {
  const { page, perPage, sort } = state;
  return { page, perPage, sort, filters: apiFilters(state) };
};

/** Requests all pages of a listing that are shown together, in parallel. */
export function listShownPages(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<Answer<CatalogInfo>[]> {
  const query = { ...scope, ...queryOf(state) };
  return Promise.all(shownPages(state).map((page) => getListing(caller, uid, { ...query, page })));
}

/** Requests all pages of search results that are shown together, in parallel. */
export function searchShownPages(
  caller: Caller,
  uid: string | null,
  scope: SearchScope,
  state: ListingState,
): Promise<Answer<SearchResults>[]> {
  const query = { ...scope, ...queryOf(state) };
  return Promise.all(shownPages(state).map((page) => searchProducts(caller, uid, { ...query, page })));
}

/** Counts the products of a listing or search in a state; null if the API does not say. */
export async function countListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope | SearchScope,
  state: ListingState,
): Promise<number | null> {
  const { data } = await ("q" in scope
    ? searchProducts(caller, uid, { ...scope, ...queryOf(state) })
    : getListing(caller, uid, { ...scope, ...queryOf(state) }));
  return data && data.pagination.total;
}
