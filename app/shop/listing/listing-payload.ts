import type { Card, Filter, Sort } from "~/api/schemas/common";

import type { ListingData } from "./read-listing";

/** Data that only the page's HTML needs; the server renders the listing from it. */
export type RenderedListing = { cards: readonly Card[]; filters: readonly Filter[]; sorts: readonly Sort[] };

/** A listing as sent to the browser. `products`, `filters` and `sorts` are null if the page already contains them. */
export type ListingPayload = Omit<ListingData, "products" | "filters" | "sorts"> & {
  products: readonly Card[] | null;
  filters: readonly Filter[] | null;
  sorts: readonly Sort[] | null;
  /** Data that the page's HTML does not contain, or that a click changes. */
  extras?: readonly CardExtras[];
};

/**
 * The part of a visit that a listing needs: whether it is a document request, and a field for the data that the HTML
 * shows.
 */
type PageRequest = { isDocumentRequest: boolean; drawn: RenderedListing | null };

/**
 * Leaves out data that the page's HTML already contains: the browser reads nearly all cards and filters from there,
 * which saves 5 kB in a listing of forty cards. A client navigation gets everything.
 */
export function toListingPayload(request: PageRequest, listing: ListingData): ListingPayload {
  if (!request.isDocumentRequest) return listing;
  request.drawn = { cards: listing.products, filters: listing.filters, sorts: listing.sorts };
  const extras = listing.products.flatMap((card) => cardExtras(card) ?? []);
  return { ...listing, products: null, filters: null, sorts: null, extras };
}

/**
 * Card data that its HTML does not contain, or that a click changes; missing fields have the value of most products.
 */
export type CardExtras = Pick<Card, "id"> & Partial<Pick<Card, "isStock" | "deliveryDate" | "quantity" | "isFavorite">>;

/** The part of a card that is sent with its HTML; null if the HTML contains everything. */
export function cardExtras({ id, isStock, deliveryDate, quantity, isFavorite }: Card): CardExtras | null {
  const extras: CardExtras = {
    id,
    // The HTML shows the number in stock if there is any, otherwise the date in a format for people.
    ...(deliveryDate !== null && { isStock, deliveryDate }),
    ...(quantity > 0 && { quantity }),
    ...(isFavorite && { isFavorite }),
  };
  return Object.keys(extras).length > 1 ? extras : null;
}
