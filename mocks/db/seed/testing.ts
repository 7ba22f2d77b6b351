import Database from "libsql";

import { reviewTables } from "#mocks/reviews/tables";

import { catalogTables } from "../schema";
import { seedCatalog } from "./index";

/** An in-memory catalogue with the given number of products, without indexes or the data for listings and search. */
export function seededDatabase(products: number): Database.Database {
  const db = new Database(":memory:");
  db.exec(catalogTables);
  db.exec(reviewTables);
  seedCatalog(db, { products });
  return db;
}

/** The rows of a query, each with its cells by column name. */
export function rowsOf(db: Database.Database, sql: string, ...parameters: readonly (string | number)[]) {
  return db.prepare(sql).all(...parameters) as Record<string, string | number | null>[];
}
