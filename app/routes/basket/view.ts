import type { Basket, BasketLine } from "~/api/schemas/basket";
import { type ChangeView, namedChanges } from "~/shop/basket/change";

/** The basket as its page draws it: loader data is sent to the browser besides the HTML, so nothing else is in it. */
export type BasketView = {
  /** Lines that can be bought. */
  lines: LineView[];
  unavailable: UnavailableView[];
  /** Pieces of what can be bought. */
  pieces: number;
  cost: number;
  discount: number;
  totalPrice: number;
  /** Grams. */
  totalWeight: number;
  deliveryDate: string | null;
  onOrder: OnOrderView | null;
  promo: { code: string; name: string } | null;
  changes: ChangeView[];
};

export type LineView = Pick<
  BasketLine["product"],
  | "id"
  | "code"
  | "name"
  | "picture"
  | "price"
  | "oldPrice"
  | "isStock"
  | "deliveryDate"
  | "isFavorite"
  | "article"
  | "multiplicity"
  | "maxQuantity"
> &
  Pick<BasketLine, "quantity" | "sum">;

export type UnavailableView = Pick<LineView, "id" | "code" | "name" | "picture" | "article" | "quantity">;

/** What is made to order: how many lines, the day by which all of it is there, and what it is where it is one. */
export type OnOrderView = { count: number; date: string | null; name: string | null; isAll: boolean };

/** A new visitor's basket. */
export const emptyBasket: BasketView = {
  lines: [],
  unavailable: [],
  pieces: 0,
  cost: 0,
  discount: 0,
  totalPrice: 0,
  totalWeight: 0,
  deliveryDate: null,
  onOrder: null,
  promo: null,
  changes: [],
};

/** Whether there is nothing in the basket, not even what cannot be bought any more. */
export function isEmpty({ lines, unavailable }: BasketView): boolean {
  return lines.length + unavailable.length === 0;
}

/** Takes from the API's basket what the page draws. */
export function toView(basket: Basket): BasketView {
  const { cost, discount, totalPrice, totalWeight, deliveryDate, promo } = basket;
  const available = basket.list.filter((line) => line.available);
  return {
    lines: available.map(toLine),
    unavailable: basket.list.filter((line) => !line.available).map(toUnavailable),
    pieces: available.reduce((pieces, { quantity }) => pieces + quantity, 0),
    cost,
    discount,
    totalPrice,
    totalWeight,
    deliveryDate,
    onOrder: toOnOrder(basket.productOnOrder, available),
    promo: promo && { code: promo.code, name: promo.name },
    changes: namedChanges(basket),
  };
}

function toLine({ product, quantity, sum }: BasketLine): LineView {
  const { id, code, name, picture, price, oldPrice, isStock, deliveryDate, isFavorite, article } = product;
  const { multiplicity, maxQuantity } = product;
  const head = { id, code, name, picture, price, oldPrice, isStock, deliveryDate, isFavorite, article };
  return { ...head, multiplicity, maxQuantity, quantity, sum };
}

function toUnavailable({ product: { id, code, name, picture, article }, quantity }: BasketLine): UnavailableView {
  return { id, code, name, picture, article, quantity };
}

function toOnOrder(count: number, available: BasketLine[]): OnOrderView | null {
  if (count === 0) return null;
  const ordered = available.filter(({ product }) => product.isStock === 0 && product.deliveryDate !== null);
  const dates = ordered.flatMap(({ product }) => product.deliveryDate ?? []).sort();
  const [only] = ordered;
  return {
    count,
    date: dates.at(-1) ?? null,
    name: count === 1 && only ? only.product.name : null,
    isAll: count >= available.length,
  };
}

/** The longest promo code that is looked at, in letters. */
export const longestCode = 64;
