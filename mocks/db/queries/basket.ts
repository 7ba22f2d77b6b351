import type { ByLanguage } from "~/lib/languages";
import { fold } from "~/lib/text";

import type { Db } from "../query";
import { textJson } from "../texts";

export type LineRow = {
  productId: number;
  quantity: number;
  /** What the shopper saw last: roubles and pieces; 0 pieces if the line was shown as unavailable. */
  seenPrice: number | null;
  seenQuantity: number | null;
};

const line = `product_id as "productId", quantity, seen_price as "seenPrice", seen_quantity as "seenQuantity"`;

/** The lines of a visitor's basket, in the order they were added. */
export const listLines = (db: Db, uid: string): LineRow[] =>
  db.all<LineRow>(`select ${line} from basket_line where uid = ? order by added_at, product_id`, uid);

/** One line, if the product is in the basket. */
export const getLine = (db: Db, uid: string, productId: number): LineRow | undefined =>
  db.get<LineRow>(`select ${line} from basket_line where uid = ? and product_id = ?`, uid, productId);

/** Sets the quantity the shopper wants; for a new line, also records the price (roubles) as seen. */
export function putLine(db: Db, uid: string, productId: number, quantity: number, price: number, now: Date): void {
  db.run(
    `insert into basket_line (uid, product_id, quantity, added_at, seen_price, seen_quantity)
     values (:uid, :productId, :quantity, :now, :price, :quantity)
     on conflict (uid, product_id) do update set quantity = :quantity, seen_quantity = :quantity`,
    { uid, productId, quantity, now: now.toISOString(), price },
  );
}

/** Records what the shopper has seen of a line. */
export function markSeen(db: Db, uid: string, line: LineRow): void {
  db.run(
    `update basket_line set quantity = :quantity, seen_price = :seenPrice, seen_quantity = :seenQuantity
     where uid = :uid and product_id = :productId`,
    { ...line, uid },
  );
}

/** Removes a line; does nothing if there is none. */
export function deleteLine(db: Db, uid: string, productId: number): void {
  db.run("delete from basket_line where uid = ? and product_id = ?", uid, productId);
}

/** Empties a basket and removes its promo code. */
export function clearBasket(db: Db, uid: string): void {
  db.run("delete from basket_line where uid = ?", uid);
  setPromo(db, uid, null);
}

type Promo = { code: string; name: ByLanguage; percent: number; expiresAt: string | null };

/**
 * Finds a promo code in any letter case, with е or ё, and however its letters are encoded: text that was copied from a
 * PDF often has й in two parts. SQLite folds only Latin letters, so codes are compared here.
 */
export function findPromo(db: Db, code: string): Promo | undefined {
  const fields = `'code', code, 'name', ${textJson("promo", "name")}, 'percent', percent, 'expiresAt', expires_at`;
  const promos = db.objects<Promo>(`select json_object(${fields}) from promo`);
  const isSame = (promo: Promo) => typed(promo.code) === typed(code);
  return promos.find((promo) => promo.code === code) ?? promos.find(isSame);
}

const typed = (code: string): string => fold(code.normalize("NFKC").trim());

/** Whether a promo code has expired. */
export const isExpired = (promo: Promo, now: Date): boolean =>
  promo.expiresAt !== null && Date.parse(promo.expiresAt) <= now.getTime();

/** The promo code that a visitor entered; it may have been withdrawn since. */
export const getEnteredCode = (db: Db, uid: string): string | undefined =>
  db.value<string>("select code from basket_promo where uid = ?", uid);

/** Sets the promo code of a visitor's basket, or removes it. */
export function setPromo(db: Db, uid: string, code: string | null): void {
  if (code === null) db.run("delete from basket_promo where uid = ?", uid);
  else db.insert("basket_promo", { uid, code }, "replace");
}
