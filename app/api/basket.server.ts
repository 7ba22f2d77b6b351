import { callApi, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import { basket, basketToWire, type Basket } from "./schemas/basket";

type Look = {
  /** Does not mark the changes since the shopper's last look as seen. */
  peek: boolean;
  /** One of `limits`. By default `side` for a peek, which only feeds the counters, and `main` otherwise. */
  limit?: number;
};

/** The visitor's basket (contract: GET basket/view). */
export function getBasket(caller: Caller, uid: string, { peek, limit }: Look): Promise<Answer<Basket>> {
  return callApi(caller, {
    path: "/api/app/basket/view",
    query: { uid, peek: peek ? 1 : null },
    schema: basket,
    limit: limit ?? (peek ? limits.side : limits.main),
  });
}

function write(
  caller: Caller,
  method: "POST" | "DELETE",
  path: ":id/add" | ":id/change" | ":id/delete" | "clear" | "promo",
  sent: { params?: { id: number }; query?: { uid: string }; body?: object },
): Promise<Answer<Basket>> {
  return callApi(caller, { method, path: `/api/app/basket/${path}`, ...sent, schema: basket, limit: limits.write });
}

/** Adds pieces to the basket; 422 over 999 pieces or over the stock (contract: POST basket/{id}/add). */
export function addToBasket(caller: Caller, uid: string, productId: number, quantity: number): Promise<Answer<Basket>> {
  return write(caller, "POST", ":id/add", { params: { id: productId }, body: basketToWire.add({ uid, quantity }) });
}

/** Sets a line's quantity; 0 removes the line (contract: POST basket/{id}/change). */
export function changeBasket(
  caller: Caller,
  uid: string,
  productId: number,
  quantity: number,
): Promise<Answer<Basket>> {
  return write(caller, "POST", ":id/change", {
    params: { id: productId },
    body: basketToWire.change({ uid, quantity }),
  });
}

/** Empties the basket (contract: DELETE basket/clear). */
export function clearBasket(caller: Caller, uid: string): Promise<Answer<Basket>> {
  return write(caller, "DELETE", "clear", { query: { uid } });
}

/** Applies a promo code; 422 `promo_unknown` or `promo_expired` (contract: POST basket/promo). */
export function applyPromo(caller: Caller, uid: string, code: string): Promise<Answer<Basket>> {
  return write(caller, "POST", "promo", { body: basketToWire.promo({ uid, code }) });
}

/** Removes the promo code (contract: DELETE basket/promo). */
export function removePromo(caller: Caller, uid: string): Promise<Answer<Basket>> {
  return write(caller, "DELETE", "promo", { query: { uid } });
}
