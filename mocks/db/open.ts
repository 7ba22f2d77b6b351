import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";

import Database from "libsql";

import { fileFault } from "~/lib/file-fault";
import { languages } from "~/lib/languages";
import { buildListing } from "#mocks/listing/build";
import { buildSearch } from "#mocks/search/build";

import { explainDamage } from "./explain-error";
import { createDb, explainBusy, isBusy, type Db } from "./query";
import {
  catalogTables,
  createLastingTables,
  derivedTables,
  derivedVersion,
  hasTable,
  schemaVersion,
  tableNames,
} from "./tables";

/** Where the goods come from: a feed of the shop's own, or the sample's. */
export type CatalogKind = "feed" | "sample";

/**
 * Opens the API's database, which an import has filled.
 * @throws an Error if it has no catalogue of this version
 */
export function openDatabase(file: string): Db {
  const db = connectDatabase(file);
  if (importedAt(db) === undefined)
    throw new Error(
      "The catalogue is from an older version of the shop: import its feed again with “npm run shop:import -- FILE|URL”",
    );
  if (!hasSameLanguages(db) || readInfo(db, "derived") !== String(derivedVersion))
    db.transaction(() => buildDerived(db));
  return db;
}

/**
 * Opens the database and creates the tables that outlive a catalogue, but no catalogue.
 * @param wait how long a write waits for another process that writes, in ms
 * @throws an Error if that process writes longer, or if the file is damaged; SQLite's errors
 */
export function connectDatabase(file: string, wait = 5000): Db {
  if (file !== ":memory:") makePrivate(file);
  try {
    return connect(file, wait);
  } catch (error) {
    throw explainDamage(file, error);
  }
}

function connect(file: string, wait: number): Db {
  const raw = new Database(file);
  // First, because the next pragma may already meet another process.
  raw.pragma(`busy_timeout = ${wait}`);
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = NORMAL");
  // Map the file into memory: the forty products of a listing page may lie anywhere in it. The 64 MB cache serves
  // writes.
  raw.pragma("mmap_size = 1073741824");
  raw.pragma("cache_size = -65536");
  const db = createDb(raw);
  explainBusy(() => createLastingTables(db));
  return db;
}

/** Whether another process has the database open. */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const raw = new Database(file);
  try {
    // SQLite leaves the write-ahead log only for the last connection.
    raw.pragma("journal_mode = DELETE");
    return false;
  } catch (error) {
    // A damaged database is in nobody's way.
    return isBusy(error);
  } finally {
    raw.close();
  }
}

/** Whether the catalogue is of this version and comes from such a feed. */
const isOf = (db: Db, kind: CatalogKind): boolean => readVersion(db) === `${kind}:${schemaVersion}`;

/** Whether the catalogue comes from a feed of the shop's own, in the tables of this version. */
export const isImported = (db: Db): boolean => isOf(db, "feed");

/** Whether a feed of the shop's own has been imported, even by an older version. */
export const hasOwnGoods = (db: Db): boolean => readVersion(db)?.startsWith("feed:") ?? false;

/** Drops the catalogue and creates its empty tables, for an import. Call it with `foreign_keys` off. */
export function createEmptyCatalog(db: Db, kind: CatalogKind): void {
  const isFirst = !hasOwnGoods(db);
  // The sample's offers are not known to the next import.
  if (isFirst)
    for (const table of ["imported_offer", "imported_category", "imported_picture"]) db.run(`delete from ${table}`);
  for (const name of tableNames(`${catalogTables}${derivedTables}`).reverse())
    db.raw.exec(`drop table if exists ${name}`);
  // Those before the first feed are about the sample's products. An import into the tables of a newer version keeps
  // what customers wrote.
  if (kind === "feed" && isFirst)
    for (const table of ["review", "review_vote", "rating", "question"]) db.run(`delete from ${table}`);
  db.raw.exec(`${catalogTables}${derivedTables}`);
}

/**
 * Recomputes the listing and search data of an imported catalogue, and records its version and its feed.
 * @param isOfFolder whether the API's start took the feed from the shop's folder
 */
export function finishImport(db: Db, kind: CatalogKind, now: Date, source = "", isOfFolder = false): void {
  buildDerived(db);
  dropOrphans(db);
  writeInfo(db, "catalog", `${kind}:${schemaVersion}`);
  writeInfo(db, "importedAt", now.toISOString());
  writeInfo(db, "source", source);
  writeInfo(db, "isOfFolder", isOfFolder ? "1" : "0");
}

/** Recomputes the listing and search data; the order of names differs by language. */
function buildDerived(db: Db): void {
  for (const name of tableNames(derivedTables)) db.raw.exec(`drop table if exists ${name}`);
  db.raw.exec(derivedTables);
  buildSearch(db, buildListing(db));
  writeInfo(db, "languages", languageList());
  writeInfo(db, "derived", String(derivedVersion));
}

/** Whether the shop still has the languages, in their order, for which the listing was computed last. */
export const hasSameLanguages = (db: Db): boolean => readInfo(db, "languages") === languageList();

const languageList = () =>
  languages()
    .map(({ code }) => code)
    .join();

/** When the catalogue was imported (ISO 8601); undefined without one of this version. */
export const importedAt = (db: Db): string | undefined =>
  isOf(db, "feed") || isOf(db, "sample") ? readInfo(db, "importedAt") : undefined;

/**
 * Creates the file if it is missing. It holds customer data, so only its owner may read it and SQLite's WAL files
 * beside it.
 */
function makePrivate(file: string): void {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR ${folder} cannot be written: ${fileFault(error)}`);
  }
  // Closing a file lets go of all locks that the process has on it: another process would then remove the WAL in use.
  if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, 0o600);
}

/** The file or address of the feed that was imported last; empty for none. */
export const importedFrom = (db: Db): string => readInfo(db, "source") ?? "";

/** Whether a start took that feed from a shop's folder; otherwise the owner imported it. */
export const isOfFolder = (db: Db): boolean => readInfo(db, "isOfFolder") === "1";

const readVersion = (db: Db): string | undefined => (hasTable(db, "info") ? readInfo(db, "catalog") : undefined);

const readInfo = (db: Db, key: string): string | undefined =>
  db.value<string>("select value from info where key = ?", key);

function writeInfo(db: Db, key: string, value: string): void {
  db.insert("info", { key, value }, "replace");
}

/** What customers wrote about a product that an import has known stays: the next feed may have it again. */
function dropOrphans(db: Db): void {
  const isGone = "product_id not in (select id from product)";
  for (const table of ["favorite", "basket_line", "viewed", "notify_request"])
    db.run(`delete from ${table} where ${isGone}`);
  for (const table of ["review", "question", "rating"])
    db.run(`delete from ${table} where ${isGone} and product_id not in (select product_id from imported_offer)`);
}
