import { redirect } from "@remix-run/node";

import { getBasket } from "~/api/basket.server";
import { listViewed } from "~/api/catalog.server";
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
import { mostIds } from "~/lib/product-ids";
import { paths } from "~/paths";

import type { Visit } from "./visit.server";

/** The ids of the visitor's favourites, read once for all who count them. */
export function shareFavoriteIds({ share, caller, knownUid }: Visit): ReturnType<typeof listFavoriteIds> {
  return knownUid ? share("favorites", () => listFavoriteIds(caller, knownUid)) : Promise.resolve(unreachable);
}

/** The visitor's favourites as a page that anybody may be told of; null where there are none, or the API does not say. */
export async function shareFavorites(visit: Visit): Promise<SharedPage | null> {
  const { data } = await shareFavoriteIds(visit);
  const ids = data?.list.slice(0, mostIds) ?? [];
  if (ids.length === 0) return null;
  return sharedPage(visit, paths.sharedFavorites(ids), translateFor(visit.locale)("favorites:share.title"));
}

type Query = { page: number; perPage: number; sort?: NonNullable<ListingState["sort"]> };

type FavoritePages = { state: ListingState; products: Card[]; pagination: Pagination };

/**
 * The favourites as a page's query asks for them: every page of them that is shown.
 * @param path the page's own, without language prefix
 * @param ask reads one page; null for a visitor who cannot have any
 * @throws a redirect to the last page for one past it, since that goes with its last product; 503 without an answer
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

/** Whether a page is about the basket, so that it waits longer for it. */
const isMain = (path: string) => path.startsWith(paths.basket()) || path === paths.checkout();

/**
 * The visitor's basket, read once for the frame's counter and the page together. Only the basket's own page counts as a
 * look at what has changed. The visitor must have a uid already.
 */
export function shareBasket(visit: Visit, request: Request): Promise<Answer<Basket>> {
  const path = barePath(new URL(request.url).pathname);
  const look = { peek: path !== paths.basket(), limit: isMain(path) ? limits.main : limits.side };
  return visit.share("basket", () => getBasket(visit.caller, visit.knownUid ?? "", look));
}

/** What the visitor looked at before: a way on from a page that has nothing to show. Null where it cannot be had. */
export async function viewedBefore({ caller, knownUid }: Visit): Promise<Card[] | null> {
  return knownUid ? (await listViewed(caller, knownUid)).data : [];
}

/**
 * A page as others are told of it: at the address that the settings give the shop, in the language that is read.
 * @param path the page's own, without language prefix
 */
export function sharedPage({ locale }: Visit, path: string, title: string): SharedPage {
  return { url: env.SITE_URL + localePath(locale, path), title };
}
