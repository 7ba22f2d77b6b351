import { readdirSync, readFileSync } from "node:fs";

import type { Db } from "./query";

/** Increase this when the catalogue's tables change: the sample's catalogue of another version is imported again. */
export const schemaVersion = 19;

/** Increase this when only the derived tables or their contents change: the next start computes them again. */
export const derivedVersion = 1;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

/** The catalogue that an import fills, and what is derived from it. */
export const catalogTables = read("tables/catalog.sql");
export const derivedTables = read("tables/derived.sql");

/**
 * Creates the tables that outlive a catalogue. Databases of earlier versions are first brought to their schema: each
 * file of `changes/` runs once, in the order of their names. SQLite's `user_version` holds the number of those done; a
 * new database needs none.
 * @throws an Error for a database of a newer version: this one does not know its tables, and would let the newer one
 * repeat its changes
 */
export function createLastingTables(db: Db): void {
  const changes = readdirSync(new URL("changes", import.meta.url)).sort();
  // Within the transaction, because another process may make the same changes at this moment.
  db.transaction(() => {
    const done = hasTable(db, "customer")
      ? (db.value<number>("select user_version from pragma_user_version") ?? 0)
      : null;
    if (done !== null && done > changes.length)
      throw new Error("The data are from a newer version of the shop: start that version, or set another DATA_DIR");
    for (const file of done === null ? [] : changes.slice(done)) db.raw.exec(read(`changes/${file}`));
    db.raw.exec(`pragma user_version = ${changes.length}`);
  });
  for (const name of ["visitors", "customers", "reviews", "imports"]) db.raw.exec(read(`tables/${name}.sql`));
}

export const hasTable = (db: Db, name: string): boolean =>
  db.get("select 1 from sqlite_master where type = 'table' and name = ?", name) !== undefined;

/** The tables that an SQL text creates. */
export const tableNames = (sql: string): string[] =>
  [...sql.matchAll(/^create (?:virtual )?table (\w+)/gm)].flatMap(([, name]) => name ?? []);
