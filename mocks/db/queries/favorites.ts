import type { Db } from "../query";

/** Product ids that a visitor likes, the latest first. */
export function listFavoriteIds(db: Db, uid: string): number[] {
  return db
    .all<{ id: number }>("select product_id as id from favorite where uid = ? order by added_at desc, product_id", uid)
    .map((row) => row.id);
}

/** Adds a product; nothing changes where it is among them already. */
export function addFavorite(db: Db, uid: string, productId: number, now: Date): void {
  db.run(
    "insert or ignore into favorite (uid, product_id, added_at) values (?, ?, ?)",
    uid,
    productId,
    now.toISOString(),
  );
}

/** Takes a product out; nothing happens where it is not there. */
export function deleteFavorite(db: Db, uid: string, productId: number): void {
  db.run("delete from favorite where uid = ? and product_id = ?", uid, productId);
}
