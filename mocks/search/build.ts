import type { ByLanguage } from "~/lib/languages";
import { parseList } from "#mocks/db/queries/cards";
import { idList, type Db } from "#mocks/db/query";
import { loadDictionary, type Dictionary, type SectionEntry } from "#mocks/listing/dictionary";

import { normalize, pieceTerms, splitPieces, splitWords } from "./words";

type Row = {
  id: number;
  article: string;
  section_id: number;
  brand_id: number | null;
  names: string | null;
  properties: string;
};

const batch = 200;

/**
 * Builds the search index of products, sections and brands, with all languages in one index. Descriptions are not
 * indexed: shoppers search by names, and an index of all texts would grow larger than the catalogue itself.
 * @param ids product ids in the listing's order; the row number plus one is the product's rowid in the index
 */
export function buildSearch(db: Db, ids: Int32Array): void {
  const dictionary = loadDictionary(db);
  const pieces = new Map<string, number>();
  writeProducts(db, ids, dictionary, pieces);
  writeHeadings(db, dictionary, pieces);
  writeVocabulary(db, pieces);
  // Merge the index into one segment, so that every later query reads less.
  db.raw.exec("insert into search_product (search_product) values ('optimize')");
}

function writeProducts(db: Db, ids: Int32Array, dictionary: Dictionary, pieces: Map<string, number>): void {
  const sections = sectionTexts(dictionary, pieces);
  const noSection = { own: "", parent: "" };
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.subarray(start, start + batch);
    const rowIds = new Map(Array.from(part, (id, place) => [id, start + place + 1]));
    // Reading by ids keeps memory small: SQLite would sort all products with their properties in memory.
    const rows = db.all<Row>(
      `select id, article, section_id, brand_id, properties,
         (select group_concat(value, ' ') from text where owner = 'product' and field = 'name' and text.id = product.id) as names
       from product
       where id in (select value from json_each(?))`,
      idList(part),
    );
    const texts = rows.map((row) => {
      const name = toText(row.names ?? "", pieces);
      const rest = toText(restOf(row, dictionary), pieces);
      const { own, parent } = sections.get(row.section_id) ?? noSection;
      return [rowIds.get(row.id) ?? 0, name, own, parent, rest] as const;
    });
    db.run(
      `insert into search_product (rowid, name, section, parent, rest)
       select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?)`,
      JSON.stringify(texts.sort(([a], [b]) => a - b)),
    );
  }
}

/** A text in all its languages. */
const allOf = (text: ByLanguage): string => Object.values(text).join(" ");

/** The index texts of each section: its own name and its parent's. */
function sectionTexts({ sections }: Dictionary, pieces: Map<string, number>) {
  const text = (section: SectionEntry | null) => (section ? toText(allOf(section.name), pieces) : "");
  return new Map(sections.map((section) => [section.id, { own: text(section), parent: text(section.parent) }]));
}

function restOf(row: Row, { brandById }: Dictionary): string {
  const brand = brandById.get(row.brand_id ?? 0);
  const values = parseList<{ value: ByLanguage }>(row.properties);
  return [row.article, brand && allOf(brand.name), brand?.slug, ...values.map(({ value }) => allOf(value))]
    .filter(Boolean)
    .join(" ");
}

/** Converts a text to index text, each term once. Counts its pieces for the vocabulary. */
function toText(text: string, pieces: Map<string, number>): string {
  const terms = new Set<string>();
  for (const piece of splitPieces(normalize(text))) {
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1);
    for (const term of pieceTerms(piece)) terms.add(term);
  }
  return [...terms].join(" ");
}

/** Writes the words that a typo may be corrected to: letters only, three or more. */
function writeVocabulary(db: Db, pieces: Map<string, number>): void {
  const words = new Map<string, number>();
  for (const [piece, count] of pieces) {
    for (const word of splitWords(piece))
      if (/^\p{L}{3,}$/u.test(word)) words.set(word, (words.get(word) ?? 0) + count);
  }
  for (const [word, count] of words) db.run("insert into search_word (word, count) values (?, ?)", word, count);
}

function writeHeadings(db: Db, { sections, brands }: Dictionary, pieces: Map<string, number>): void {
  let id = 0;
  const write = (kind: "section" | "brand", target: number, name: string) => {
    id += 1;
    db.run("insert into search_heading (id, kind, target) values (?, ?, ?)", id, kind, target);
    db.run("insert into search_heading_text (rowid, name) values (?, ?)", id, toText(name, pieces));
  };
  // Larger sections get lower ids, so they come first when several match.
  const bySize = [...sections].sort((a, b) => b.count - a.count);
  for (const section of bySize) write("section", section.id, allOf(section.name));
  for (const brand of brands) write("brand", brand.id, `${allOf(brand.name)} ${brand.slug}`);
}
