import { existsSync, readdirSync, statSync, type Stats } from "node:fs";
import { dirname, join, resolve } from "node:path";

import { languages } from "~/lib/languages";
import { counted } from "#mocks/counted";
import {
  connectDatabase,
  createEmptyCatalog,
  finishImport,
  hasOwnGoods,
  hasSameLanguages,
  importedAt,
  importedFrom,
  isImported,
  isOfFolder,
} from "#mocks/db/open";
import type { Db } from "#mocks/db/query";
import { enlarge } from "#mocks/db/seed/enlarge";
import { seedReviews } from "#mocks/db/seed/reviews/index";
import { demoFolder } from "#mocks/paths";

import { detailFiles, readDetails } from "./details";
import { importFeed } from "./import-feed";
import { FeedError } from "./parse";
import { createPictures } from "./pictures";
import { problemLine, summaryLine } from "./progress";
import type { Problem } from "./write-sections";

type StartOptions = {
  /** The database. */
  file: string;
  /** The shop's folder; null for a shop without one. */
  shopDir: string | null;
  /** How many products the sample has; 0 for a shop that has only goods of its own. */
  products: number;
  /** The folder in which the API stores pictures. */
  pictures: string;
  log: (line: string) => void;
};

/** How many problems the API's start prints; `npm run shop:import` prints all. */
const mostProblems = 20;

/**
 * Imports `catalog.yml` of the shop's folder when it is newer than the data, with `catalog.en.yml` or the feed of another
 * language, and with what `goods/` says about sections, brands and properties; also when one of these or a picture is
 * newer, an older file has replaced one, the shop's languages are others, or a start imported the data from another
 * folder. The demo shop, and a shop without a folder, get the demo shop's goods as a sample. With a faulty feed, the shop
 * keeps the goods of its last import.
 * @throws FeedError for a faulty feed if there was no import before, and an Error for a faulty file of `goods/` or for
 * the demo shop, or a folder without a feed, on the data of another shop
 */
export async function importAtStart({ file, shopDir, products, pictures, log }: StartOptions): Promise<void> {
  const db = connectDatabase(file);
  try {
    const isOwn = shopDir !== null && resolve(shopDir) !== demoFolder && existsSync(join(shopDir, "catalog.yml"));
    if (shopDir !== null && resolve(shopDir) === demoFolder && hasOwnGoods(db)) throw new Error(ownGoods(db, file));
    if (isOwn) await importOwn(db, shopDir, pictures, log);
    else if (shopDir !== null && isOfOther(db, shopDir)) throw new Error(otherGoods(db, file, shopDir));
    else if (!hasOwnGoods(db) && products > 0) await importSample({ db, products, log });
    else if (!hasOwnGoods(db)) removeSample(db, log);
  } finally {
    db.close();
  }
}

async function importOwn(db: Db, folder: string, pictures: string, log: (line: string) => void): Promise<void> {
  const feeds = feedsOf(folder);
  if (isImported(db) && !needsImport(db, folder, feeds)) return;
  log(`Importing ${feeds.source}`);
  let problems = 0;
  const report = (problem: Problem) => {
    problems += 1;
    if (problems <= mostProblems) log(problemLine(problem));
  };
  try {
    const summary = await importFeed({
      ...{ db, ...feeds, details: readDetails(folder), report, isOfFolder: true },
      pictures: createPictures(join(folder, "pictures"), pictures),
    });
    if (problems > mostProblems) log(`and ${counted(problems - mostProblems, "more problem")}`);
    log(summaryLine(summary));
  } catch (error) {
    keepOrThrow(db, error, feeds.source, log);
  }
}

/** Whether the folder has something newer than the data, or the data are of another folder, whose shop this is not. */
function needsImport(db: Db, folder: string, feeds: ReturnType<typeof feedsOf>): boolean {
  if (isOfFolder(db) && !isFrom(db, feeds.source)) return true;
  // The owner may have put an earlier feed back, which is an older file. Over the goods of another feed that must not
  // count: the time of a change is also that of a copied folder or a changed right.
  const timeOf = isFrom(db, feeds.source) ? changedAt : savedAt;
  return !isNewerThan(db, filesOf(db, folder, feeds), timeOf) || needsLanguages(db, feeds.source);
}

