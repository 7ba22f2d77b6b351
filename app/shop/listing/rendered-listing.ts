import { createContext, useContext, useMemo } from "react";

import type { Card, Filter, Sort, Badge, Property } from "~/api/schemas/common";

import type { RenderedListing, ListingPayload, CardExtras } from "./listing-payload";

/** On the server: the data that the page's HTML needs but the browser does not. Null in the browser. */
export const RenderedListingContext = createContext<RenderedListing | null>(null);

/** The complete cards of a listing: on the server from the loader, in the browser as sent or read from the HTML. */
export function useCards({
  products,
  extras: live = none,
}: Pick<ListingPayload, "products" | "extras">): readonly Card[] {
  const rendered = useContext(RenderedListingContext);
  return useMemo(() => rendered?.cards ?? products ?? readCards(live), [products, live, rendered]);
}

const none: [] = [];

/** The filters of a listing; null in a browser whose page already contains them. */
export function useFilters({ filters }: Pick<ListingPayload, "filters">): readonly Filter[] | null {
  return useContext(RenderedListingContext)?.filters ?? filters;
}

/** The sort options of a listing; they come from the same places as its cards. */
export function useSorts({ sorts }: Pick<ListingPayload, "sorts">): readonly Sort[] {
  const rendered = useContext(RenderedListingContext);
  return useMemo(() => rendered?.sorts ?? sorts ?? readSorts(), [sorts, rendered]);
}

function readSorts(): Sort[] {
  const options = document.querySelectorAll<HTMLOptionElement>("select[name=sort] option");
  return [...options].map(({ value, text, defaultSelected }) => ({
    // The server has rendered this value.
    code: value as Sort["code"],
    name: text,
    selected: defaultSelected,
  }));
}

/** The cards of the page's list, in its order, from its HTML and the data sent with it. */
function readCards(live: readonly CardExtras[]): Card[] {
  const sent = new Map(live.map((card) => [card.id, card]));
  return [...document.querySelectorAll("main li[id^=p]")].map((element) => {
    const id = Number(element.id.slice(1));
    return readCard(element, sent.get(id) ?? { id });
  });
}

/**
 * Reads a card from its HTML, so that rendered data need not be sent twice. It must match `product-card.tsx`: if the
 * two differ, React finds other texts than it renders, and the browser tests fail.
 */
function readCard(card: Element, live: CardExtras): Card {
  const link = card.querySelector<HTMLAnchorElement>(":is(h2, h3, h4) a");
  return {
    name: link?.textContent ?? "",
    code: decodeURIComponent(link?.pathname.split("/").at(-1) ?? ""),
    picture: readPicture(card.querySelector("img")),
    price: readNumber(card.querySelector("b")) ?? 0,
    oldPrice: readNumber(card.querySelector("s")),
    badge: [...card.querySelectorAll<HTMLElement>("[data-ground]")].map(readBadge),
    properties: [...card.querySelectorAll("dl > div")].map(readProperty),
    // The number of pieces. If there is a delivery date, it is shown instead, and both were sent.
    isStock: readNumber(card.querySelector(":is(h2, h3, h4) ~ p")) ?? 0,
    deliveryDate: null,
    quantity: 0,
    isFavorite: false,
    ...live,
  };
}

/** The API's path of the picture, which follows the width in the shop's address; null for the placeholder. */
function readPicture(image: HTMLImageElement | null | undefined): string | null {
  const path = /^\/images\/\d+(\/.+)$/.exec(image?.getAttribute("src") ?? "")?.[1];
  return path === undefined ? null : decodeURIComponent(path);
}

/** Roubles or pieces: the digits of a text. */
function readNumber(element: Element | null | undefined): number | null {
  const digits = element?.textContent?.replace(/\D/g, "");
  return digits ? Number(digits) : null;
}

function readBadge(badge: HTMLElement): Badge {
  return { name: badge.textContent ?? "", color: badge.dataset.ground ?? "" };
}

function readProperty(row: Element): Property {
  return { name: row.querySelector("dt")?.textContent ?? "", value: row.querySelector("dd")?.textContent ?? "" };
}
