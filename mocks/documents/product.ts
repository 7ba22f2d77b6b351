import * as z from "zod";

import type { Db } from "#mocks/db/query";
import { goods, type Place } from "#mocks/db/seed/goods/read";

const storedProperties = z.array(
  z.object({
    code: z.string(),
    name_ru: z.string(),
    name_en: z.string(),
    value_ru: z.string(),
    value_en: z.string(),
  }),
);
type Property = z.output<typeof storedProperties>[number];

type Pair = { ru: string; en: string };

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
  name_ru: string;
  name_en: string;
  article: string;
  properties: string;
  pictures: string;
  section: string;
  brand_ru: string;
  brand_en: string;
  country_ru: string;
  country_en: string;
};

/** Finds a product of the demo's goods with its variants; null for any other product. */
export function findDocumented(db: Db, code: string): DocumentedProduct | null {
  const rows = db.all<Row>(
    `select product.code, product.name_ru, product.name_en, article, properties, pictures, section.code as section,
            brand.name_ru as brand_ru, brand.name_en as brand_en, country_ru, country_en
     from product join section on section.id = section_id join brand on brand.id = brand_id
     where product.code = ?1 or group_id = (select group_id from product where code = ?1) order by product.id`,
    code,
  );
  const first = rows.find((row) => row.code === code);
  const place = goods().places.find(({ leaf }) => leaf.code === first?.section);
  if (!first || !place) return null;
  const lists = rows.map((row) => storedProperties.parse(JSON.parse(row.properties)));
  const [picture = null] = z.array(z.string()).parse(JSON.parse(first.pictures));
  return {
    place,
    code,
    name: { ru: common(rows.map((row) => row.name_ru)), en: common(rows.map((row) => row.name_en)) },
    brand: { ru: first.brand_ru, en: first.brand_en },
    country: { ru: first.country_ru, en: first.country_en },
    articles: rows.map(({ article }) => article),
    properties: (lists[0] ?? []).map((property) => withAllValues(property, lists)),
    picture,
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

function withAllValues({ code, name_ru, name_en }: Property, lists: readonly Property[][]) {
  const same = lists.flatMap((list) => list.filter((one) => one.code === code));
  const all = (language: "ru" | "en") => [...new Set(same.map((one) => one[`value_${language}`]))];
  return {
    code,
    name: { ru: name_ru, en: name_en },
    value: { ru: all("ru").join(" / "), en: all("en").join(" / ") },
    values: all("en").map((value) => value.replaceAll("\u00a0", " ")),
  };
}
