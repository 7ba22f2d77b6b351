import { idList, type Db } from "#mocks/db/query";

/** The published ratings of a product: the average with one decimal place, and their number. */
export type Rating = { rating: number; reviews: number };

type Row = { id: number; count: number; sum: number };

const average = ({ count, sum }: Row): number => Math.round((sum / count) * 10) / 10;

/** The ratings of these products by id; products without published reviews are left out. */
export function readRatings(db: Db, ids: Iterable<number>): Map<number, Rating> {
  const rows = db.all<Row>(
    `select product_id as id, count, sum from rating
     where count > 0 and product_id in (select value from json_each(?))`,
    idList(ids),
  );
  return new Map(rows.map((row) => [row.id, { rating: average(row), reviews: row.count }]));
}

/** The ratings of all products that have any. */
export function readAllRatings(db: Db): (Rating & { id: number })[] {
  const rows = db.all<Row>("select product_id as id, count, sum from rating where count > 0");
  return rows.map((row) => ({ id: row.id, rating: average(row), reviews: row.count }));
}

/** The number of the last change of any rating, by this process or another one. */
export function lastChange(db: Db): number {
  return db.value<number | null>("select max(changed) from rating") ?? 0;
}

/** Computes a product's rating anew after its published reviews have changed. */
export function updateRating(db: Db, productId: number): void {
  db.run(
    `insert or replace into rating (product_id, count, sum, changed)
     select ?1, count(*), total(rating), (select coalesce(max(changed), 0) + 1 from rating)
     from review where product_id = ?1 and status = 'published'`,
    productId,
  );
}
