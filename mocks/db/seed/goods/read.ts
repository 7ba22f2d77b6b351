import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type * as z from "zod";

import { describeFault, parseJson } from "~/lib/shop-file";

import * as schema from "./schema";
import type { Brand, Group, Leaf, Property, Showpiece, Top, TradeTexts } from "./schema";

/** The goods of the demo shop. */
export const demoGoods = fileURLToPath(new URL("../../../demo/goods/", import.meta.url));

/** A third-level section with its ancestors and the database ids of all three. */
export type Place = { leaf: Leaf; group: Group; top: Top; leafId: number; groupId: number; topId: number };

export type Goods = {
  /** The whole tree, in menu order. */
  tops: readonly Top[];
  places: readonly Place[];
  /** By code, in the order of the filters. */
  properties: ReadonlyMap<string, Property>;
  /** In display order. */
  brands: readonly Brand[];
  /** Hand-written products, which come first in the catalogue. */
  showcase: readonly Showpiece[];
  words: z.output<typeof schema.wordsFile>;
  reviews: z.output<typeof schema.reviewsFile>;
  /** What customers write, by the code of the first-level section. */
  trades: ReadonlyMap<string, TradeTexts>;
};

/**
 * Reads one file of goods, which is JSON: a start parses it thirty times faster than YAML.
 * @throws an Error that names the file and all its faults
 */
export function readGoodsFile<Schema extends z.ZodType>(file: string, contents: Schema): z.output<Schema> {
  const json = parseJson(readFileSync(file, "utf8"));
  const parsed = "fault" in json ? undefined : contents.safeParse(json.value, { reportInput: true });
  if (parsed?.success) return parsed.data;
  const faults = "fault" in json ? [json.fault] : (parsed?.error.issues ?? []).map(describeFault);
  throw new Error(faults.map((fault) => `${file}: ${fault}`).join("; "));
}

/** The files of a folder, in the order of their names. */
function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * Reads goods from a folder such as the demo shop's: sections with the templates of their products, properties, brands,
 * hand-written products, and what customers write.
 * @throws an Error that says what is wrong in which file
 */
export function readGoods(folder: string): Goods {
  const file = (name: string) => join(folder, name);
  const tops = filesOf(file("sections")).map((one) => readGoodsFile(one, schema.sectionFile));
  const goods: Goods = {
    tops,
    places: placesOf(tops),
    properties: readGoodsFile(file("properties.json"), schema.propertiesFile),
    brands: readGoodsFile(file("brands.json"), schema.brandsFile),
    showcase: readGoodsFile(file("products.json"), schema.productsFile),
    words: readGoodsFile(file("words.json"), schema.wordsFile),
    reviews: readGoodsFile(file("reviews.json"), schema.reviewsFile),
    trades: new Map(
      tops.map(({ code }): [string, TradeTexts] => [
        code,
        readGoodsFile(file(join("reviews", `${code}.json`)), schema.tradeFile),
      ]),
    ),
  };
  const faults = unknownNames(goods);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${folder}: ${fault}`).join("; "));
  return goods;
}

/** Section ids: 1 to 99 on the first level, from 101 on the second, from 10101 on the third. */
function placesOf(tops: readonly Top[]): Place[] {
  return tops.flatMap((top, topIndex) =>
    top.groups.flatMap((group, groupIndex) =>
      group.sections.map((leaf, leafIndex) => {
        const topId = topIndex + 1;
        const groupId = topId * 100 + groupIndex + 1;
        return { leaf, group, top, topId, groupId, leafId: groupId * 100 + leafIndex + 1 };
      }),
    ),
  );
}

/** Names of brands, properties and sections that no file defines, one sentence each. */
function unknownNames({ tops, places, properties, brands, showcase }: Goods): string[] {
  const slugs = new Set(brands.map(({ slug }) => slug));
  const sections = new Set(places.map(({ leaf }) => leaf.code));
  const missing = (from: string, names: readonly string[], known: { has(name: string): boolean }, kind: string) =>
    names.filter((name) => !known.has(name)).map((name) => `“${from}” names the ${kind} ${name}, which does not exist`);
  return [
    ...tops.flatMap((top) => missing(top.code, top.brands, slugs, "brand")),
    ...places.flatMap(({ leaf: { code, params, brands: own = [] } }) => [
      ...missing(code, own, slugs, "brand"),
      ...missing(
        code,
        params.map((param) => param.code),
        properties,
        "property",
      ),
    ]),
    ...showcase.flatMap(({ section, brand, variants }) => {
      const name = variants[0]?.code ?? section;
      return [...missing(name, [brand], slugs, "brand"), ...missing(name, [section], sections, "section")];
    }),
  ];
}

let demo: Goods | undefined;

/** The demo shop's goods, read at the first call. */
export function goods(): Goods {
  demo ??= readGoods(demoGoods);
  return demo;
}

/** Whether a section's products have a warranty: all but those that wear out in use. */
export function hasWarranty({ leaf, group, top }: Place): boolean {
  return top.guaranteed && !(leaf.wears ?? group.wears);
}

/** Finds a property by its code; throws on an unknown one, because only the seed calls it. */
export function property(code: string): Property {
  const found = goods().properties.get(code);
  if (!found) throw new Error(`Unknown property ${code}`);
  return found;
}

/** Finds a brand by slug; throws on an unknown one, because only the seed calls it. */
export function brandBySlug(slug: string): Brand {
  const found = goods().brands.find((one) => one.slug === slug);
  if (!found) throw new Error(`Unknown brand ${slug}`);
  return found;
}
