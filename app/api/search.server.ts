import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { autocomplete, searchResults, type Autocomplete, type SearchResults } from "./schemas/catalog";
import type { SortCode } from "./schemas/common";

/** What to offer while the shopper types (contract: GET search/autocomplete). */
export function suggest(caller: Caller, q: string): Promise<Answer<Autocomplete>> {
  return callApi(caller, {
    path: "/api/app/search/autocomplete",
    query: { q },
    schema: autocomplete,
    limit: limits.suggestion,
  });
}

/** A page of what was found (contract: GET search/results). */
export function searchProducts(
  caller: Caller,
  uid: string | null,
  query: { q: string; page: number; perPage: number; sort?: SortCode },
): Promise<Answer<SearchResults>> {
  return callApi(caller, {
    path: "/api/app/search/results",
    query: { uid, ...query },
    schema: searchResults,
    limit: limits.main,
  });
}
