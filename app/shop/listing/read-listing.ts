import type { CatalogInfo } from "~/api/schemas/catalog";
import type { Card, Filter, Pagination, Sort } from "~/api/schemas/common";
import type { Translate } from "~/i18n/translate";
import { isFiltered, withoutFilter, type ListingState } from "~/lib/listing-query";
import { slimCard } from "~/shop/product/product-card";

import { listActiveFilters, type ActiveFilter } from "./active-filters";

/** A filter whose removal leads to products, and how many; null if the API did not say. */
export type RemovalSuggestion = ActiveFilter & { count: number | null };

/** The data of a listing's page. */
export type ListingData = {
  state: ListingState;
  products: Card[];
  filters: Filter[];
  active: ActiveFilter[];
  sorts: Sort[];
  pagination: Pagination;
  removalSuggestions: RemovalSuggestion[];
};

/** Counts the products of the listing in another state; null if that fails. */
type Count = (state: ListingState) => Promise<number | null>;

type Source = {
  /** The API's answer for the last of the pages that are shown together. */
  last: Pick<CatalogInfo, "filter" | "pagination" | "sorts">;
  /** The products of all these pages. */
  products: Card[];
  state: ListingState;
  t: Translate;
  count: Count;
};

/** The data of a listing's page, ready to be sent to the browser. */
export async function readListing({ last, products, state, t, count }: Source): Promise<ListingData> {
  const filters = withChosenRanges(last.filter, state);
  const active = listActiveFilters(filters, t);
  const isEmpty = last.pagination.total === 0 && isFiltered(state);
  return {
    state,
    products: products.map(slimCard),
    filters,
    active,
    sorts: last.sorts,
    pagination: last.pagination,
    removalSuggestions: isEmpty ? await findRemovalSuggestions(state, active, count) : [],
  };
}

/** Adds the requested limits to ranges where the API does not repeat them. */
function withChosenRanges(filters: Filter[], { ranges }: ListingState): Filter[] {
  return filters.map((filter) => {
    const range = filter.type === "range" ? ranges[filter.code] : undefined;
    return range ? { ...filter, from: filter.from ?? range.from, to: filter.to ?? range.to } : filter;
  });
}

/** The maximum number of filters to try. */
const maxSuggestions = 6;

/** If no product matches: which filter to remove. Only then are the counts requested, all at once. */
async function findRemovalSuggestions(
  state: ListingState,
  active: ActiveFilter[],
  count: Count,
): Promise<RemovalSuggestion[]> {
  const ways = await Promise.all(
    active.slice(0, maxSuggestions).map(async (filter) => ({
      ...filter,
      count: await count(withoutFilter(state, filter.code, filter.value)),
    })),
  );
  const leading = ways.filter((way) => way.count !== 0);
  return leading.length > 0 ? leading : ways;
}
