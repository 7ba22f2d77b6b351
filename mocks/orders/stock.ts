import { moveStock } from "#mocks/db/queries/change-product";
import type { OrderRow } from "#mocks/db/queries/orders";
import type { Db } from "#mocks/db/query";

type Item = { place: number; productId: number; quantity: number; taken: number; stock: number };

/**
 * Gives the goods of a cancelled order back to the stock, or takes those of an order that is no longer cancelled, as far
 * as there are any. Only what the order has taken comes back, and nothing of products that are no longer sold.
 */
export function moveOrderedStock(db: Db, { id, officeId }: OrderRow, isCancelled: boolean): void {
  const items = db.all<Item>(
    `select place, product_id as "productId", quantity, taken, stock
     from order_item join product on product.id = product_id where order_id = ? and hidden = 0`,
    id,
  );
  for (const { place, productId, quantity, taken, stock } of items) {
    const wanted = isCancelled ? 0 : Math.min(quantity, taken + Math.max(0, stock));
    if (wanted === taken) continue;
    moveStock(db, productId, taken - wanted, officeId);
    db.run("update order_item set taken = ? where order_id = ? and place = ?", wanted, id, place);
  }
}
