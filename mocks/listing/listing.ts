import type { SortCodeWire } from "~/api/schemas/common";
import { inLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import type { Language } from "#mocks/language";
import { createLru } from "#mocks/lru";
import { lastChange } from "#mocks/reviews/entries";

import { rank } from "./build";
import { loadColumns, saveColumns, type Columns } from "./columns";
import { countRows, everything, type Counted, type Selection } from "./count";
import { loadDictionary, type Dictionary } from "./dictionary";
import { loadRatings, type RatingColumns } from "./ratings";

/** The catalogue in memory. Finding, counting and sorting products stays fast as their number grows. */
export type Listing = ReturnType<typeof createListing>;

// In entries of four bytes: at most 32 MB of row lists in each of the three caches.
const remembered = 8_000_000;

/** Loads the listing that `buildListing` wrote. */
export function createListing(db: Db) {
  const stored = loadColumns(db);
  const dictionary = loadDictionary(db);
  const rows = new Map<number, number>();
  stored.ids.forEach((id, row) => rows.set(id, row));
  const columns = { ...stored, ...loadRatings(db, stored.ids, rows) };
  let seenChange = lastChange(db);
  const bases = createBases(columns, dictionary);
  const counts = createLru<Counted>(remembered, (counted) => counted.rows.length + counted.values.length + 100);
  const orders = createLru<Int32Array>(remembered, (order) => order.length + 100);

  /** Reads the ratings again if they have changed, also by another process. */
  function refreshRatings(): void {
    const last = lastChange(db);
    if (last === seenChange) return;
    seenChange = last;
    Object.assign(columns, loadRatings(db, columns.ids, rows));
    clear();
  }

  function clear(): void {
    counts.clear();
    orders.clear();
  }

  /** The rows that a selection leaves of any rows, and the counts; not cached. */
  function count(base: Int32Array, selection: Selection): Counted {
    refreshRatings();
    return countRows(columns, dictionary.ids, base, selection);
  }

  /** The same for a section (null: the whole catalogue) and a brand; cached. */
  function counted(sectionId: number | null, brandId: number | null, selection = everything): Counted {
    refreshRatings();
    return counts.remember(selectionKey(sectionId, brandId, selection), () =>
      count(bases.find(sectionId, brandId), selection),
    );
  }

  /** Rows in the given order. `key` identifies the list in the cache; null disables caching. */
  function sorted(key: string | null, list: Int32Array, sort: SortCodeWire, language: Language): Int32Array {
    refreshRatings();
    const make = () => sortRows(columns, list, sort, language);
    return key === null ? make() : orders.remember(`${key}|${sort}|${sort === "name" ? language : ""}`, make);
  }

  /** Stores a product's new price (roubles) and flags, and clears the caches. */
  function change(row: number, price: number, flags: number): void {
    const repriced = columns.price[row] !== price;
    columns.price[row] = price;
    columns.flags[row] = flags;
    if (repriced)
      columns.rankByPrice = rank(columns.ids.length, (a, b) => (columns.price[a] ?? 0) - (columns.price[b] ?? 0));
    const { price: prices, flags: states, rankByPrice } = columns;
    saveColumns(db, repriced ? { price: prices, flags: states, rankByPrice } : { flags: states });
    clear();
  }

  /** The ids of the products of rows. */
  const idsOf = (list: Iterable<number>) => Array.from(list, (row) => columns.ids[row] ?? 0);

  /** The row of a product by its id. */
  const rowOf = (id: number) => rows.get(id);

  return { columns, dictionary, rowOf, idsOf, base: bases.find, counted, count, sorted, change };
}

/** The cache key of the whole catalogue. */
export const wholeCatalog = selectionKey(null, null, everything);

/** The cache key of a filtered list: equal selections give equal keys. */
export function selectionKey(sectionId: number | null, brandId: number | null, selection: Selection): string {
  const { price, inStock, wellRated, brands, properties } = selection;
  const sets = [...properties]
    .map(([property, values]) => `${property}:${[...values].sort((a, b) => a - b).join()}`)
    .sort();
  const range = price ? `${price.from ?? ""}..${price.to ?? ""}` : "";
  return [
    sectionId ?? "",
    brandId ?? "",
    range,
    inStock,
    wellRated,
    brands ? [...brands].sort((a, b) => a - b).join() : "",
    ...sets,
  ].join("|");
}

function createBases(columns: Columns, dictionary: Dictionary) {
  const all = new Int32Array(columns.ids.length).map((_, row) => row);
  const bySection = rowsBySection(columns, dictionary);
  const none = new Int32Array(0);
  const ofBrand = createLru<Int32Array>(remembered, (rows) => rows.length + 100);

  /** All rows of a section and the sections below it, or of the whole catalogue for null; optionally of one brand only. */
  function find(sectionId: number | null, brandId: number | null = null): Int32Array {
    const rows = sectionId === null ? all : (bySection.get(sectionId) ?? none);
    if (brandId === null) return rows;
    return ofBrand.remember(`${sectionId ?? ""}|${brandId}`, () =>
      rows.filter((row) => columns.brand[row] === brandId),
    );
  }

  return { find };
}

/** The rows of every section, including the sections below it, in ascending order. */
function rowsBySection(columns: Columns, { sections, sectionById }: Dictionary): Map<number, Int32Array> {
  const sizes = new Map<number, number>();
  const visit = (see: (section: number, row: number) => void) =>
    columns.section.forEach((deepest, row) => {
      for (let entry = sectionById.get(deepest) ?? null; entry; entry = entry.parent) see(entry.id, row);
    });
  visit((section) => sizes.set(section, (sizes.get(section) ?? 0) + 1));
  const lists = new Map(sections.map(({ id }) => [id, new Int32Array(sizes.get(id) ?? 0)]));
  const lengths = new Map<number, number>();
  visit((section, row) => {
    const length = lengths.get(section) ?? 0;
    lists.get(section)?.fill(row, length, length + 1);
    lengths.set(section, length + 1);
  });
  return lists;
}

function sortRows(
  columns: Columns & RatingColumns,
  rows: Int32Array,
  sort: SortCodeWire,
  language: Language,
): Int32Array {
  // Rows are numbered by popularity, so this order needs no lookup.
  if (sort === "popular") return rows.slice().sort();
  const byName = inLanguage(columns.rankByName, language);
  const ranks = {
    price_asc: columns.rankByPrice,
    price_desc: columns.rankByPrice,
    new: columns.rankByDate,
    name: byName,
    rating: columns.rankByRating,
  }[sort];
  const order = orderOf(ranks);
  const places = rows.map((row) => ranks[row] ?? 0).sort();
  if (sort === "price_desc") places.reverse();
  return places.map((place) => order[place] ?? 0);
}

const orders = new WeakMap<Int32Array, Int32Array>();

/** The row at each position: the inverse of the ranks, computed once for each ranks array. */
function orderOf(ranks: Int32Array): Int32Array {
  const known = orders.get(ranks);
  if (known) return known;
  const order = new Int32Array(ranks.length);
  ranks.forEach((place, row) => (order[place] = row));
  orders.set(ranks, order);
  return order;
}
