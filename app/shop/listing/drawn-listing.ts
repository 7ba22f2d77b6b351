import { createContext, useContext, useMemo } from "react";

import type { Card, Filter, Sort, Badge, Property } from "~/api/schemas/common";

import type { DrawnListing, SentListing, LiveCard } from "./sent-listing";

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

/** The cards of the page's list, in its order, from its HTML and what was sent beside it. */
function readCards(live: readonly LiveCard[]): Card[] {
  const sent = new Map(live.map((card) => [card.id, card]));
  return [...document.querySelectorAll("main li[id^=p]")].map((element) => {
    const id = Number(element.id.slice(1));
    return readCard(element, sent.get(id) ?? { id });
  });
}

/**
 * The whole card, read from its own HTML: what the server drew need not be sent a second time as data. The counterpart of
 * `product-card.tsx`; the browser tests fail when the two drift apart, for then React finds other texts than it draws.
 */
function readCard(card: Element, live: LiveCard): Card {
  const link = card.querySelector<HTMLAnchorElement>(":is(h2, h3, h4) a");
  return {
    name: link?.textContent ?? "",
    code: decodeURIComponent(link?.pathname.split("/").at(-1) ?? ""),
    picture: readPicture(card.querySelector("img")),
    price: readNumber(card.querySelector("b")) ?? 0,
    oldPrice: readNumber(card.querySelector("s")),
    badge: [...card.querySelectorAll<HTMLElement>("[data-ground]")].map(readBadge),
    properties: [...card.querySelectorAll("dl > div")].map(readProperty),
    // How many there are; where there is a date, it stands there and both were sent.
    isStock: readNumber(card.querySelector(":is(h2, h3, h4) ~ p")) ?? 0,
    deliveryDate: null,
    quantity: 0,
    isFavorite: false,
    ...live,
  };
}

/** The API's path of the picture, which stands behind the width in the shop's address; null for the drawing of none. */
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
