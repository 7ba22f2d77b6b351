import { callApi, limits, type Caller } from "./client.server";
import { type Answer, orEmpty } from "./errors";
import { favoriteFullList, favoriteList, type FavoriteFullList } from "./schemas/basket";
import type { SortCode } from "./schemas/common";

type FavoriteIds = { list: number[] };

/** The ids of the visitor's favourites; none if the API has no favourites (contract: GET favorite/list). */
export async function listFavoriteIds(caller: Caller, uid: string): Promise<Answer<FavoriteIds>> {
  const call = { path: "/api/app/favorite/list", query: { uid }, schema: favoriteList, limit: limits.side };
  return orEmpty(await callApi(caller, call), { list: [] });
}

/** A page of the visitor's favourites; empty if the API has no favourites (contract: GET favorite/fullList). */
export async function listFavorites(
  caller: Caller,
  uid: string,
  query: { page: number; perPage: number; sort?: SortCode },
): Promise<Answer<FavoriteFullList>> {
  const answer = await callApi(caller, {
    path: "/api/app/favorite/fullList",
    query: { uid, ...query },
    schema: favoriteFullList,
    limit: limits.main,
  });
  const pagination = { page: 1, perPage: query.perPage, total: 0, pages: 0 };
  return orEmpty(answer, { products: [], filter: [], pagination });
}

/** Adds a product to the favourites or removes it; idempotent (contract: favorite/…). */
export function setFavorite(
  caller: Caller,
  uid: string,
  productId: number,
  favorite: boolean,
): Promise<Answer<FavoriteIds>> {
  return callApi(caller, {
    method: favorite ? "POST" : "DELETE",
    path: `/api/app/favorite/:id/${favorite ? "add" : "delete"}`,
    params: { id: productId },
    query: { uid },
    schema: favoriteList,
    limit: limits.write,
  });
}
