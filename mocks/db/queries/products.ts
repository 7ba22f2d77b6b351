import type { ByLanguage } from "~/lib/languages";
import type { Language } from "#mocks/language";

import type { Db } from "../query";
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
export function findProductId(db: Db, code: string): number | undefined {
  return db.value<number>("select id from product where code = ?", code);
}

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
