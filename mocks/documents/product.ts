import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { readDataFile } from "#mocks/data-file";
import type { Db } from "#mocks/db/query";
import { textJson } from "#mocks/db/texts";
import { demoFolder } from "#mocks/paths";
import { typeset } from "#mocks/texts/typeset";

const pair = z.object({ ru: z.string(), en: z.string() });
type Pair = z.output<typeof pair>;

const stored = z.object({
  code: z.string(),
  link: z.string(),
  sectionPicture: z.string(),
  ...{ name: pair, brand: pair, country: pair, about: pair.or(z.unknown()) },
  article: z.string(),
  pictures: z.array(z.string()),
  properties: z.array(z.object({ code: z.string(), name: pair, value: pair })),
});
type Property = z.output<typeof stored>["properties"][number];

/** What documents say about a product. Variants of one model share their documents. */
export type DocumentedProduct = {
  place: Place;
  /** What its section says about such products, and the section's picture. */
  about: Pair;
  sectionPicture: string;
  /** Without what distinguishes its variants. */
  name: Pair;
  brand: Pair;
  country: Pair;
  articles: readonly string[];
  /** With all values of the variants. */
  properties: readonly (Property & { values: readonly string[] })[];
  /** The address of its picture; null if it has none. */
  picture: string | null;
};

/** Finds a product of a described section of the third level, with its variants; null for any other product. */
export function findDocumented(db: Db, code: string): DocumentedProduct | null {
  const found = db.objects(
    `select json_object('code', product.code, 'name', ${textJson("product", "name")}, 'article', article,
       'properties', json(properties), 'pictures', json(pictures), 'link', section.link,
       'about', ${textJson("section", "description")}, 'sectionPicture', section.picture,
       'brand', ${textJson("brand", "name")}, 'country', ${textJson("brand", "country")})
     from product join section on section.id = section_id join brand on brand.id = brand_id
     where product.code = ?1 or group_id = (select group_id from product where code = ?1) order by product.id`,
    code,
  );
  const rows = z.array(stored).safeParse(found).data ?? [];
  const first = rows.find((row) => row.code === code);
  const [, , top, group, leaf] = first?.link.split("/") ?? [];
  const about = pair.safeParse(first?.about).data;
  if (!first || !about || top === undefined || group === undefined || leaf === undefined) return null;
  const { brand, country, sectionPicture } = first;
  const names = rows.map(({ name }) => name);
  return {
    ...{ place: { top, group, leaf }, about, sectionPicture, brand, country },
    name: { ru: common(names.map(({ ru }) => ru)), en: common(names.map(({ en }) => en)) },
    articles: rows.map(({ article }) => article),
    properties: first.properties.map((property) => withAllValues(property, rows)),
    picture: first.pictures[0] ?? null,
  };
}

/** The words between commas that all names share. */
function common(names: readonly string[]): string {
  const [first = "", ...others] = names.map((name) => name.split(", "));
  const rest = others.map((words) => new Set(words));
  return Array.from(first)
    .filter((word) => rest.every((words) => words.has(word)))
    .join(", ");
}

function withAllValues({ code, name }: Property, variants: readonly { properties: Property[] }[]) {
  const same = variants.flatMap(({ properties }) => properties.filter((one) => one.code === code));
  const all = (language: "ru" | "en") => [...new Set(same.map((one) => one.value[language]))];
  const value = { ru: all("ru").join(" / "), en: all("en").join(" / ") };
  return { code, name, value, values: all("en").map((text) => text.replaceAll("\u00a0", " ")) };
}

const words = z.string().min(1).transform(typeset);

/** A text in both languages, with no-break spaces; a plain string is the same in both. */
const text = words
  .transform((one) => ({ ru: one, en: one }))
  .or(z.strictObject({ ru: words, en: words }))
  .transform(({ ru, en }): readonly [ru: string, en: string] => [ru, en]);
const texts = z.array(text).default([]);
const chapters = {
  safety: texts,
  prepare: texts,
  use: texts,
  care: texts,
  faults: z.array(z.strictObject({ sign: text, remedy: text })).default([]),
};

/** A section of the third level: what one of its products is called and is for, and what is in its box. */
const goods = z.strictObject({ noun: text, purpose: text, advice: texts, kit: texts });

/** What manuals of a first-level section say. */
const manualFile = z.strictObject({
  /** The rules that its products meet. */
  norms: text,
  ...chapters,
  products: z.record(z.string(), goods),
  /**
   * What is said besides about products of a second- or third-level section, or with a power supply. `instead` leaves
   * out what the second-level section says, or everything else.
   */
  extra: z
    .record(
      z.string(),
      z.strictObject({ norms: text.optional(), instead: z.enum(["group", "all"]).optional(), ...chapters }),
    )
    .default({}),
});

type File = z.output<typeof manualFile>;
type Extra = File["extra"][string];

/** The chapters of one product's manual, in both languages. */
export type ManualTexts = Omit<File, "extra" | "products"> & { goods: z.output<typeof goods> };

/** The codes of a section of the third level and of those above it. */
type Place = { top: string; group: string; leaf: string };

/**
 * What the manual of a product says; null if its section has none.
 * @param values the English values of its properties, such as `battery`
 * @throws an Error that lists all faults of the section's file
 */
export function manualTexts({ top, group, leaf }: Place, values: readonly string[]): ManualTexts | null {
  const file = join(demoFolder, "goods", "manuals", `${top}.json`);
  if (!existsSync(file)) return null;
  const { extra, products, ...own } = readDataFile(file, manualFile);
  const about = products[leaf];
  if (!about) return null;
  const [ofLeaf, ofGroup] = [extra[leaf], extra[group]];
  const instead = ofLeaf?.instead ?? ofGroup?.instead;
  const supplies = values.flatMap((value) => extra[value] ?? []);
  const besides = [...(instead === "group" ? [] : [ofGroup]), ofLeaf].filter((one) => one !== undefined);
  const parts = instead === "all" ? (ofLeaf ? [ofLeaf] : besides) : [own, ...supplies, ...besides];
  return { goods: about, ...joined(own.norms, parts) };
}

type Chapters = Omit<ManualTexts, "goods">;

function joined(norms: Chapters["norms"], parts: readonly (Chapters | Extra)[]): Chapters {
  const given = parts.findLast((part) => part.norms !== undefined)?.norms;
  return {
    norms: given ?? norms,
    safety: parts.flatMap(({ safety }) => safety),
    prepare: parts.flatMap(({ prepare }) => prepare),
    use: parts.flatMap(({ use }) => use),
    care: parts.flatMap(({ care }) => care),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
