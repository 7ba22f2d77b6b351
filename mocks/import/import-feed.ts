import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { ByLanguage } from "~/lib/languages";
import { noGoods, type ShopGoods } from "~/lib/shop-goods";
import { createEmptyCatalog, finishImport, isImported } from "#mocks/db/open";
import { explainBusy, type Db } from "#mocks/db/query";

import { idOf, readOffer, type Offer, type RateOf } from "./offer";
import { fetchFeed, openFeed, type Feed } from "./open-feed";
import { FeedError, parseFeed, type RawCategory, type RawCurrency } from "./parse";
import type { FeedPicture, Pictures } from "./pictures";
import { writeFilters } from "./properties";
import { readNumber } from "./texts";
import { readTranslations, type Translations } from "./translations";
import { nameVariantsApart } from "./variant-names";
import { createProducts, removePictures, type Written } from "./write-products";
import { arrangeCategories, countProducts, writeSections, type Problem } from "./write-sections";

export type ImportOptions = {
  /** A database from `connectDatabase` that nobody else writes to. */
  db: Db;
  /** A file or an http(s) address. */
  source: string;
  /**
   * Feeds of the same offers in other languages, as `source`. Pages in a language without one show the texts of `source`,
   * which is in the shop's first language.
   */
  translations?: ByLanguage;
  pictures: Pictures;
  /** Whether a problem makes the import fail; without it, faulty offers are left out. */
  strict?: boolean;
  /** Whether the API's start takes the feed from the shop's folder. */
  isOfFolder?: boolean;
  /** What the shop's folder says about sections, brands and properties. */
  details?: ShopGoods;
  /**
   * Makes the goods a sample for a shop without a feed: they replace an earlier sample whole. So many of the offers are
   * read, and `complete` adds what a sample has besides its feed.
   */
  sample?: { products: number; complete: () => void };
  now?: Date;
  /** Called for each problem of the feed. */
  report?: (problem: Problem) => void;
  /** Called after each offer with the number of offers read. */
  progress?: (offers: number) => void;
};

/** Numbers of offers by what became of them. */
export type ImportSummary = Record<Written, number> & { hidden: number; leftOut: number; problems: number };

/**
 * Imports a feed as the catalogue, in one transaction: an error leaves everything as it was. The first import replaces
 * the sample; later ones change what differs and hide products that the feed no longer has.
 * @throws FeedError for a feed that cannot be imported
 */
