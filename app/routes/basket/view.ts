import type { Basket, BasketLine } from "~/api/schemas/basket";
import { type ChangeView, namedChanges } from "~/shop/basket/change";

/** The basket as the page renders it, and no other fields: the browser receives loader data in addition to the HTML. */
export type BasketView = {
  /** Lines that can be ordered. */
  lines: LineView[];
  unavailable: UnavailableView[];
  /** The number of pieces that can be ordered. */
  pieces: number;
  cost: number;
  discount: number;
  discounts?: Basket["discounts"];
  totalPrice: number;
  /** In grams. */
  totalWeight: number;
  deliveryDate: string | null;
  onOrder: OnOrderView | null;
  promo: PromoView | null;
  changes: ChangeView[];
};

/**
 * An entered promo code: `idle` if it takes nothing off the products, for example because their promotion is larger;
 * `ended` if it has expired or was withdrawn.
 */
type PromoView = { code: string; name: string; state: "applied" | "idle" | "ended" };

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

export type UnavailableView = Pick<LineView, "id" | "code" | "name" | "picture" | "price" | "article" | "quantity"> & {
  isDiscontinued: boolean;
};

/**
 * Lines made to order: their number, the day by which all are ready, the product's name if there is only one line, and
 * whether this is the whole basket.
 */
export type OnOrderView = { count: number; date: string | null; name: string | null; isAll: boolean };

/** The basket of a new visitor. */
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

/** Whether the basket has no lines at all, not even unavailable ones. */
export function isEmpty({ lines, unavailable }: BasketView): boolean {
  return lines.length + unavailable.length === 0;
}

/** Picks from the API's basket what the page renders. */
export function toView(basket: Basket): BasketView {
  const { cost, discount, discounts, totalPrice, totalWeight, deliveryDate } = basket;
  const available = basket.list.filter((line) => line.available);
  return {
    lines: available.map(toLine),
    unavailable: basket.list.filter((line) => !line.available).map(toUnavailable),
    pieces: available.reduce((pieces, { quantity }) => pieces + quantity, 0),
    cost,
    discount,
    discounts,
    totalPrice,
    totalWeight,
    deliveryDate,
    onOrder: toOnOrder(basket.productOnOrder, available),
    promo: toPromo(basket, available.length > 0),
    changes: namedChanges(basket),
  };
}

function toPromo({ promo, endedPromo }: Basket, hasLines: boolean): PromoView | null {
  if (!promo) return endedPromo ? { code: endedPromo, name: "", state: "ended" } : null;
  return { code: promo.code, name: promo.name, state: hasLines && promo.discount === 0 ? "idle" : "applied" };
}

function toLine({ product, quantity, sum }: BasketLine): LineView {
  const { id, code, name, picture, price, oldPrice, isStock, deliveryDate, isFavorite, article } = product;
  const { multiplicity, maxQuantity } = product;
  const head = { id, code, name, picture, price, oldPrice, isStock, deliveryDate, isFavorite, article };
  return { ...head, multiplicity, maxQuantity, quantity, sum };
}

function toUnavailable({ product, quantity }: BasketLine): UnavailableView {
  const { id, code, name, picture, price, article, discontinued = false } = product;
  return { id, code, name, picture, price, article, quantity, isDiscontinued: discontinued };
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

/** The maximum length of a promo code, in characters. */
export const maxCodeLength = 64;
