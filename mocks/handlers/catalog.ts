import type { CatalogInfoWire, CatalogViewWire, MenuItemWire } from "~/api/schemas/catalog";
import type { Shop } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { found } from "#mocks/errors";
import { textIn, type Language } from "#mocks/language";
import type { SectionEntry } from "#mocks/listing/dictionary";
import { makeFilters } from "#mocks/listing/filters";
import { selectionKey } from "#mocks/listing/listing";

import { selectionOf, sortOf } from "./catalog-query";
import { pageOf, pagination, type Answers, type Call } from "./route";
import { headings, toMeta, toSection, toSorts, trail } from "./shapes";

/** The catalogue: menu, sections, listings, products (contract, section 3). */
export const catalogAnswers = { getMenu: menu, getCatalog: view, getListing: info } satisfies Answers;

function menu({ listing }: Context, { language }: Call): { items: MenuItemWire[] } {
  const item = ({ id, name, link, picture, count, children }: SectionEntry): MenuItemWire => ({
    id,
    name: textIn(name, language),
    link,
    picture,
    count,
    items: children.map(item),
  });
  return { items: listing.dictionary.topSections.map(item) };
}

function view({ listing, shop }: Context, { language }: Call): CatalogViewWire {
  return {
    sections: listing.dictionary.topSections.map((section) => ({
      ...toSection(section, language),
      items: section.children.map((child) => toSection(child, language)),
    })),
    meta: headings.catalog(shop, language),
  };
}

function info({ listing, cards, shop }: Context, { query, language, uid }: Call): CatalogInfoWire {
  const { dictionary } = listing;
  const section = find(dictionary.sectionByCode, query.get("sectionCode"));
  const brand = find(dictionary.brandBySlug, query.get("brand"));
  const [sectionId, brandId] = [section?.id ?? null, brand?.id ?? null];
  const selection = selectionOf(query, dictionary);
  const sort = sortOf(query) ?? "popular";
  const page = pageOf(query);
  const narrowed = listing.counted(sectionId, brandId, selection);
  const whole = listing.counted(sectionId, brandId);
  const rows = listing.sorted(selectionKey(sectionId, brandId, selection), narrowed.rows, sort, language);
  const ids = listing.idsOf(rows.subarray(page.offset, page.offset + page.perPage));
  return {
    products: cards.list(ids, language, uid),
    filter: makeFilters({ dictionary, whole, narrowed, selection, language }),
    pagination: pagination(page, rows.length),
    sorts: toSorts(sort, language),
    section: section ? describe(section, shop, language) : null,
  };
}

/** The entry of the requested slug: null without a slug, 404 for an unknown one. */
function find<Entry>(entries: ReadonlyMap<string, Entry>, slug: string | null): Entry | null {
  if (!slug) return null;
  return found(entries.get(slug));
}

function describe(section: SectionEntry, shop: Shop, language: Language): NonNullable<CatalogInfoWire["section"]> {
  const name = textIn(section.name, language);
  const description = textIn(section.description, language);
  const above = section.parent ? trail(section.parent, language) : [];
  return {
    code: section.code,
    name,
    description,
    picture: section.picture,
    path: [...above, { name }],
    items: section.children.map((child) => toSection(child, language)),
    meta: toMeta(shop, name, description, language),
  };
}
