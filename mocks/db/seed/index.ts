import type Database from "libsql";

import { seedProducts } from "./catalog/products";
import { seedSections } from "./catalog/sections";
import { seedPropertyValues } from "./catalog/values";
import { seedStockProducts, seedTexts } from "./texts/index";

/**
 * Fills the catalogue's tables, which must exist and be empty: sections, brands, the given number of products and the
 * shop's texts. The result is the same on every machine and run; a smaller catalogue is the beginning of a larger one.
 * Runs in one transaction, so an error leaves the tables empty.
 */
export function seedCatalog(db: Database.Database, { products }: { products: number }): void {
  db.transaction(() => {
    seedSections(db);
    seedTexts(db);
    seedProducts(db, products, seedPropertyValues(db));
    seedStockProducts(db);
  })();
}
