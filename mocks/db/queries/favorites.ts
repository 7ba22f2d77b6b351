import { transactionIfFree, type Db } from "../query";

/** Ids of a visitor's favourite products, newest first. */
export const listFavoriteIds = (db: Db, uid: string): number[] =>
  db.column<number>("select product_id from favorite where uid = ? order by added_at desc, product_id", uid);

/** Adds a product; does nothing if it is already a favourite. */
export function addFavorite(db: Db, uid: string, productId: number, now: Date): void {
  db.insert("favorite", { uid, productId, addedAt: now.toISOString() }, "ignore");
}

/** Removes a product; does nothing if it is not a favourite. */
export function deleteFavorite(db: Db, uid: string, productId: number): void {
  db.run("delete from favorite where uid = ? and product_id = ?", uid, productId);
}

const maxViewed = 20;

/**
 * Records that a visitor viewed a product; keeps only the 20 most recent. While a feed is imported, the view is not
 * recorded: the page must not wait for that.
 */
export function recordViewed(db: Db, uid: string, productId: number, at: Date): void {
  transactionIfFree(db, () => {
    db.insert("viewed", { uid, productId, viewedAt: at.toISOString() }, "replace");
    dropOldViews(db, uid);
  });
}

/** Deletes what a visitor viewed before the 20 most recent products. */
export function dropOldViews(db: Db, uid: string): void {
  db.run(
    `delete from viewed where uid = ?1 and product_id in
       (select product_id from viewed where uid = ?1 order by viewed_at desc, product_id limit -1 offset ${maxViewed})`,
    uid,
  );
}

/** Ids of the products that a visitor viewed, newest first. */
export const listViewedIds = (db: Db, uid: string): number[] =>
  db.column<number>("select product_id from viewed where uid = ? order by viewed_at desc, product_id", uid);
