import type { Pair } from "../../lib/text";
import type { State } from "../state";

/** A hand-written product: its values replace the random ones. */
export type ShowVariant = {
  code: string;
  article: string;
  name: Pair;
  price: number;
  /** Indexes into the values of the section's params. */
  params: readonly number[];
  state: Partial<State>;
  /** Number of pictures, 5 by default. */
  pictures?: number;
  /** Days since the product was added to the catalogue. */
  age?: number;
};

/** A hand-written model with at least one variant. */
export type Showpiece = {
  section: string;
  brand: string;
  variants: readonly ShowVariant[];
  /** Excluded from the most popular products, because it exists only for its state. */
  quiet?: true;
};

const plain = { orderDays: null, oldPrice: null, badges: [], multiplicity: 1 } as const;

/** In stock with the given number of pieces, without badges or an old price. */
export function inStock(stock: number): State {
  return { ...plain, stock };
}

/** Made to order in the given number of days. */
export function toOrder(orderDays: number): State {
  return { ...plain, stock: 0, orderDays };
}

/** Neither in stock nor made to order. */
export const soldOut: State = { ...plain, stock: 0 };