/** The demo shop's texts name its own goods. They would report each one that the owner's shop does not have. */
function ownGoods(db: Db, file: string): string {
  const source = importedFrom(db) && `, from ${importedFrom(db)}`;
  return `${dirname(file)} has the goods of your own shop${source}: set SHOP_DIR to its folder, or for the demo shop DATA_DIR to another one`;
}

/**
 * Whether a start took the goods from another folder than this one, which has no feed. A folder that is gone may have been
 * moved here.
 */
function isOfOther(db: Db, folder: string): boolean {
  if (!hasOwnGoods(db) || !isOfFolder(db)) return false;
  const other = dirname(resolve(importedFrom(db)));
  return other !== resolve(folder) && existsSync(other);
}

/** Without a feed of its own, the shop would sell what the other one has. */
function otherGoods(db: Db, file: string, folder: string): string {
  return `${dirname(file)} has the goods of another shop, from ${importedFrom(db)}: set DATA_DIR to another folder, or put this shop's feed into ${folder} as catalog.yml`;
}

type SampleOptions = Pick<StartOptions, "products"> & { db: Db; log?: (line: string) => void };

/**
 * Imports the demo shop's goods if the database has none of this version and number, or older ones.
 * @throws FeedError or an Error for a faulty file
 */
export async function importSample({ db, products, log = () => undefined }: SampleOptions): Promise<void> {
  const feeds = feedsOf(demoFolder);
  if (isNewerThan(db, feeds.files) && countProducts(db) === products) return;
  log(`Creating a catalogue of ${products} products`);
  const start = Date.now();
  const complete = () => {
    enlarge(db, products);
    seedReviews(db);
  };
  await importFeed({
    ...{ db, ...feeds, details: readDetails(demoFolder), pictures: createPictures(null, "") },
    sample: { products, complete },
    strict: true,
  });
  log(`The catalogue is ready in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

const countProducts = (db: Db): number | undefined => db.value<number>("select count(*) from product");

/** An owner's shop never sells the sample, so it starts without goods. */
function removeSample(db: Db, log: (line: string) => void): void {
  if (importedAt(db) === undefined || countProducts(db) !== 0) {
    db.raw.pragma("foreign_keys = OFF");
    db.transaction(() => {
      createEmptyCatalog(db, "sample");
      finishImport(db, "sample", new Date());
    });
  }
  log("The shop has no goods: import a feed, or put it into the folder as catalog.yml");
}

/** The feeds of a folder by language, and all files that an import of them reads. */
export function feedsOf(folder: string) {
  const source = join(folder, "catalog.yml");
  const others = languages()
    .slice(1)
    .flatMap(({ code }) => {
      const file = join(folder, `catalog.${code}.yml`);
      return existsSync(file) ? [[code, file] as const] : [];
    });
  const files = [source, ...others.map(([, file]) => file), ...detailFiles(folder)];
  return { source, translations: Object.fromEntries(others), files };
}

/**
 * The files that make an imported shop import its folder again. The folder also has pictures of the shop, and a new one
 * of these must not replace the goods of another feed.
 */
function filesOf(db: Db, folder: string, { source, files }: ReturnType<typeof feedsOf>): string[] {
  return isFrom(db, source) ? [...files, ...filesIn(join(folder, "pictures"))] : files;
}

/** Whether the goods are the folder's own and `shop.json` has got other languages, whose feeds may be old files. */
const needsLanguages = (db: Db, source: string): boolean => isFrom(db, source) && !hasSameLanguages(db);

const isFrom = (db: Db, source: string): boolean => resolve(importedFrom(db)) === resolve(source);

/** A folder with all that is in it: when an older file replaces another, only its folder is newer. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? ["", ...readdirSync(folder, { encoding: "utf8", recursive: true })].map((name) => join(folder, name))
    : [];

function isNewerThan(db: Db, files: string[], timeOf: (file: Stats) => number = savedAt): boolean {
  const imported = Date.parse(importedAt(db) ?? "");
  return files.every((file) => {
    const found = statSync(file, { throwIfNoEntry: false });
    return found === undefined || imported >= timeOf(found);
  });
}

const savedAt = ({ mtimeMs }: Stats): number => mtimeMs;

/** When a file was saved, or came to its place if that was later. */
const changedAt = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

function keepOrThrow(db: Db, error: unknown, source: string, log: (line: string) => void): void {
  if (!(error instanceof FeedError)) throw error;
  if (!isImported(db)) throw new FeedError(`${source}: ${error.message}`);
  log(`${source}: ${error.message}. The shop keeps the goods of the last import`);
}
