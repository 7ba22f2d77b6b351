import { firstLanguage, type ByLanguage } from "~/lib/languages";
import type { BrandDetails } from "~/lib/shop-goods";
import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/seed/lib/rows";
import { textSql } from "#mocks/db/texts";

import { keyOf as keyOfText, pictureOf } from "./details";
import { freeSlug } from "./texts";

/**
 * Finds or adds the brand of a name in any letter case; null for an offer without one. Writes what the shop's folder says
 * about brands.
 */
export function createBrands(db: Db, described: readonly BrandDetails[]): (name: string | null) => number | null {
  const rows = db.all<{ id: number; name: string; slug: string }>(
    `select id, ${textSql("brand", "name", firstLanguage())} as name, slug from brand`,
  );
  const keyOf = (name: string) => name.toLowerCase();
  const ids = new Map(rows.map(({ id, name }) => [keyOf(name), id]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  let lastId = Math.max(0, ...rows.map(({ id }) => id));
  for (const [index, one] of described.entries()) {
    const key = keyOfText(one.name);
    const known = ids.get(key);
    const id = known ?? (lastId += 1);
    if (known !== undefined) removeTexts(db, known);
    const slug = rows.find((row) => row.id === id)?.slug ?? freeSlug(one.slug, "brand", (text) => slugs.has(text));
    db.run("delete from brand where id = ?", id);
    insertRows(db.raw, "brand", [rowOf(one, { id, slug, sort: index + 1 })]);
    ids.set(key, id);
    slugs.add(slug);
  }
  return (name) => {
    if (name === null) return null;
    const known = ids.get(keyOf(name));
    if (known !== undefined) return known;
    const slug = freeSlug(name, "brand", (text) => slugs.has(text));
    lastId += 1;
    insertRows(db.raw, "brand", [{ id: lastId, sort: lastId, slug, name: { [firstLanguage()]: name } }]);
    ids.set(keyOf(name), lastId);
    slugs.add(slug);
    return lastId;
  };
}

function rowOf(
  { name, country, body, ...pictures }: BrandDetails,
  own: { id: number; slug: string; sort: number },
): Row {
  const languages = [...new Set(body.flatMap((text) => Object.keys(text)))];
  const paragraphs = (code: string) => body.map((text) => `<p>${text[code] ?? ""}</p>`).join("");
  const html: ByLanguage = Object.fromEntries(languages.map((code) => [code, paragraphs(code)]));
  return {
    ...{ ...own, name, picture: pictureOf("brands", pictures) },
    ...(country && { country }),
    ...(body.length > 0 && { body: html }),
  };
}

function removeTexts(db: Db, id: number): void {
  for (const table of ["text", "long_text"]) db.run(`delete from ${table} where owner = 'brand' and id = ?`, id);
}
