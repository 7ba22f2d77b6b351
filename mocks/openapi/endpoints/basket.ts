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

const productId = { productId: "The product's ID." };
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
  response: favoriteList,
  errors: ["validation_failed", ...(call.params ? (["product_not_found"] as const) : [])],
  ...call,
});

const basketCall = (call: Call): Endpoint => ({
  tag: "Basket",
  response: basket,
  errors: ["validation_failed"],
  ...call,
});

/** Contract, section 3: "Favourites and basket". */
export const basketEndpoints: Endpoint[] = [
  favorite({
    method: "get",
    path: "/api/app/favorite/list",
    id: "listFavoriteIds",
    summary: "IDs of the visitor's favourites, newest first",
  }),
  favorite({
    method: "get",
    path: "/api/app/favorite/fullList",
    id: "listFavorites",
    summary: "The visitor's favourites with filters, newest first unless sorted",
    query: [uid(true), ...paging, sorting, ...filters],
    response: favoriteFullList,
  }),
  favorite({
    method: "post",
    path: "/api/app/favorite/{productId}/add",
    id: "addFavorite",
    summary: "Add a product to the favourites; repeating the call changes nothing",
    params: productId,
  }),
  favorite({
    method: "delete",
    path: "/api/app/favorite/{productId}/delete",
    id: "deleteFavorite",
    summary: "Remove a product from the favourites; repeating the call changes nothing",
    params: productId,
  }),
  basketCall({
    method: "get",
    path: "/api/app/basket/view",
    id: "getBasket",
    summary: "The visitor's basket",
    description: "Reports what has changed since the shopper last viewed the basket. Each change is reported once.",
    query: [
      uid(true),
      {
        name: "peek",
        description: "`1` for the counters on other pages: the changes are not marked as seen.",
        schema: z.literal("1"),
      },
    ],
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/{productId}/add",
    id: "addToBasket",
    summary: "Add a quantity of a product to the basket",
    params: productId,
    body: basketAddBody,
    errors: refusals,
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/{productId}/change",
    id: "changeBasket",
    summary: "Set the quantity of a line; 0 removes the line",
    params: productId,
    body: basketChangeBody,
    errors: refusals,
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/{productId}/delete",
    id: "removeFromBasket",
    summary: "Remove a line; repeating the call changes nothing",
    params: productId,
    query: [uid(true)],
    errors: ["product_not_found", "validation_failed"],
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/clear",
    id: "clearBasket",
    summary: "Empty the basket and remove its promo code",
    query: [uid(true)],
  }),
  basketCall({
    method: "post",
    path: "/api/app/basket/promo",
    id: "applyPromo",
    summary: "Apply a promo code; case is ignored",
    body: promoBody,
    errors: ["validation_failed", "promo_unknown", "promo_expired"],
  }),
  basketCall({
    method: "delete",
    path: "/api/app/basket/promo",
    id: "removePromo",
    summary: "Remove the promo code",
    query: [uid(true)],
  }),
];
