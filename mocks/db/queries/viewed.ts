import type { Db } from "../query";

const kept = 20;

/** Records that a visitor viewed a product; keeps only the 20 most recent. */
export function recordViewed(db: Db, uid: string, productId: number, at: Date): void {
  db.transaction(() => {
    db.run(
      `insert into viewed (uid, product_id, viewed_at) values (?, ?, ?)
       on conflict (uid, product_id) do update set viewed_at = excluded.viewed_at`,
      uid,
      productId,
      at.toISOString(),
    );
    dropOldViews(db, uid);
  });
}

/** Deletes what a visitor viewed before the 20 most recent products. */
export function dropOldViews(db: Db, uid: string): void {
  db.run(
    `delete from viewed where uid = ?1 and product_id in
       (select product_id from viewed where uid = ?1 order by viewed_at desc, product_id limit -1 offset ${kept})`,
    uid,
  );
}

/** Ids of the products that a visitor viewed, newest first. */
export function listViewedIds(db: Db, uid: string): number[] {
  return db.column<number>("select product_id from viewed where uid = ? order by viewed_at desc, product_id", uid);
}
