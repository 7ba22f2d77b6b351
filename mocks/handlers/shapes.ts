import type { CrumbWire, MetaWire, SectionWire, SortCodeWire, SortWire } from "~/api/schemas/common";
import type { BrandWire } from "~/api/schemas/pages";
import { sortCodes } from "~/lib/listing-query";
import type { Shop } from "~/lib/shop-file";
import { plainText } from "#mocks/import/texts";
import { fileLanguage, say, textIn, type Language } from "#mocks/language";
import type { BrandEntry, SectionEntry } from "#mocks/listing/dictionary";

/** A section as lists show it. */
export function toSection({ code, name, link, picture, count }: SectionEntry, language: Language): SectionWire {
  return { code, name: textIn(name, language), link, picture, count };
}

/** A brand as lists show it; `{language}` in its picture's path is replaced, because a wordmark is in one language. */
export function toBrand({ slug, name, picture, country, count }: BrandEntry, language: Language): BrandWire {
  const wordmark = picture?.replace("{language}", fileLanguage(language)) ?? null;
  return {
    slug,
    name: textIn(name, language),
    picture: wordmark,
    country: textIn(country, language),
    productCount: count,
  };
}

/** The breadcrumbs of a section, including itself, all with links. */
export function trail(section: SectionEntry, language: Language): Required<CrumbWire>[] {
  const above = section.parent ? trail(section.parent, language) : [];
  return [...above, { name: textIn(section.name, language), link: section.link }];
}

/** A page's heading and search-engine texts; the description, a plain text, is cut at a word boundary. */
export function toMeta({ name }: Shop, h1: string, description: string, language: Language): MetaWire {
  return { h1, title: say(["page.meta", { h1, shop: name }], language), description: shorten(description, 160) };
}

/** How much of a page's HTML may contain the beginning of its text, in characters. */
const longestStart = 2000;

/** The same for a page that its HTML describes. Search engines would show the entities of a description as they are. */
export const toMetaOfHtml = (shop: Shop, h1: string, html: string, language: Language): MetaWire =>
  toMeta(shop, h1, plainText(html.slice(0, longestStart)), language);

/** A text in one line, cut to at most this many characters. */
function shorten(long: string, max: number): string {
  const text = long.replace(/\s+/g, " ").trim();
  if (text.length <= max) return text;
  return `${text.slice(0, max - 1).replace(/\s+\S*$/, "")}…`;
}

/** The sort orders of a listing, with the current one marked. */
export const toSorts = (selected: SortCodeWire, language: Language): SortWire[] =>
  sortCodes.map((code) => ({ code, name: say(`sort.${code}`, language), selected: code === selected }));

const heading = (page: "personal" | "brands" | "stocks" | "news" | "contacts") => (shop: Shop, language: Language) =>
  toMeta(shop, say(`page.${page}`, language), say(`page.${page}About`, language), language);

/** Headings of the pages that have no text in the database. */
export const headings = {
  home: (shop: Shop, language: Language) => {
    const { title, heading: h1 = title, description = title } = shop;
    const page = toMeta(shop, textIn(h1, language), textIn(description, language), language);
    // The title of a shop without a heading usually begins with its name already.
    return page.h1.includes(textIn(shop.name, language)) ? { ...page, title: page.h1 } : page;
  },
  catalog: (shop: Shop, language: Language) =>
    toMeta(shop, say("page.catalog", language), textIn(shop.description ?? shop.title, language), language),
  personal: heading("personal"),
  brands: heading("brands"),
  stocks: heading("stocks"),
  news: heading("news"),
  contacts: heading("contacts"),
};
