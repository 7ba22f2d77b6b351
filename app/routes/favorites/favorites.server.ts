import { redirect, type LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { listFavorites } from "~/api/favorites.server";
import type { Card, Pagination } from "~/api/schemas/common";
import { localePath } from "~/i18n/config";
import { atPage, listingQuery, parseListing, shownPages, type ListingState } from "~/lib/listing-query";
import { pack } from "~/lib/packed";
import { paths } from "~/paths";
import { viewedBefore } from "~/session/viewed.server";
import { getVisit, type Visit } from "~/session/visit.server";
import { slimCard } from "~/shop/product/slim-card";

export type FavoritesView = {
  state: ListingState;
  products: Card[];
  pagination: Pagination;
  /** What the visitor looked at before, where there are no favourites. */
  viewed: Card[] | null;
};

/** The visitor's favourites: every page that is shown. A new visitor has none. */
export async function loadFavorites(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  const search = new URL(args.request.url).searchParams;
  const state: ListingState = { ...parseListing(search), lists: {}, ranges: {} };
  const { knownUid } = visit;
  const pages = knownUid ? await Promise.all(shownPages(state).map((page) => ask(visit, knownUid, state, page))) : [];
  const lists = pages.map(mainData);
  const pagination = lists.at(-1)?.pagination ?? none(state);
  leadToLastPage(visit, state, pagination);
  const products = lists.flatMap((list) => list.products.map(slimCard));
  const viewed = products.length > 0 ? [] : await viewedBefore(visit);
  return pack<FavoritesView>({ state, products, pagination, viewed: viewed && viewed.map(slimCard) });
}

function ask(visit: Visit, uid: string, { perPage, sort }: ListingState, page: number) {
  return listFavorites(visit.caller, uid, { page, perPage, ...(sort ? { sort } : {}) });
}

const none = ({ perPage }: ListingState): Pagination => ({ page: 1, perPage, total: 0, pages: 0 });

/**
 * The last page goes with its last product, so a page past the end is no fault here but a way back.
 * @throws the redirect
 */
function leadToLastPage(visit: Visit, state: ListingState, { pages }: Pagination): void {
  const last = Math.max(1, pages);
  if (state.page <= last) return;
  const back: Response = redirect(localePath(visit.locale, paths.favorites()) + listingQuery(atPage(state, last)));
  throw back;
}
