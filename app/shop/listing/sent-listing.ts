import type { Card, Filter } from "~/api/schemas/common";
import { liveCard, type ListedCard } from "~/shop/product/listed-card";

import type { ListingData } from "./read-listing";

/** What only a page's HTML needs of its listing; on the server it is drawn from here. */
export type DrawnListing = { cards: readonly Card[]; filters: readonly Filter[] };

/** A listing as it goes to the browser. `filters` is null where they stand in the page already. */
export type SentListing = Omit<ListingData, "products" | "filters"> & {
  products: readonly ListedCard[];
  filters: readonly Filter[] | null;
};

/** The part of a visit that a listing needs: whether a page was asked for, and a place for what its HTML shows. */
type PageRequest = { wantsPage: boolean; drawn: DrawnListing | null };

/**
 * Leaves out what need not be sent beside a page: most of a card and all filters stand in its HTML, from where the browser
 * reads them, so that a listing of forty cards weighs 5 kB less. A client navigation gets everything.
 */
export function sendListing(request: PageRequest, listing: ListingData): SentListing {
  if (!request.wantsPage) return listing;
  request.drawn = { cards: listing.products, filters: listing.filters };
  return { ...listing, products: listing.products.map(liveCard), filters: null };
}
