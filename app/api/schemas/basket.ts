import * as z from "zod";

import { card, date, discountLine, filter, grams, pagination, roubles } from "./common";

/** Contract, section 3: "Favourites and basket". */

export const favoriteList = z.object({ list: z.array(z.int()) });

export const favoriteFullList = z.object({ products: z.array(card), filter: z.array(filter), pagination });
export type FavoriteFullList = z.output<typeof favoriteFullList>;
export type FavoriteFullListWire = z.input<typeof favoriteFullList>;

export const basketLine = z.object({
  productId: z.int(),
  quantity: z.int().min(1),
  product: card.and(
    z.object({
      article: z.string(),
      weight: grams,
      multiplicity: z.int().min(1),
      maxQuantity: z.int().min(0),
    }),
  ),
  sum: roubles,
  /** False if the product is no longer for sale. */
  available: z.boolean(),
});
export type BasketLine = z.output<typeof basketLine>;
export type BasketLineWire = z.input<typeof basketLine>;

/**
 * A change in a line since the shopper last looked; `was` and `now` are prices or quantities, depending on the type.
 */
export const basketChange = z.object({
  productId: z.int(),
  type: z.enum(["price_up", "price_down", "quantity_reduced", "gone"]),
  was: z.number(),
  now: z.number(),
});
export type BasketChange = z.output<typeof basketChange>;
export type BasketChangeWire = z.input<typeof basketChange>;

export const basket = z.object({
  list: z.array(basketLine),
  /** Before the discount. */
  cost: roubles,
  /** After the discount. */
  totalPrice: roubles,
  discount: roubles,
  /** What the discount consists of; the sums add up to it. */
  discounts: z.array(discountLine).optional(),
  totalWeight: grams,
  deliveryDate: date.nullable(),
  /** The number of lines with products made to order. */
  productOnOrder: z.int().nonnegative(),
  promo: z.object({ code: z.string(), name: z.string(), discount: roubles }).nullable(),
  /** The entered promo code if it no longer applies: it has expired or was withdrawn. */
  endedPromo: z.string().nullable().optional(),
  changes: z.array(basketChange),
  /** Identifies this state of lines and prices. */
  hash: z.string(),
});
export type Basket = z.output<typeof basket>;
export type BasketWire = z.input<typeof basket>;

export const basketAddBody = z.object({ uid: z.string().min(1), quantity: z.int().min(1) });
export type BasketAddBodyWire = z.input<typeof basketAddBody>;
export type BasketAddBody = BasketAddBodyWire;
export const basketChangeBody = z.object({ uid: z.string().min(1), quantity: z.int().min(0) });
export type BasketChangeBodyWire = z.input<typeof basketChangeBody>;
export type BasketChangeBody = BasketChangeBodyWire;
export const promoBody = z.object({ uid: z.string().min(1), code: z.string().trim().min(1) });
export type PromoBodyWire = z.input<typeof promoBody>;
export type PromoBody = PromoBodyWire;

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const basketToWire = {
  add: (body: BasketAddBody): BasketAddBodyWire => body,
  change: (body: BasketChangeBody): BasketChangeBodyWire => body,
  promo: (body: PromoBody): PromoBodyWire => body,
};
