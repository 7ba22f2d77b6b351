import type Database from "libsql";

import { seedBrands } from "./catalog/brands";
import { seedProducts } from "./catalog/products";
import { seedSections } from "./catalog/sections";
import { seedPropertyValues } from "./catalog/values";
import { seedOfficeStock } from "./office-stock";
import { seedReviews } from "./reviews/index";

/**
 * Fills the catalogue's tables, which must exist and be empty: sections, brands and the given number of products,
 * with reviews and questions.
 * The result is the same on every machine and run; a smaller catalogue is the beginning of a larger one. Runs in one transaction, so an error leaves the tables empty.
 */
export function seedCatalog(db: Database.Database, { products }: { products: number }): void {
  db.transaction(() => {
    seedSections(db);
    seedBrands(db);
    seedProducts(db, products, seedPropertyValues(db));
    seedOfficeStock(db);
    seedReviews(db);
  })();
}
