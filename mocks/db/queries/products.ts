import type { ByLanguage } from "~/lib/languages";
import type { Language } from "#mocks/language";

import { idList, type Db } from "../query";
import { textSql } from "../texts";

/** What a product's page needs beyond the card. `{language}` in a document's link stands for that of the page. */
export type ProductDetails = {
  sectionId: number;
  brandId: number | null;
  unit: ByLanguage;
  description: string;
  pictures: string[];
  documents: { name: ByLanguage; link: string }[];
};

/** The id of the product with the given code. */
export const findProductId = (db: Db, code: string): number | undefined =>
  db.value<number>("select id from product where code = ?", code);

/** The data of a product's page beyond the card; undefined for an unknown id. */
export function getProductDetails(db: Db, id: number, language: Language): ProductDetails | undefined {
  return db.objects<ProductDetails>(
    `select json_object('sectionId', section_id, 'brandId', brand_id, 'unit', json(unit), 'pictures', json(pictures),
       'documents', json(documents), 'description', coalesce(${textSql("product", "description", language)}, ''))
     from product where id = ?`,
    id,
  )[0];
}

/**
 * Ids of a product's variants that are sold, cheapest first, including the product itself; empty for a product without
 * variants.
 */
export function listVariantIds(db: Db, id: number): number[] {
  const ids = db.column<number>(
    `select id from product
     where hidden = 0 and group_id = (select group_id from product where id = ?) order by price, id`,
    id,
  );
  return ids.some((other) => other !== id) ? ids : [];
}

/** How many orders must have two products together before one is suggested with the other. */
const fewestOrders = 2;

/** Ids of products that were ordered together with the given ones, most often first. */
export function listOrderedTogether(db: Db, ids: readonly number[]): number[] {
  return db.column<number>(
    `select other.product_id as id from order_item as mine
     join order_item as other on other.order_id = mine.order_id
     where mine.product_id in (select value from json_each(?1))
       and other.product_id not in (select value from json_each(?1))
     group by other.product_id having count(distinct mine.order_id) >= ${fewestOrders}
     order by count(distinct mine.order_id) desc, other.product_id`,
    idList(ids),
  );
}

/** Ids of the most popular products of a section that can be bought now. */
export function listPopularIn(db: Db, sectionCode: string, limit: number): number[] {
  return db.column<number>(
    `select product_id as id from product_section
     where section_id = (select id from section where code = :sectionCode) and available = 1 and price > 0
     order by popularity desc limit :limit`,
    { sectionCode, limit },
  );
}

/** Ids of other products of the same section that can be bought now, those with the nearest price first; no variants. */
export function listSimilar(db: Db, id: number, limit: number): number[] {
  return db.column<number>(
    `select product.id from product
     join product as mine on mine.id = :id and mine.section_id = product.section_id
     where product.id <> :id and product.hidden = 0 and product.price > 0
       and (product.stock > 0 or product.order_days is not null)
       and (mine.group_id is null or product.group_id is null or product.group_id <> mine.group_id)
     order by product.stock = 0, abs(product.price - mine.price), product.id limit :limit`,
    { id, limit },
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
