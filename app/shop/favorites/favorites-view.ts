import type { Card, Pagination } from "~/api/schemas/common";
import type { ListingState } from "~/lib/listing-query";

/** What a page of favourites shows. */
export type FavoritesView = {
  state: ListingState;
  products: Card[];
  pagination: Pagination;
};
