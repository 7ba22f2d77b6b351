import type { Shop } from "~/lib/shop-file";
import type { Db } from "#mocks/db/query";
import type { Listing } from "#mocks/listing/listing";
import { createLru } from "#mocks/lru";

import { createQueryReader, type QueryPart, type Terms } from "./query";
import { relax } from "./relax";
import { createSynonyms } from "./synonyms";

type Headings = { sectionIds: number[]; brandIds: number[] };

/** What a text is searched by, and its words that are left out because nothing matches all of them. */
type Reading = { terms: Terms; unmatched: string[] };

export type Search = ReturnType<typeof createSearch>;

const rememberedRows = 4_000_000;
const rememberedTexts = 2_000;

/**
 * Opens the search index that `buildSearch` wrote.
 * @param synonyms the shop's own, from `shop.json`
 */
export function createSearch(db: Db, listing: Listing, synonyms: Shop["synonyms"]) {
  const reader = createQueryReader(db, createSynonyms(synonyms));
  const readings = createLru<Reading>(rememberedTexts);
  const found = createLru<Int32Array>(rememberedRows, (rows) => rows.length + 100);
  const readingOf = (text: string) => readings.remember(key(text), () => read(text));

  const termsOf = (parts: readonly QueryPart[]) => parts.flatMap(({ terms }) => terms);
  const hasProducts = (parts: readonly QueryPart[]) => match(db, allOf(termsOf(parts)), 1).length > 0;
  const isKnown = ({ terms }: QueryPart) => terms.every(reader.isKnown);
  const isHeading = ({ terms }: QueryPart) => headingsOf(db, terms).length > 0;

  function read(text: string): Reading {
    const parts = reader.read(text);
    const terms = termsOf(parts);
    const isFound = parts.length === 0 || hasProducts(parts) || headingsOf(db, terms).length > 0;
    if (isFound || exactRow(db, listing, text).length > 0) return { terms, unmatched: [] };
    const kept = relax(parts, { hasProducts, isKnown, isHeading });
    if (kept.length === 0) return { terms, unmatched: [] };
    const left = parts.filter((part) => !kept.includes(part)).map(({ typed }) => trimSigns(typed));
    return { terms: termsOf(kept), unmatched: [...new Set(left)] };
  }

  function collect(text: string, limit: number): Set<number> {
    const rows = new Set(exactRow(db, listing, text));
    for (const expression of tiers(readingOf(text).terms)) {
      if (rows.size >= limit) break;
      // Tiers overlap: some of these rows may be in the set already, so request `limit` rows, not just the missing
      // ones.
      for (const row of match(db, expression, limit)) {
        rows.add(row);
        if (rows.size >= limit) break;
      }
    }
    return rows;
  }

  /** Sections (largest first) and brands whose names match the text. */
  function findHeadings(text: string): Headings {
    const headings = headingsOf(db, readingOf(text).terms);
    const targets = (kind: string) => headings.filter((heading) => heading.kind === kind).map(({ target }) => target);
    return { sectionIds: targets("section"), brandIds: targets("brand") };
  }

  return {
    /** Rows of the listing that match the text, best first; cached. */
    find: (text: string) => found.remember(key(text), () => Int32Array.from(collect(text, Infinity))),
    /** The best `limit` rows, without collecting the rest. */
    findFirst: (text: string, limit: number) => [...collect(text, limit)],
    findHeadings,
    /**
     * The words of the text, as typed, that the results need not have: nothing matches all words, and the rest names a
     * section or a brand. Empty if the results match all words, and if there are none.
     */
    unmatched: (text: string) => readingOf(text).unmatched,
    /** Loads the data that the first search with a typo would otherwise wait for. */
    warm: reader.warm,
  };
}

const allOf = (terms: Terms): string => terms.join(" AND ");

/** A typed word without the quotes and other signs around it. */
const trimSigns = (typed: string): string => typed.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

type Heading = { kind: string; target: number };

/** The sections, largest first, and the brands whose names match all terms. */
function headingsOf(db: Db, terms: Terms): Heading[] {
  if (terms.length === 0) return [];
  return db.all<Heading>(
    `select kind, target from search_heading_text join search_heading on id = search_heading_text.rowid
     where search_heading_text match ? order by search_heading_text.rowid limit 40`,
    allOf(terms),
  );
}

/**
 * Best first: all words in the headings, which are the name, the section and its parent, and at least one in the
 * section; all in the headings; all anywhere. The parent names the neighbours too: axes are in «Hammers and axes», and
 * helmets for «safety glasses» in «Helmets and glasses». So products that need no word of it come first.
 */
function tiers(terms: Terms): string[] {
  if (terms.length === 0) return [];
  const all = allOf(terms);
  const headings = `{name section parent} : (${all})`;
  const inSection = `({section} : (${terms.join(" OR ")}))`;
  return [`${inSection} AND ({name section} : (${all}))`, `${inSection} AND (${headings})`, headings, all];
}

/** Rows by popularity: FTS5 returns rowids in ascending order, and they are numbered by popularity. */
function match(db: Db, expression: string, limit: number): number[] {
  return db.column<number>(
    "select rowid - 1 from search_product where search_product match :expression order by rowid limit :most",
    { expression, most: Number.isFinite(limit) ? limit : -1 },
  );
}

/** The product whose code or article equals the text. */
function exactRow(db: Db, listing: Listing, text: string): number[] {
  const code = text.trim().slice(0, 200);
  const ids = db.column<number>("select id from product where code = ?1 or article = ?1", code);
  return ids.flatMap((id) => listing.rowOf(id) ?? []);
}

const key = (text: string): string => text.slice(0, 200).trim().replace(/\s+/g, " ").toLowerCase();
