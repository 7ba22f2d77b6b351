import type * as z from "zod";

import { inLanguage, languages, type ByLanguage } from "./languages";
import { readMarkdownFile } from "./markdown-file";
import { parseJson } from "./parse-json";
import { joinLanguages, type ShopArticle, type TextVersions } from "./shop-article";
import { describeFault } from "./shop-file";
import { languageCode } from "./shop-languages";
import { isSlug, ownFields, promoList, sharedFields, slideList } from "./shop-text-fields";

type Article<Kind extends keyof typeof ownFields> = ShopArticle<
  z.output<(typeof ownFields)[Kind]>,
  z.output<(typeof sharedFields)[Kind]>
>;

type ShopPage = Article<"pages">;
export type ShopNews = Article<"news">;
export type ShopStock = Article<"stocks">;
export type ShopSlide = z.output<typeof slideList>[number];
type ShopPromo = z.output<typeof promoList>[number];

/** The texts of a shop; pages and slides in the order in which it shows them. */
export type ShopTexts = {
  pages: ShopPage[];
  news: ShopNews[];
  stocks: ShopStock[];
  slides: ShopSlide[];
  promos: ShopPromo[];
};

type ShopTextsReport = {
  texts: ShopTexts;
  /** Why the texts cannot be used, one sentence each, with the file and the field. Without faults they can. */
  faults: string[];
};

/** The file of the first language that has one. */
export const fileOf = (files: ByLanguage): string => inLanguage(files, "");

/** The contents of a folder's files by their paths in it, such as `news/en/tea-party.md`. */
type Sources = ReadonlyMap<string, string>;

/** Reads the texts of a shop's folder: pages, news, promotions, slides and promo codes. Each may be missing. */
export function readShopTexts(sources: Sources): ShopTextsReport {
  const faults = [...sources.keys()].flatMap(misplaced);
  const versions = readVersions(sources, faults);
  const join = <Own extends z.ZodObject, Shared extends z.ZodObject>(kind: string, own: Own, shared: Shared) =>
    [...(versions.get(kind) ?? [])]
      .sort(byName)
      .flatMap(([slug, texts]) => joinLanguages(slug, texts, own, shared, faults) ?? []);
  const texts = {
    pages: join("pages", ownFields.pages, sharedFields.pages).sort((a, b) => a.shared.order - b.shared.order),
    news: join("news", ownFields.news, sharedFields.news),
    stocks: join("stocks", ownFields.stocks, sharedFields.stocks),
    slides: readList(slideList, "slides.json", sources, faults),
    promos: readList(promoList, "promos.json", sources, faults),
  };
  return { texts, faults };
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

const place = /^(pages|news|stocks)\/([^/]+)\/([^/]+)\.md$/;

/** A Markdown file that no text is read from. */
function misplaced(path: string): string[] {
  if (!path.endsWith(".md")) return [];
  const [, kind, folder = "", slug = ""] = place.exec(path) ?? [];
  if (kind === undefined) return [`${path}: a text stands in a folder of its language, such as pages/ru or news/en`];
  if (!languageCode.safeParse(folder).success) {
    const codes = languages().map(({ code }) => code);
    return [`${path}: “${folder}” is not a language of the shop: ${codes.join(", ")}`];
  }
  return isSlug(slug) ? [] : [`${path}: its name may only have lower-case Latin letters, digits and hyphens`];
}

/** The texts by kind and slug, each in its languages. */
function readVersions(sources: Sources, faults: string[]): Map<string, Map<string, TextVersions>> {
  const all = new Map<string, Map<string, TextVersions>>();
  const unreadable: (() => void)[] = [];
  for (const [file, source] of [...sources].sort(byName)) {
    const [, kind = "", folder, slug = ""] = place.exec(file) ?? [];
    const { data: code } = languageCode.safeParse(folder);
    if (!code || !isSlug(slug)) continue;
    const text = readMarkdownFile(source);
    const ofKind = all.get(kind) ?? new Map<string, TextVersions>();
    all.set(kind, ofKind);
    if ("fault" in text) {
      faults.push(`${file}: ${text.fault}`);
      unreadable.push(() => ofKind.delete(slug));
    } else ofKind.set(slug, { ...ofKind.get(slug), [code]: { ...text, file } });
  }
  // The file of the other language would seem to lack the shared fields.
  for (const drop of unreadable) drop();
  return all;
}

function readList<Item>(list: z.ZodType<Item[]>, file: string, sources: Sources, faults: string[]): Item[] {
  const source = sources.get(file);
  if (source === undefined) return [];
  const json = parseJson(source);
  if ("fault" in json) {
    faults.push(`${file}: ${json.fault}`);
    return [];
  }
  const parsed = list.safeParse(json.value, { reportInput: true });
  if (!parsed.success) faults.push(...parsed.error.issues.map((issue) => `${file}: ${describeFault(issue)}`));
  return parsed.data ?? [];
}
