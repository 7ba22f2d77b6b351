import { createContext, useContext, useMemo } from "react";

import type { Card, Filter, Sort } from "~/api/schemas/common";
import { readCards } from "~/shop/product/read-card";

import type { DrawnListing, SentListing } from "./sent-listing";

/** On the server: what the page's HTML needs and the browser does not. Null in the browser. */
export const DrawnListingContext = createContext<DrawnListing | null>(null);

/** The cards of a listing, whole: on the server as the loader made them, in the browser as sent or as drawn. */
export function useCards({ products, live = none }: Pick<SentListing, "products" | "live">): readonly Card[] {
  const drawn = useContext(DrawnListingContext);
  return useMemo(() => drawn?.cards ?? products ?? readCards(live), [products, live, drawn]);
}

const none: [] = [];

/** The filters of a listing; null in a browser whose page holds them already. */
export function useFilters({ filters }: Pick<SentListing, "filters">): readonly Filter[] | null {
  return useContext(DrawnListingContext)?.filters ?? filters;
}

/** The sorts of a listing, as its cards. */
export function useSorts({ sorts }: Pick<SentListing, "sorts">): readonly Sort[] {
  const drawn = useContext(DrawnListingContext);
  return useMemo(() => drawn?.sorts ?? sorts ?? readSorts(), [sorts, drawn]);
}

function readSorts(): Sort[] {
  const options = document.querySelectorAll<HTMLOptionElement>("select[name=sort] option");
  return [...options].map(({ value, text, defaultSelected }) => ({
    // The server has written it.
    code: value as Sort["code"],
    name: text,
    selected: defaultSelected,
  }));
}
