import type { Pair } from "../../lib/text";
import type { State } from "../state";

/** A product written by hand: what it fixes replaces what would be drawn by lot. */
export type ShowVariant = {
  code: string;
  article: string;
  name: Pair;
  price: number;
  /** Indexes into the values of the section's params. */
  params: readonly number[];
  state: Partial<State>;
  /** How many pictures, 5 by default. */
  pictures?: number;
  /** Days since the product came into the catalogue. */
  age?: number;
};

/** A model written by hand, with at least one variant. */
export type Showpiece = {
  section: string;
  brand: string;
  variants: readonly ShowVariant[];
  /** Not among the most popular: there for its state alone. */
  quiet?: true;
};

const plain = { orderDays: null, oldPrice: null, badges: [], multiplicity: 1 } as const;

/** In stock with so many pieces, without badges or an old price. */
export function inStock(stock: number): State {
  return { ...plain, stock };
}

/** Made to order in so many days. */
export function toOrder(orderDays: number): State {
  return { ...plain, stock: 0, orderDays };
}

/** Neither in stock nor to be ordered. */
export const soldOut: State = { ...plain, stock: 0 };
