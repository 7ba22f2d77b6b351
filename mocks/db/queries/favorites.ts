import type { Db } from "../query";

/** Ids of a visitor's favourite products, newest first. */
export function listFavoriteIds(db: Db, uid: string): number[] {
  return db.column<number>(
    "select product_id as id from favorite where uid = ? order by added_at desc, product_id",
    uid,
  );
}

/** Adds a product; does nothing if it is already a favourite. */
export function addFavorite(db: Db, uid: string, productId: number, now: Date): void {
  db.run(
    "insert or ignore into favorite (uid, product_id, added_at) values (?, ?, ?)",
    uid,
    productId,
    now.toISOString(),
  );
}

/** Removes a product; does nothing if it is not a favourite. */
export function deleteFavorite(db: Db, uid: string, productId: number): void {
  db.run("delete from favorite where uid = ? and product_id = ?", uid, productId);
}
