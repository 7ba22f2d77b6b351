import type { Language } from "#mocks/language";

import type { Db } from "../query";
import { textSql } from "../texts";

/** What a product's page needs beyond the card. */
export type ProductDetails = {
  id: number;
  sectionId: number;
  brandId: number | null;
  groupId: number | null;
  /** JSON, a text by language. */
  unit: string;
  description: string;
  /** JSON, as in the table. */
  pictures: string;
  documents: string;
};

/** The id of the product with the given code. */
export function findProductId(db: Db, code: string): number | undefined {
  return db.value<number>("select id from product where code = ?", code);
}

/** The data of a product's page beyond the card; undefined for an unknown id. */
export function getProductDetails(db: Db, id: number, language: Language): ProductDetails | undefined {
  return db.get<ProductDetails>(
    `select id, section_id as "sectionId", brand_id as "brandId", group_id as "groupId", unit,
            coalesce(${textSql("product", "description", language)}, '') as description, pictures, documents
     from product where id = ?`,
    id,
  );
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
