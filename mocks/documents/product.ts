import type { Db } from "#mocks/db/query";
import { goods, type Place } from "#mocks/db/seed/goods/read";
import type { Text as Pair } from "#mocks/db/seed/lib/text";
import { textJson } from "#mocks/db/texts";

type Property = { code: string; name: Pair; value: Pair };

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
  properties: readonly (Property & { values: readonly string[] })[];
  /** The address of its picture; null if it has none. */
  picture: string | null;
};

type Row = Pick<DocumentedProduct, "code" | "name" | "brand" | "country"> & {
  article: string;
  properties: Property[];
  pictures: string[];
  section: string;
};

/** Finds a product of the demo's goods with its variants; null for any other product. */
export function findDocumented(db: Db, code: string): DocumentedProduct | null {
  const rows = db.objects<Row>(
    `select json_object('code', product.code, 'name', ${textJson("product", "name")}, 'article', article,
       'properties', json(properties), 'pictures', json(pictures), 'section', section.code,
       'brand', ${textJson("brand", "name")}, 'country', ${textJson("brand", "country")})
     from product join section on section.id = section_id join brand on brand.id = brand_id
     where product.code = ?1 or group_id = (select group_id from product where code = ?1) order by product.id`,
    code,
  );
  const first = rows.find((row) => row.code === code);
  const place = goods().places.find(({ leaf }) => leaf.code === first?.section);
  if (!first || !place) return null;
  const { brand, country, properties, pictures } = first;
  return {
    ...{ place, code, brand, country },
    name: { ru: common(rows.map(({ name }) => name.ru)), en: common(rows.map(({ name }) => name.en)) },
    articles: rows.map(({ article }) => article),
    properties: properties.map((property) => withAllValues(property, rows)),
    picture: pictures[0] ?? null,
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

function withAllValues({ code, name }: Property, variants: readonly Row[]) {
  const same = variants.flatMap(({ properties }) => properties.filter((one) => one.code === code));
  const all = (language: "ru" | "en") => [...new Set(same.map((one) => one.value[language]))];
  return {
    code,
    name,
    value: { ru: all("ru").join(" / "), en: all("en").join(" / ") },
    values: all("en").map((value) => value.replaceAll("\u00a0", " ")),
  };
}
