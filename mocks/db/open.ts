import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

import Database from "libsql";

import { languages } from "~/lib/languages";
import { importTables } from "#mocks/import/tables";
import { buildListing } from "#mocks/listing/build";
import { reviewTables } from "#mocks/reviews/tables";
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
 * listings and search. Replaces a seeded catalogue of another version or size; visitors' data and an imported catalogue
 * stay. Throws if the file cannot be opened or written.
 */
export function openDatabase({ file, products, seed, log = () => undefined }: OpenOptions): Db {
  const db = connectDatabase(file);
  const wanted = `${schemaVersion}:${products}`;
  const found = readVersion(db);
  if (found?.startsWith(importedPrefix)) {
    if (!isImported(db)) throw new Error("The catalogue is from an older version of the shop: import its feed again");
  } else if (found !== wanted) {
    log(`Creating a catalogue of ${products} products`);
    const start = Date.now();
    createCatalog(db, products, seed, wanted);
    log(`The catalogue is ready in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  if (readInfo(db, "languages") !== languageList()) db.transaction(() => buildDerived(db));
  return db;
}

/** Opens the database and creates the tables that outlive a catalogue, but no catalogue. Throws SQLite's errors. */
export function connectDatabase(file: string): Db {
  if (file !== ":memory:") makePrivate(file);
  const raw = new Database(file);
  // First, because the next pragma may already meet another process.
  raw.pragma("busy_timeout = 5000");
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = NORMAL");
  // Map the file into memory: the forty products of a listing page may lie anywhere in it. The 64 MB cache serves
  // writes.
  raw.pragma("mmap_size = 1073741824");
  raw.pragma("cache_size = -65536");
  const db = createDb(raw);
  const isNew = !hasTable(db, "customer");
  changeTables(db, isNew);
  raw.exec(visitorTables);
  raw.exec(customerTables);
  raw.exec(reviewTables);
  raw.exec(importTables);
  return db;
}

const importedPrefix = "feed:";

/** Whether the catalogue comes from a feed, in the tables of this version. */
export function isImported(db: Db): boolean {
  return readVersion(db) === `${importedPrefix}${schemaVersion}`;
}

/** Drops the catalogue and creates its empty tables, for an import. Call it with `foreign_keys` off. */
export function createEmptyCatalog(db: Db): void {
  for (const sql of dropStatements()) db.raw.exec(sql);
  // They are about seeded products.
  for (const table of ["review", "review_vote", "rating", "question"]) db.run(`delete from ${table}`);
  db.raw.exec(`${catalogTables}${derivedTables}${catalogIndexes}`);
}

/**
 * Computes the listing and search data of an imported catalogue anew, and records its version.
 * @param importedAt ISO 8601
 */
export function finishImport(db: Db, importedAt: string): void {
  buildDerived(db);
  dropOrphans(db);
  writeInfo(db, "catalog", `${importedPrefix}${schemaVersion}`);
  writeInfo(db, "importedAt", importedAt);
}

/** Computes the listing and search data anew; the order of names differs by language. */
function buildDerived(db: Db): void {
  for (const name of tableNames(derivedTables)) db.raw.exec(`drop table if exists ${name}`);
  db.raw.exec(derivedTables);
  buildSearch(db, buildListing(db));
  writeInfo(db, "languages", languageList());
}

const languageList = () =>
  languages()
    .map(({ code }) => code)
    .join();

/** When the catalogue was imported (ISO 8601); undefined for a seeded one. */
export function importedAt(db: Db): string | undefined {
  if (!isImported(db)) return undefined;
  return readInfo(db, "importedAt");
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
  return readInfo(db, "catalog");
}

const readInfo = (db: Db, key: string): string | undefined =>
  db.value<string>("select value from info where key = ?", key);

function writeInfo(db: Db, key: string, value: string): void {
  db.run("insert or replace into info (key, value) values (?, ?)", key, value);
}

function hasTable(db: Db, name: string): boolean {
  return db.get("select 1 from sqlite_master where type = 'table' and name = ?", name) !== undefined;
}

function createCatalog(db: Db, products: number, seed: Seed, version: string): void {
  dropTables(db);
  db.raw.exec(catalogTables);
  seed(db.raw, { products });
  db.raw.exec(catalogIndexes);
  db.transaction(() => {
    buildDerived(db);
    dropOrphans(db);
    // Write the version last, so that an interrupted start rebuilds everything.
    writeInfo(db, "catalog", version);
  });
  db.raw.exec("analyze");
}

function dropTables(db: Db): void {
  db.raw.pragma("foreign_keys = OFF");
  for (const sql of dropStatements()) db.raw.exec(sql);
}

function dropStatements(): string[] {
  const names = tableNames(`${catalogTables}${derivedTables}`).reverse();
  return names.map((name) => `drop table if exists ${name}`);
}

function tableNames(sql: string): string[] {
  return [...sql.matchAll(/create (?:virtual )?table (\w+)/g)].flatMap(([, name]) => name ?? []);
}

function dropOrphans(db: Db): void {
  for (const table of ["favorite", "basket_line", "viewed", "notify_request", "review", "question", "rating"]) {
    db.run(`delete from ${table} where product_id not in (select id from product)`);
  }
}
