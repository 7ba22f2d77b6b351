import { apiFilters, shownPages, type ListingState } from "~/lib/listing-query";

import { getListing } from "./catalog.server";
import type { Caller } from "./client.server";
import type { Answer } from "./errors";
import type { CatalogInfo } from "./schemas/catalog";

/** The products of a listing: those of a section, given by its deepest slug, or those of a brand. */
export type ListingScope = { sectionCode: string } | { brand: string };

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

/** Counts the products of a listing in a state; null if the API does not say. */
export async function countListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<number | null> {
  const { data } = await fetchListing(caller, uid, scope, state);
  return data && data.pagination.total;
}
