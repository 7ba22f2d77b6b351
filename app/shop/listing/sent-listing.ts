import type { Card, Filter, Sort } from "~/api/schemas/common";
import { liveCard, type LiveCard } from "~/shop/product/live-card";

import type { ListingData } from "./read-listing";

/** What only a page's HTML needs of its listing; on the server it is drawn from here. */
export type DrawnListing = { cards: readonly Card[]; filters: readonly Filter[]; sorts: readonly Sort[] };

/** A listing as it goes to the browser. `products`, `filters` and `sorts` are null where they stand in the page already. */
export type SentListing = Omit<ListingData, "products" | "filters" | "sorts"> & {
  products: readonly Card[] | null;
  filters: readonly Filter[] | null;
  sorts: readonly Sort[] | null;
  /** What the page does not say of its cards, or what a press changes. */
  live?: readonly LiveCard[];
};

/** The part of a visit that a listing needs: whether a page was asked for, and a place for what its HTML shows. */
type PageRequest = { wantsPage: boolean; drawn: DrawnListing | null };

/**
 * Leaves out what need not be sent beside a page: nearly all of its cards and filters stands in its HTML, from where the browser
 * reads it, so that a listing of forty cards weighs 5 kB less. A client navigation gets everything.
 */
export function sendListing(request: PageRequest, listing: ListingData): SentListing {
  if (!request.wantsPage) return listing;
  request.drawn = { cards: listing.products, filters: listing.filters, sorts: listing.sorts };
  const live = listing.products.flatMap((card) => liveCard(card) ?? []);
  return { ...listing, products: null, filters: null, sorts: null, live };
}
