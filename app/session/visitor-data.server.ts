import { redirect } from "@remix-run/node";

import { getBasket } from "~/api/basket.server";
import { getListing, listRelated, listViewed } from "~/api/catalog.server";
import { limits } from "~/api/client.server";
import { type Answer, mainData, unreachable } from "~/api/errors";
import { listFavoriteIds } from "~/api/favorites.server";
import type { FavoriteFullList, Basket } from "~/api/schemas/basket";
import type { Card, Pagination } from "~/api/schemas/common";
import { env } from "~/env.server";
import { localePath, barePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import type { SharedPage } from "~/lib/link";
import { atPage, listingQuery, parseListing, shownPages, type ListingState } from "~/lib/listing-query";
import { maxIds } from "~/lib/product-ids";
import { paths } from "~/paths";

import type { Visit } from "./visit.server";

/** The ids of the visitor's favourites, read once per request. */
export function shareFavoriteIds({ share, caller, knownUid }: Visit): ReturnType<typeof listFavoriteIds> {
  return knownUid ? share("favorites", () => listFavoriteIds(caller, knownUid)) : Promise.resolve(unreachable);
}

/** The address of a page that shares the visitor's favourites; null if there are none, or if the API failed. */
export async function shareFavorites(visit: Visit): Promise<SharedPage | null> {
  const { data } = await shareFavoriteIds(visit);
  const ids = data?.list.slice(0, maxIds) ?? [];
  if (ids.length === 0) return null;
  return sharedPage(visit, paths.sharedFavorites(ids), translateFor(visit.locale)("favorites:share.title"));
}

type Query = { page: number; perPage: number; sort?: NonNullable<ListingState["sort"]> };

type FavoritePages = { state: ListingState; products: Card[]; pagination: Pagination };

/**
 * Reads all pages of the favourites that the query asks to show together.
 * @param path the page's own path, without language prefix
 * @param ask reads one page; null for a visitor who cannot have any
 * @throws a redirect to the last page if the requested one no longer exists (a page disappears with its last product);
 * 503 if the API failed
 */
export async function readFavoritePages(
  visit: Visit,
  request: Request,
  path: string,
  ask: ((query: Query) => Promise<Answer<FavoriteFullList>>) | null,
): Promise<FavoritePages> {
  const state: ListingState = { ...parseListing(new URL(request.url).searchParams), lists: {}, ranges: {} };
  const { perPage, sort } = state;
  const pages = ask ? shownPages(state).map((page) => ask({ page, perPage, ...(sort ? { sort } : {}) })) : [];
  const lists = (await Promise.all(pages)).map(mainData);
  const pagination = lists.at(-1)?.pagination ?? { page: 1, perPage, total: 0, pages: 0 };
  const last = Math.max(1, pagination.pages);
  if (state.page > last) throw redirect(localePath(visit.locale, path) + listingQuery(atPage(state, last)));
  return { state, products: lists.flatMap((list) => list.products), pagination };
}

/** Whether the basket is the page's main content, so that the page waits longer for it. */
const isMain = (path: string) => path.startsWith(paths.basket()) || path === paths.checkout();

/**
 * The visitor's basket, read once for both the header's counter and the page. Only the basket page marks its changes as
 * seen. The visitor must have a uid already.
 */
export function shareBasket(visit: Visit, request: Request): Promise<Answer<Basket>> {
  const path = barePath(new URL(request.url).pathname);
  const look = { peek: path !== paths.basket(), limit: isMain(path) ? limits.main : limits.side };
  return visit.share("basket", () => getBasket(visit.caller, visit.knownUid ?? "", look));
}

/** Recently viewed products, for pages that have nothing else to show. Null if the API failed. */
export async function listRecentlyViewed({ caller, knownUid }: Visit): Promise<Card[] | null> {
  return knownUid ? (await listViewed(caller, knownUid)).data : [];
}

/** How many products a row of suggestions has. */
const relatedCount = 6;

/** What is bought together with products, or instead of them. Null if the API failed. */
export async function suggestRelated(
  { caller, knownUid }: Visit,
  codes: readonly string[],
): Promise<Record<"together" | "similar", Card[]> | null> {
  const { data } = await listRelated(caller, knownUid, codes.slice(0, maxIds));
  return data && { together: data.together.slice(0, relatedCount), similar: data.similar.slice(0, relatedCount) };
}

/** How many products a row of popular ones has. */
const popularCount = 10;

/** The most popular products in stock, for pages without a product of their own. Null if the API failed. */
export async function listPopular({ caller, knownUid }: Visit): Promise<Card[] | null> {
  const query = { page: 1, perPage: popularCount, sort: "popular", filters: { inStock: "1" } } as const;
  const { data } = await getListing(caller, knownUid, query, limits.side);
  return data && data.products;
}

/**
 * The address and title of a page for sharing, based on `SITE_URL` and the current language.
 * @param path the page's own path, without language prefix
 */
export function sharedPage({ locale }: Visit, path: string, title: string): SharedPage {
  return { url: env.SITE_URL + localePath(locale, path), title };
}
