import type { AutocompleteWire, SearchResultsWire } from "~/api/schemas/catalog";
import type { SectionWire } from "~/api/schemas/common";
import type { Context } from "#mocks/context";
import { textIn, type Language } from "#mocks/language";
import { everything } from "#mocks/listing/count";
import type { SectionEntry } from "#mocks/listing/dictionary";
import { makeFilters } from "#mocks/listing/filters";
import { selectionKey, type Listing } from "#mocks/listing/listing";

import { selectionOf, sortOf } from "./catalog-query";
import { pageOf, pagination, type Answers, type Call } from "./route";
import { toSection } from "./shapes";

const maxProducts = 8;
const maxSections = 5;
const maxFoundSections = 20;
const maxSuggestions = 6;
const maxLinks = 2;
const suggestionRows = 60;

/** Search (contract, section 3): it always covers both languages. */
export const searchAnswers = { suggest: autocomplete, searchProducts: results } satisfies Answers;

function results({ search, listing, cards }: Context, { query, language, uid }: Call): SearchResultsWire {
  const text = query.get("q") ?? "";
  const { dictionary } = listing;
  const section = dictionary.sectionByCode.get(query.get("sectionCode") ?? "") ?? null;
  const selection = selectionOf(query, dictionary);
  const page = pageOf(query);
  const sort = sortOf(query);
  const found = search.find(text);
  const base = section ? found.filter((row) => isWithin(listing, row, section)) : found;
  const narrowed = listing.count(base, selection);
  const whole = listing.count(base, everything);
  const key = `search|${text.slice(0, 200)}|${selectionKey(section?.id ?? null, null, selection)}`;
  const rows = sort ? listing.sorted(key, narrowed.rows, sort, language) : narrowed.rows;
  const ids = listing.idsOf(rows.subarray(page.offset, page.offset + page.perPage));
  return {
    products: cards.list(ids, language, uid),
    pagination: pagination(page, rows.length),
    filter: base.length > 0 ? makeFilters({ dictionary, whole, narrowed, selection, language }) : [],
    sections: sectionsOf(listing, found, language),
    unmatched: search.unmatched(text),
  };
}

/** Whether a row's product is in a section or below it. */
function isWithin({ columns, dictionary }: Listing, row: number, section: SectionEntry): boolean {
  let entry = dictionary.sectionById.get(columns.section[row] ?? 0) ?? null;
  while (entry && entry !== section) entry = entry.parent;
  return entry !== null;
}

/** The deepest sections of the rows, those with the most rows first, then those with the best rows. */
function sectionsOf({ columns, dictionary }: Listing, rows: Int32Array, language: Language): SectionWire[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const id = columns.section[row] ?? 0;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id, count]) => {
      const entry = dictionary.sectionById.get(id);
      return entry ? [{ ...toSection(entry, language), count }] : [];
    })
    .slice(0, maxFoundSections);
}

function autocomplete(context: Context, { query, language }: Call): AutocompleteWire {
  const { search, listing, cards } = context;
  const text = query.get("q") ?? "";
  const rows = search.findFirst(text, suggestionRows);
  const { sectionIds, brandIds } = search.findHeadings(text);
  const sections = sectionIds.flatMap((id) => listing.dictionary.sectionById.get(id) ?? []);
  const entries = listing.idsOf(rows.slice(0, maxProducts)).flatMap((id) => cards.entry(id, language) ?? []);
  const brands = brandIds.flatMap((id) => listing.dictionary.brandById.get(id) ?? []);
  const links = [
    ...sections.slice(0, maxLinks).map(({ name, link }) => ({ name: textIn(name, language), url: link })),
    ...brands.slice(0, maxLinks).map(({ name, slug }) => ({ name: textIn(name, language), url: `/brands/${slug}` })),
  ];
  return {
    autocomplete: [...links, ...phrases(context, rows, language)].slice(0, maxSuggestions),
    sections: sections
      .slice(0, maxSections)
      .map(({ name, link, picture }) => ({ name: textIn(name, language), link, picture })),
    products: entries.map(({ code, name, picture, price, oldPrice }) => ({ code, name, picture, price, oldPrice })),
    unmatched: search.unmatched(text),
  };
}

/** The most frequent pairs of section and brand among the found products, as links to a search for them. */
function phrases({ listing }: Context, rows: number[], language: Language): AutocompleteWire["autocomplete"] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const section = listing.dictionary.sectionById.get(listing.columns.section[row] ?? 0);
    const brand = listing.dictionary.brandById.get(listing.columns.brand[row] ?? 0);
    if (!section || !brand) continue;
    const phrase = `${textIn(section.name, language)} ${textIn(brand.name, language)}`;
    counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([name]) => ({ name, url: `/search?${new URLSearchParams({ q: name }).toString()}` }));
}
