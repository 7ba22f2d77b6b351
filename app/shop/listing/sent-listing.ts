import type { Card, Filter, Sort } from "~/api/schemas/common";

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
type PageRequest = { isDocumentRequest: boolean; drawn: DrawnListing | null };

/**
 * Leaves out what need not be sent beside a page: nearly all of its cards and filters stands in its HTML, from where the browser
 * reads it, so that a listing of forty cards weighs 5 kB less. A client navigation gets everything.
 */
export function sendListing(request: PageRequest, listing: ListingData): SentListing {
  if (!request.isDocumentRequest) return listing;
  request.drawn = { cards: listing.products, filters: listing.filters, sorts: listing.sorts };
  const live = listing.products.flatMap((card) => liveCard(card) ?? []);
  return { ...listing, products: null, filters: null, sorts: null, live };
}

/** What the HTML of a card does not say, or what a press changes; what is missing is as with most products. */
export type LiveCard = Pick<Card, "id"> & Partial<Pick<Card, "isStock" | "deliveryDate" | "quantity" | "isFavorite">>;

/** The part of a card that is sent beside its HTML; null where the HTML says it all. */
export function liveCard({ id, isStock, deliveryDate, quantity, isFavorite }: Card): LiveCard | null {
  const live: LiveCard = {
    id,
    // The pieces in stock are shown where there are some, the date as people write it where there are none.
    ...(deliveryDate !== null && { isStock, deliveryDate }),
    ...(quantity > 0 && { quantity }),
    ...(isFavorite && { isFavorite }),
  };
  return Object.keys(live).length > 1 ? live : null;
}
