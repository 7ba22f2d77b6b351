import type { FavoriteFullListWire } from "~/api/schemas/basket";
import type { Context } from "#mocks/context";
import { addFavorite, deleteFavorite, listFavoriteIds } from "#mocks/db/queries/favorites";
import { everything, type Selection } from "#mocks/listing/count";
import { makeFilters } from "#mocks/listing/filters";

import { selectionOf, sortOf } from "./catalog-query";
import { requireProduct } from "./fields";
import { pageOf, pagination, requireUid, type Answers, type Call } from "./route";

/** The visitor's favourites (contract, section 3). */
export const favoritesAnswers = {
  listFavoriteIds: ids,
  listFavorites: fullList,
  addFavorite: (context, call) => {
    addFavorite(context.db, requireUid(call), requireProduct(context, call).id, context.now());
    return ids(context, call);
  },
  deleteFavorite: (context, call) => {
    deleteFavorite(context.db, requireUid(call), requireProduct(context, call).id);
    return ids(context, call);
  },
} satisfies Answers;

function ids({ db }: Context, call: Call) {
  return { list: listFavoriteIds(db, requireUid(call)) };
}

function isFiltered({ price, inStock, wellRated, brands, properties }: Selection): boolean {
  return price !== null || inStock || wellRated || brands !== null || properties.size > 0;
}

/**
 * A page of favourites, with filters. Without a sort order, the latest come first. Products that are no longer sold are
 * last, and no filter finds them.
 */
export function fullList({ db, listing, cards }: Context, call: Call): FavoriteFullListWire {
  const { query, language } = call;
  const uid = requireUid(call);
  const { dictionary } = listing;
  const favorites = listFavoriteIds(db, uid);
  const base = Int32Array.from(favorites.flatMap((id) => listing.rowOf(id) ?? []));
  const selection = selectionOf(query, dictionary);
  const narrowed = listing.count(base, selection);
  const whole = listing.count(base, everything);
  const sort = sortOf(query);
  const rows = sort ? listing.sorted(null, narrowed.rows, sort, language) : narrowed.rows;
  const page = pageOf(query);
  const hidden = isFiltered(selection) ? [] : favorites.filter((id) => cards.entry(id, language)?.isHidden);
  const ids = [...listing.idsOf(rows), ...hidden];
  return {
    products: cards.listAll(ids.slice(page.offset, page.offset + page.perPage), language, uid),
    filter: makeFilters({ dictionary, whole, narrowed, selection, language }),
    pagination: pagination(page, ids.length),
  };
}
