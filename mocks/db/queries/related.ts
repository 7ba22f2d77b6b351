import { idList, type Db } from "../query";

/** How many orders must have two products together before one is suggested with the other. */
const fewestOrders = 2;

/** Ids of products that were ordered together with the given ones, most often first. */
export function listOrderedTogether(db: Db, ids: readonly number[]): number[] {
  return db.column<number>(
    `select other.product_id as id from order_item as mine
     join order_item as other on other.order_id = mine.order_id
     where mine.product_id in (select value from json_each(?1))
       and other.product_id not in (select value from json_each(?1))
     group by other.product_id having count(distinct mine.order_id) >= ?2
     order by count(distinct mine.order_id) desc, other.product_id`,
    idList(ids),
    fewestOrders,
  );
}

/** Ids of the most popular products of a section that can be bought now. */
export function listPopularIn(db: Db, sectionCode: string, limit: number): number[] {
  return db.column<number>(
    `select product_id as id from product_section
     where section_id = (select id from section where code = ?) and available = 1 and price > 0
     order by popularity desc limit ?`,
    sectionCode,
    limit,
  );
}

/** Ids of other products of the same section that can be bought now, those with the nearest price first; no variants. */
export function listSimilar(db: Db, id: number, limit: number): number[] {
  return db.column<number>(
    `select product.id from product
     join product as mine on mine.id = ?1 and mine.section_id = product.section_id
     where product.id <> ?1 and product.hidden = 0 and product.price > 0
       and (product.stock > 0 or product.order_days is not null)
       and (mine.group_id is null or product.group_id is null or product.group_id <> mine.group_id)
     order by product.stock = 0, abs(product.price - mine.price), product.id limit ?2`,
    id,
    limit,
  );
}

/** The codes of the deepest sections of products. */
export function listSectionCodes(db: Db, ids: readonly number[]): string[] {
  return db.column<string>(
    `select distinct section.code from product join section on section.id = product.section_id
     where product.id in (select value from json_each(?))`,
    idList(ids),
  );
}
