import { createContext, useContext, useMemo } from "react";

import type { Card, Filter } from "~/api/schemas/common";
import { isWhole } from "~/shop/product/listed-card";
import { readCard } from "~/shop/product/read-card";

import type { DrawnListing, SentListing } from "./sent-listing";

/** On the server: what the page's HTML needs and the browser does not. Null in the browser. */
export const DrawnListingContext = createContext<DrawnListing | null>(null);

/** The cards of a listing, whole: on the server as the loader made them, in the browser as sent or as drawn. */
export function useCards({ products }: Pick<SentListing, "products">): readonly Card[] {
  const drawn = useContext(DrawnListingContext);
  return useMemo(
    () => drawn?.cards ?? products.map((card) => (isWhole(card) ? card : readCard(card))),
    [products, drawn],
  );
}

/** The filters of a listing; null in a browser whose page holds them already. */
export function useFilters({ filters }: Pick<SentListing, "filters">): readonly Filter[] | null {
  return useContext(DrawnListingContext)?.filters ?? filters;
}