export async function importFeed(options: ImportOptions): Promise<ImportSummary> {
  const { source, translations = {} } = options;
  const downloads = mkdtempSync(join(tmpdir(), "feed-"));
  try {
    const feed = await fetchFeed(source, downloads);
    const others: Record<string, Feed> = {};
    for (const [language, other = ""] of Object.entries(translations))
      others[language] = await fetchFeed(other, downloads);
    return await importInTransaction({ ...options, feed, translations: others });
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

/** Options whose feeds are on this machine. */
type LocalOptions = Omit<ImportOptions, "source" | "translations"> & { feed: Feed; translations: ByLanguage<Feed> };

async function importInTransaction(options: LocalOptions): Promise<ImportSummary> {
  const { db } = options;
  // A hidden product may name a section that no longer exists.
  db.raw.pragma("foreign_keys = OFF");
  // An import reads the file once: a large cache would only cost memory.
  db.raw.pragma("mmap_size = 0");
  db.raw.pragma("cache_size = -16384");
  explainBusy(() => db.raw.exec("begin immediate"));
  try {
    const summary = await run(options);
    db.raw.exec("commit");
    db.raw.exec("analyze");
    return summary;
  } catch (error) {
    db.raw.exec("rollback");
    throw error;
  }
}

async function run({ db, feed, pictures, now = new Date(), ...options }: LocalOptions): Promise<ImportSummary> {
  const { details = noGoods, sample } = options;
  const kind = sample ? "sample" : "feed";
  const summary = { added: 0, changed: 0, unchanged: 0, hidden: 0, leftOut: 0, problems: 0 };
  const report = (problem: Problem) => {
    summary.problems += 1;
    options.report?.(problem);
  };
  if (sample || !isImported(db)) createEmptyCatalog(db, kind);
  const translations = await readTranslations(db, options.translations);
  const products = createProducts(db, { translations, details, kind, now });
  const checker = createChecker(db, translations, details, report);
  let read = 0;
  await parseFeed(openFeed(feed), {
    ...checker,
    offer: (raw) => {
      if (sample && read >= sample.products) return;
      const checked = checker.check(readOffer(raw, checker.rateOf()));
      if ("reason" in checked) {
        summary.leftOut += 1;
        report({ line: raw.line, subject: `offer ${idOf(raw)}`.trim(), reason: checked.reason });
      } else {
        summary[products.write({ ...checked, pictures: picturesOf(checked.offer, pictures, report) })] += 1;
      }
      read += 1;
      options.progress?.(read);
    },
  });
  if (read === summary.leftOut) throw new FeedError("The feed has no offer that can be imported");
  summary.hidden = products.hideMissing();
  nameVariantsApart(db);
  const faulty = await pictures.store();
  removePictures(db, faulty);
  for (const { name } of faulty) report({ line: 0, subject: `picture ${name}`, reason: "the file is not a picture" });
  if (options.strict && summary.problems > 0) throw new FeedError(`The feed has problems: ${summary.problems}`);
  sample?.complete();
  countProducts(db, details.sections);
  writeFilters(db, details.properties);
  finishImport(db, kind, now, feed.source, options.isOfFolder);
  return summary;
}

/** Collects categories and currencies until the first offer, and then finds each offer's section. */
function createChecker(db: Db, translations: Translations, details: ShopGoods, report: (problem: Problem) => void) {
  const categories: RawCategory[] = [];
  const currencies: RawCurrency[] = [];
  const ids = new Set<string>();
  let sections: Map<string, number> | null = null;
  let rates: RateOf | null = null;

  function check(read: ReturnType<typeof readOffer>): { offer: Offer; sectionId: number } | { reason: string } {
    sections ??= writeSections(db, arrangeCategories(categories, report), translations, details.sections);
    if ("reason" in read) return read;
    const { offer } = read;
    if (ids.has(offer.id)) return { reason: "another offer has the same id" };
    const [category = ""] = offer.categoryIds;
    for (const id of offer.categoryIds) {
      const sectionId = sections.get(id);
      if (sectionId === undefined) continue;
      ids.add(offer.id);
      return { offer, sectionId };
    }
    return { reason: category === "" ? "the offer has no category" : `its category ${category} does not exist` };
  }

  return {
    category: (category: RawCategory) => void categories.push(category),
    currency: (currency: RawCurrency) => void currencies.push(currency),
    rateOf: () => (rates ??= readRates(currencies)),
    check,
  };
}

function picturesOf(
  { id, line, pictures: names }: Offer,
  pictures: Pictures,
  report: (problem: Problem) => void,
): FeedPicture[] {
  return names.flatMap((name) => {
    const found = pictures.find(name);
    if ("path" in found) return found;
    report({ line, subject: `offer ${id}`, reason: found.reason });
    return [];
  });
}

const roubles = new Set(["RUB", "RUR", "РУБ", "РУБ."]);

/** Finds how many roubles a currency is worth. Rates of a bank, such as `CBRF`, are unknown here. */
export function readRates(currencies: RawCurrency[]): RateOf {
  const code = (id: string) => id.trim().toUpperCase();
  const rates = new Map(currencies.map(({ id, rate }) => [code(id), readNumber(rate)]));
  // Rates are relative to the feed's own currency, which has the rate 1. Feeds without currencies are in roubles.
  const inRoubles = currencies.length === 0 || [...rates].some(([id, rate]) => roubles.has(id) && rate === 1);
  return (id) => {
    if (roubles.has(code(id))) return 1;
    return (inRoubles ? rates.get(code(id)) : null) ?? undefined;
  };
}
