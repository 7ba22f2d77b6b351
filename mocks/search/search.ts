import type { Shop } from "~/lib/shop-file";
import type { Db } from "#mocks/db/query";
import type { Listing } from "#mocks/listing/listing";
import { createLru } from "#mocks/lru";

import { createQueryReader, type Terms } from "./query";
import { createSynonyms } from "./synonyms";

type Headings = { sectionIds: number[]; brandIds: number[] };

export type Search = ReturnType<typeof createSearch>;

const rememberedRows = 4_000_000;
const rememberedTexts = 2_000;

/**
 * Opens the search index that `buildSearch` wrote.
 * @param synonyms the shop's own, from `shop.json`
 */
export function createSearch(db: Db, listing: Listing, synonyms: Shop["synonyms"]) {
  const reader = createQueryReader(db, createSynonyms(synonyms));
  const terms = createLru<Terms>(rememberedTexts);
  const found = createLru<Int32Array>(rememberedRows, (rows) => rows.length + 100);
  const termsOf = (text: string) => terms.remember(key(text), () => reader.read(text));

  function collect(text: string, limit: number): Set<number> {
    const rows = new Set(exactRow(db, listing, text));
    for (const expression of tiers(termsOf(text))) {
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
    const wanted = termsOf(text);
    if (wanted.length === 0) return { sectionIds: [], brandIds: [] };
    const headings = db.all<{ kind: string; target: number }>(
      `select kind, target from search_heading_text join search_heading on id = search_heading_text.rowid
       where search_heading_text match ? order by search_heading_text.rowid limit 40`,
      wanted.join(" AND "),
    );
    const targets = (kind: string) => headings.filter((heading) => heading.kind === kind).map(({ target }) => target);
    return { sectionIds: targets("section"), brandIds: targets("brand") };
  }

  return {
    /** Rows of the listing that match the text, best first; cached. */
    find: (text: string) => found.remember(key(text), () => Int32Array.from(collect(text, Infinity))),
    /** The best `limit` rows, without collecting the rest. */
    findFirst: (text: string, limit: number) => [...collect(text, limit)],
    findHeadings,
    /** Loads the data that the first search with a typo would otherwise wait for. */
    warm: reader.warm,
  };
}

/**
 * Best first: all words in the headings, which are the name, the section and its parent, and at least one in the
 * section; all in the headings; all anywhere. The parent names the neighbours too: axes are in «Hammers and axes», and
 * helmets for «safety glasses» in «Helmets and glasses». So products that need no word of it come first.
 */
function tiers(terms: Terms): string[] {
  if (terms.length === 0) return [];
  const all = terms.join(" AND ");
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
