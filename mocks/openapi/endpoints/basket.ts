import * as z from "zod";

import {
  basket,
  basketAddBody,
  basketChangeBody,
  favoriteFullList,
  favoriteList,
  promoBody,
} from "~/api/schemas/basket";
import type { FailureCode } from "#mocks/errors";

import { filters, paging, sorting, uid, type Endpoint } from "../endpoint";

const productId = { productId: "The product's id." };
const refusals: FailureCode[] = [
  "product_not_found",
  "validation_failed",
  "quantity_too_big",
  "out_of_stock",
  "not_for_sale",
  "wrong_multiple",
];

type Call = Pick<Endpoint, "method" | "path" | "id" | "summary"> & Partial<Endpoint>;

const favorite = (call: Call): Endpoint => ({
  tag: "Favourites",
  query: [uid(true)],
  answer: favoriteList,
  errors: ["validation_failed", ...(call.params ? (["product_not_found"] as const) : [])],
  ...call,
});

const basketCall = (call: Call): Endpoint => ({
  tag: "Basket",
  answer: basket,
  errors: ["validation_failed"],
  ...call,
});

/** Contract, section 3: "Favourites and basket". */
export const basketEndpoints: Endpoint[] = [
  favorite({
    method: "get",
    path: "/api/app/favorite/list",
    id: "listFavoriteIds",
    summary: "Ids of what the visitor likes, the latest first",
  }),
  favorite({
    method: "get",
    path: "/api/app/favorite/fullList",
    id: "listFavorites",
    summary: "The same as products, with filters; the latest first unless sorted",
    query: [uid(true), ...paging, sorting, ...filters],
    answer: favoriteFullList,
  }),
  favorite({
    method: "post",
    path: "/api/app/favorite/{productId}/add",
    id: "addFavorite",
    summary: "Like a product; again changes nothing",
    params: productId,
  }),
  favorite({
    method: "delete",
    path: "/api/app/favorite/{productId}/delete",
    id: "deleteFavorite",
    summary: "Like it no more; again changes nothing",
    params: productId,
  }),
  basketCall({
    method: "get",
    path: "/api/app/basket/view",
    id: "getBasket",
    summary: "The visitor's basket",
    description: "Tells what has changed since the shopper last looked, once.",
    query: [
      uid(true),
      {
        name: "peek",
        description: "`1` for counters beside other pages: the changes are not counted as seen.",
        schema: z.literal("1"),
      },
    ],
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/{productId}/add",
    id: "addToBasket",
    summary: "Add so many pieces to what is there",
    params: productId,
    body: basketAddBody,
    errors: refusals,
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/{productId}/change",
    id: "changeBasket",
    summary: "Set a line's quantity; 0 removes it",
    params: productId,
    body: basketChangeBody,
    errors: refusals,
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/{productId}/delete",
    id: "removeFromBasket",
    summary: "Remove a line; again changes nothing",
    params: productId,
    query: [uid(true)],
    errors: ["product_not_found", "validation_failed"],
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/clear",
    id: "clearBasket",
    summary: "Empty the basket and take its promo code off",
    query: [uid(true)],
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/promo",
    id: "applyPromo",
    summary: "Apply a promo code, whatever the size of its letters",
    body: promoBody,
    errors: ["validation_failed", "promo_unknown", "promo_expired"],
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/promo",
    id: "removePromo",
    summary: "Take the promo code off",
    query: [uid(true)],
  }),
];
