import type { Context } from "#mocks/context";
import { flagsOf } from "#mocks/listing/build";
import type { ProductChange } from "#mocks/scenarios";

import { moveOfficeStock } from "./office-stock";

type Change = ProductChange & {
  /** The office whose stock changes first; by default the one that has most. */
  office?: number | null | undefined;
};

type State = { price: number; stock: number; order_days: number | null; old_price: number | null };

/**
 * Changes a product's price (roubles), stock (pieces) or days to order, both in the tables and in the listing data.
 * Returns false for an unknown product.
 */
export function changeProduct({ db, listing, cards }: Context, id: number, change: Change): boolean {
  const state = db.get<State>("select price, stock, order_days, old_price from product where id = ?", id);
  const row = listing.rowOf(id);
  if (!state || row === undefined) return false;
  const price = change.price ?? state.price;
  const stock = change.stock ?? state.stock;
  const order_days = change.orderDays === undefined ? state.order_days : change.orderDays;
  db.transaction(() => {
    db.run("update product set price = ?, stock = ?, order_days = ? where id = ?", price, stock, order_days, id);
    moveOfficeStock(db, id, stock - state.stock, change.office ?? null);
    listing.change(row, price, flagsOf({ stock, order_days, old_price: state.old_price }));
  });
  cards.clear();
  return true;
}
