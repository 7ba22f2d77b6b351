import { apiFilters, shownPages, type ListingState } from "~/lib/listing-query";

import { getListing } from "./catalog.server";
import type { Caller } from "./client.server";
import type { Answer } from "./errors";
import type { CatalogInfo } from "./schemas/catalog";

/** Which products a listing is of: those of a section, named by its deepest slug, or of a brand. */
export type ListingScope = { sectionCode: string } | { brand: string };

function askListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<Answer<CatalogInfo>> {
  const { page, perPage, sort } = state;
  return getListing(caller, uid, { ...scope, page, perPage, filters: apiFilters(state), ...(sort ? { sort } : {}) });
}

/** Every page of a listing that is shown together, asked for at once. */
export function askShownPages(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<Answer<CatalogInfo>[]> {
  return Promise.all(shownPages(state).map((page) => askListing(caller, uid, scope, { ...state, page })));
}

/** How many products a listing has in a state; null where the API does not say. */
export async function countListing(
  caller: Caller,
  uid: string | null,
  scope: ListingScope,
  state: ListingState,
): Promise<number | null> {
  const { data } = await askListing(caller, uid, scope, state);
  return data && data.pagination.total;
}
