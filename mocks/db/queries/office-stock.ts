import { idList, type Db } from "../query";

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
export function moveOfficeStock(db: Db, productId: number, pieces: number, office: number | null): void {
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
