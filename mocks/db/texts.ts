import { firstLanguage, type ByLanguage } from "~/lib/languages";

import type { Db } from "./query";

/** The tables whose rows have texts in the table `text`. */
type TextOwner =
  | "section"
  | "brand"
  | "product"
  | "property"
  | "property_value"
  | "stock"
  | "news"
  | "page"
  | "slide"
  | "promo";

/** The table of a field's texts: see `tables/catalog.sql`. */
export const textTable = (field: string) => (field === "description" || field === "body" ? "long_text" : "text");

/**
 * An SQL expression for a text of a row of `owner`: in a language, or else in the shop's first one, or else in any; null
 * if there is no such text.
 */
export function textSql(owner: TextOwner, field: string, language: string): string {
  const find = (rest: string) =>
    `(select value from ${textTable(field)} as t
      where t.owner = '${owner}' and t.field = '${field}' and t.id = ${owner}.id ${rest})`;
  const inLanguage = (code: string) => find(`and language = '${checked(code)}'`);
  const wanted = [...new Set([language, firstLanguage()])].map(inLanguage);
  return `coalesce(${[...wanted, find("limit 1")].join(", ")})`;
}

/** SQL expressions for several texts of a row of `owner`, each by the name of its field. */
export const textsSql = (owner: TextOwner, fields: readonly string[], language: string): string =>
  fields.map((field) => `${textSql(owner, field, language)} as ${field}`).join(", ");

function checked(code: string): string {
  if (!/^[a-z]{2,3}$/.test(code)) throw new Error(`${code} is not a language code`);
  return code;
}

/** A text of all rows of a table, by id and language. */
export function readTexts(db: Db, owner: TextOwner, field: string): Map<number, ByLanguage> {
  const rows = db.all<{ id: number; text: string }>(
    `select id, json_group_object(language, value) as text from ${textTable(field)}
     where owner = :owner and field = :field group by id`,
    { owner, field },
  );
  return new Map(rows.map(({ id, text }) => [id, JSON.parse(text) as ByLanguage]));
}

/** An SQL expression for a text of a row of `owner` in all languages, as a JSON object. */
export const textJson = (owner: TextOwner, field: string): string =>
  `json((select json_group_object(language, value) from ${textTable(field)} as t
    where t.owner = '${owner}' and t.field = '${field}' and t.id = ${owner}.id))`;

/** Changes a text in each of its languages. */
export const mapText = (text: ByLanguage, change: (one: string) => string): ByLanguage =>
  Object.fromEntries(Object.entries(text).map(([code, one = ""]) => [code, change(one)]));
