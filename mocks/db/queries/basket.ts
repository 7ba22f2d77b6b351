import type { Db } from "../query";

export type LineRow = {
  productId: number;
  quantity: number;
  /** What the shopper saw last: roubles and pieces; 0 pieces for a line that was told to be gone. */
  seenPrice: number | null;
  seenQuantity: number | null;
};

const line = `product_id as "productId", quantity, seen_price as "seenPrice", seen_quantity as "seenQuantity"`;

/** The lines of a visitor's basket in the order in which they were put in. */
export function listLines(db: Db, uid: string): LineRow[] {
  return db.all<LineRow>(`select ${line} from basket_line where uid = ? order by added_at, product_id`, uid);
}

/** One line, if the product is in the basket. */
export function getLine(db: Db, uid: string, productId: number): LineRow | undefined {
  return db.get<LineRow>(`select ${line} from basket_line where uid = ? and product_id = ?`, uid, productId);
}

/** Sets a line's quantity as the shopper wants it; a new line counts the price (roubles) as seen. */
export function putLine(db: Db, uid: string, productId: number, quantity: number, price: number, now: Date): void {
  db.run(
    `insert into basket_line (uid, product_id, quantity, added_at, seen_price, seen_quantity) values (?1, ?2, ?3, ?4, ?5, ?3)
     on conflict (uid, product_id) do update set quantity = ?3, seen_quantity = ?3`,
    uid,
    productId,
    quantity,
    now.toISOString(),
    price,
  );
}

/** Writes down that the shopper has seen a line as it is now. */
export function markSeen(db: Db, uid: string, line: LineRow): void {
  db.run(
    "update basket_line set quantity = ?, seen_price = ?, seen_quantity = ? where uid = ? and product_id = ?",
    line.quantity,
    line.seenPrice,
    line.seenQuantity,
    uid,
    line.productId,
  );
}

/** Takes a line out; nothing happens where there is none. */
export function deleteLine(db: Db, uid: string, productId: number): void {
  db.run("delete from basket_line where uid = ? and product_id = ?", uid, productId);
}

/** Empties a basket and takes its promo code off. */
export function clearBasket(db: Db, uid: string): void {
  db.run("delete from basket_line where uid = ?", uid);
  setPromo(db, uid, null);
}

export type Promo = { code: string; nameRu: string; nameEn: string; percent: number; expiresAt: string | null };

/** A promo code whatever the letters' size; SQLite folds Latin letters only, so they are compared here. */
export function findPromo(db: Db, code: string): Promo | undefined {
  const fold = (text: string) => text.trim().toLocaleUpperCase("ru");
  return db
    .all<Promo>(`select code, name_ru as "nameRu", name_en as "nameEn", percent, expires_at as "expiresAt" from promo`)
    .find((promo) => fold(promo.code) === fold(code));
}

/** Whether a code's time is over. */
export function isExpired(promo: Promo, now: Date): boolean {
  return promo.expiresAt !== null && Date.parse(promo.expiresAt) <= now.getTime();
}

/** The code that a visitor has entered. */
export function getPromo(db: Db, uid: string): Promo | undefined {
  const row = db.get<{ code: string }>("select code from basket_promo where uid = ?", uid);
  return row && findPromo(db, row.code);
}

/** Puts a code on a visitor's basket, or takes it off. */
export function setPromo(db: Db, uid: string, code: string | null): void {
  if (code === null) db.run("delete from basket_promo where uid = ?", uid);
  else db.run("insert or replace into basket_promo (uid, code) values (?, ?)", uid, code);
}
