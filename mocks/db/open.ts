import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

import Database from "libsql";

import { buildListing } from "#mocks/listing/build";
import { buildSearch } from "#mocks/search/build";

import { changeTables } from "./change-tables";
import { customerTables } from "./customer-tables";
import { createDb, type Db } from "./query";
import { catalogIndexes, catalogTables, derivedTables, schemaVersion, visitorTables } from "./schema";

/** Fills the catalogue's tables with this many products. */
export type Seed = (db: Database.Database, options: { products: number }) => void;

export type OpenOptions = {
  /** A path, or `:memory:`. Its folder is created if missing. */
  file: string;
  products: number;
  seed: Seed;
  /** Called before and after work that takes seconds. */
  log?: (line: string) => void;
};

/**
 * Opens the API's database and creates what is missing: tables, the seeded catalogue, indexes, and the data for
 * listings and search. Replaces a catalogue of another version or size; visitors' data stays. Throws if the file cannot
 * be opened or written.
 */
export function openDatabase({ file, products, seed, log = () => undefined }: OpenOptions): Db {
  const db = openExisting(file);
  const { raw } = db;
  // Map the file into memory: the forty products of a listing page may lie anywhere in it. The 64 MB cache serves
  // writes.
  raw.pragma("mmap_size = 1073741824");
  raw.pragma("cache_size = -65536");
  const wanted = `${schemaVersion}:${products}`;
  if (readVersion(db) !== wanted) {
    log(`Creating a catalogue of ${products} products`);
    const start = Date.now();
    createCatalog(db, products, seed, wanted);
    log(`The catalogue is ready in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  return db;
}

/** Opens the database with the visitors' and customers' tables, and leaves the catalogue as it is. */
export function openExisting(file: string): Db {
  if (file !== ":memory:") makePrivate(file);
  const raw = new Database(file);
  // First, because the next pragma may already meet another process.
  raw.pragma("busy_timeout = 5000");
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = NORMAL");
  const db = createDb(raw);
  changeTables(db, !hasTable(db, "customer"));
  raw.exec(visitorTables);
  raw.exec(customerTables);
  return db;
}

/**
 * Creates the file if it is missing. It holds customer data, so only its owner may read it and SQLite's WAL files
 * beside it.
 */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, "a", 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

function readVersion(db: Db): string | undefined {
  if (!hasTable(db, "info")) return undefined;
  return db.get<{ value: string }>("select value from info where key = 'catalog'")?.value;
}

function hasTable(db: Db, name: string): boolean {
  return db.get("select 1 from sqlite_master where type = 'table' and name = ?", name) !== undefined;
}

function createCatalog(db: Db, products: number, seed: Seed, version: string): void {
  dropTables(db);
  db.raw.exec(catalogTables);
  db.raw.exec(derivedTables);
  seed(db.raw, { products });
  db.raw.exec(catalogIndexes);
  db.transaction(() => {
    const rows = buildListing(db);
    buildSearch(db, rows);
    dropOrphans(db);
    // Write the version last, so that an interrupted start rebuilds everything.
    db.run("insert or replace into info (key, value) values ('catalog', ?)", version);
  });
  db.raw.exec("analyze");
}

function dropTables(db: Db): void {
  const names = [...`${catalogTables}${derivedTables}`.matchAll(/create (?:virtual )?table (\w+)/g)].map(
    ([, name]) => name,
  );
  db.raw.pragma("foreign_keys = OFF");
  for (const name of names.reverse()) db.raw.exec(`drop table if exists ${name}`);
}

function dropOrphans(db: Db): void {
  for (const table of ["favorite", "basket_line", "viewed", "notify_request"]) {
    db.run(`delete from ${table} where product_id not in (select id from product)`);
  }
}
