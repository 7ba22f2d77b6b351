import * as z from "zod";

import type { Db } from "#mocks/db/query";
import { goods, type Place } from "#mocks/db/seed/goods/read";
import type { Text as Pair } from "#mocks/db/seed/lib/text";
import { textJson } from "#mocks/db/texts";

const pair = z.object({ ru: z.string(), en: z.string() });

const storedProperties = z.array(
  z.object({
    code: z.string(),
    name: pair,
    value: pair,
  }),
);
type Property = z.output<typeof storedProperties>[number];

/** What documents say about a product. Variants of one model share their documents. */
export type DocumentedProduct = {
  place: Place;
  code: string;
  /** Without what distinguishes its variants. */
  name: Pair;
  brand: Pair;
  country: Pair;
  articles: readonly string[];
  /** With all values of the variants. */
  properties: readonly { code: string; name: Pair; value: Pair; values: readonly string[] }[];
  /** The address of its picture; null if it has none. */
  picture: string | null;
};

type Row = {
  code: string;
  name: string;
  article: string;
  properties: string;
  pictures: string;
  section: string;
  brand: string;
  country: string;
};

/** Finds a product of the demo's goods with its variants; null for any other product. */
export function findDocumented(db: Db, code: string): DocumentedProduct | null {
  const rows = db.all<Row>(
    `select product.code, ${textJson("product", "name")} as name, article, properties, pictures, section.code as section,
            ${textJson("brand", "name")} as brand, ${textJson("brand", "country")} as country
     from product join section on section.id = section_id join brand on brand.id = brand_id
     where product.code = ?1 or group_id = (select group_id from product where code = ?1) order by product.id`,
    code,
  );
  const first = rows.find((row) => row.code === code);
  const place = goods().places.find(({ leaf }) => leaf.code === first?.section);
  if (!first || !place) return null;
  const lists = rows.map((row) => storedProperties.parse(JSON.parse(row.properties)));
  const names = rows.map(({ name }) => parsePair(name));
  const [picture = null] = z.array(z.string()).parse(JSON.parse(first.pictures));
  return {
    place,
    code,
    name: { ru: common(names.map(({ ru }) => ru)), en: common(names.map(({ en }) => en)) },
    brand: parsePair(first.brand),
    country: parsePair(first.country),
    articles: rows.map(({ article }) => article),
    properties: (lists[0] ?? []).map((property) => withAllValues(property, lists)),
    picture,
  };
}

const parsePair = (json: string): Pair => pair.parse(JSON.parse(json));

/** The words between commas that all names share. */
function common(names: readonly string[]): string {
  const [first = "", ...others] = names.map((name) => name.split(", "));
  const rest = others.map((words) => new Set(words));
  return Array.from(first)
    .filter((word) => rest.every((words) => words.has(word)))
    .join(", ");
}

function withAllValues({ code, name }: Property, lists: readonly Property[][]) {
  const same = lists.flatMap((list) => list.filter((one) => one.code === code));
  const all = (language: "ru" | "en") => [...new Set(same.map((one) => one.value[language]))];
  return {
    code,
    name,
    value: { ru: all("ru").join(" / "), en: all("en").join(" / ") },
    values: all("en").map((value) => value.replaceAll("\u00a0", " ")),
  };
}
