import type { Context } from "#mocks/context";
import { flagsOf } from "#mocks/listing/build";
import type { ProductChange } from "#mocks/scenarios";

import { idList, type Db } from "../query";

type Change = ProductChange & {
  /** The office whose stock changes first; by default the one that has most. */
  office?: number | null | undefined;
};

const stateOf = (db: Db, id: number): State | undefined =>
  db.get<State>("select price, stock, order_days, old_price from product where id = ?", id);

type State = { price: number; stock: number; order_days: number | null; old_price: number | null };

/**
 * Changes a product's price (roubles), stock (pieces) or days to order, both in the tables and in the listing data.
 * Returns false for an unknown product.
 */
export function changeProduct({ db, listing, cards }: Context, id: number, change: Change): boolean {
  const state = stateOf(db, id);
  const row = listing.rowOf(id);
  if (!state || row === undefined) return false;
  const price = change.price ?? state.price;
  const stock = change.stock ?? state.stock;
  const order_days = change.orderDays === undefined ? state.order_days : change.orderDays;
  db.transaction(() => {
    db.update("product", id, { price, stock, orderDays: order_days });
    moveOfficeStock(db, id, stock - state.stock, change.office ?? null);
    listing.change(row, price, flagsOf({ stock, order_days, old_price: state.old_price }));
  });
  cards.clear();
  return true;
}

/**
 * Gives pieces of a product to the stock, or takes them if there are fewer than none: in the tables alone, also those of
 * an API in another process. `showChangedStock` brings its listings up to date.
 */
export function moveStock(db: Db, id: number, pieces: number, office: number | null): void {
  db.run("update product set stock = stock + ? where id = ?", pieces, id);
  moveOfficeStock(db, id, pieces, office);
  db.insert("changed_stock", { productId: id }, "replace");
}

/** Shows in the listings what `moveStock` has changed. The API calls it every second. */
export function showChangedStock({ db, listing, cards }: Context): void {
  if (db.get("select 1 from changed_stock") === undefined) return;
  db.transaction(() => {
    for (const id of db.column<number>("select product_id from changed_stock")) {
      const [state, row] = [stateOf(db, id), listing.rowOf(id)];
      if (state && row !== undefined) listing.change(row, state.price, flagsOf(state));
    }
    db.run("delete from changed_stock");
  });
  cards.clear();
}

type Row = { productId: number; office: number; quantity: number };

/** The stock of each product by office; products whose stock has no known place are missing. */
export function readOfficeStock(db: Db, productIds: readonly number[]): Map<number, Map<number, number>> {
  const rows = db.all<Row>(
    `select product_id as "productId", office, quantity from office_stock
     where product_id in (select value from json_each(?))`,
    idList(productIds),
  );
  const found = new Map<number, Map<number, number>>();
  for (const { productId, office, quantity } of rows)
    found.set(productId, (found.get(productId) ?? new Map<number, number>()).set(office, quantity));
  return found;
}

/**
 * Adds pieces to the stock of a product's offices, or takes them: from the given office first, then from those that have
 * most. Does nothing for a product whose stock has no known place.
 */
function moveOfficeStock(db: Db, productId: number, pieces: number, office: number | null): void {
  const offices = [...(readOfficeStock(db, [productId]).get(productId) ?? [])];
  const inOrder = offices.sort(([a, ofA], [b, ofB]) => Number(b === office) - Number(a === office) || ofB - ofA);
  let left = pieces;
  for (const [number, quantity] of inOrder) {
    if (left === 0) return;
    const now = Math.max(0, quantity + left);
    left -= now - quantity;
    db.run("update office_stock set quantity = ? where product_id = ? and office = ?", now, productId, number);
  }
}
