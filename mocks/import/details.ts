import { existsSync } from "node:fs";
import { join } from "node:path";

import { firstLanguage, inLanguage, type ByLanguage } from "~/lib/languages";
import { goodsFiles, readShopGoods, type BrandDetails, type SectionDetails, type ShopGoods } from "~/lib/shop-goods";
import { fold } from "~/lib/text";
import { readIfThere } from "#mocks/data-file";
import type { Db } from "#mocks/db/query";
import { insertRows, type Row } from "#mocks/db/rows";
import { mapText, textSql } from "#mocks/db/texts";
import { withMarkedPicture } from "#mocks/pictures/shop-picture";
import { typeset } from "#mocks/texts/typeset";

import { freeSlug } from "./texts";

/**
 * Reads what a shop's folder says about sections, brands and properties.
 * @throws an Error that names the files and their faults
 */
export function readDetails(folder: string): ShopGoods {
  const { goods, faults } = readShopGoods((file) => readIfThere(folder, file));
  if (faults.length > 0) throw new Error(faults.map((fault) => join(folder, fault)).join("; "));
  const printed = (text: ByLanguage) => mapText(text, typeset);
  const sections = [...goods.sections].map(([id, { description, ...pictures }]) => {
    const shown = withMarkedPicture(folder, pictures);
    return [id, { ...shown, ...(description && { description: printed(description) }) }] as const;
  });
  return {
    ...goods,
    sections: new Map(sections),
    brands: goods.brands.map((brand) => ({ ...withMarkedPicture(folder, brand), body: brand.body.map(printed) })),
  };
}

/** The files that `readDetails` reads, those which exist. */
export const detailFiles = (folder: string): string[] =>
  goodsFiles.map((file) => join(folder, file)).filter((file) => existsSync(file));

/** The address of a described picture; null if none is named. */
export function pictureOf(
  kind: "sections" | "brands",
  { picture, drawing }: Pick<SectionDetails, "picture" | "drawing">,
): string | null {
  if (picture !== undefined) return `/upload/shop/${picture}`;
  return drawing === undefined ? null : `/upload/${kind}/${drawing}.jpg`;
}

/** The key of a name in the first language. */
export const keyOf = (name: ByLanguage): string => fold(inLanguage(name, firstLanguage()));

/**
 * Finds or adds the brand of a name in any letter case; null for an offer without one. Writes what the shop's folder says
 * about brands. A brand that it does not describe is spelled as the first offer of this import has it.
 */
export function createBrands(db: Db, described: readonly BrandDetails[]): (name: string | null) => number | null {
  const rows = db.all<{ id: number; name: string; slug: string }>(
    `select id, ${textSql("brand", "name", firstLanguage())} as name, slug from brand`,
  );
  const ids = new Map(rows.map(({ id, name }) => [fold(name), id]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  let lastId = Math.max(0, ...rows.map(({ id }) => id));

  function add(key: string, row: Row & { id: number }, text: string): number {
    const known = rows.find(({ id }) => id === row.id)?.slug;
    const slug = known ?? freeSlug(text, "brand", (taken) => slugs.has(taken));
    insertRows(db, "brand", [{ ...row, slug }]);
    ids.set(key, row.id);
    slugs.add(slug);
    return row.id;
  }

  for (const [index, one] of described.entries()) {
    const key = keyOf(one.name);
    const known = ids.get(key);
    if (known !== undefined) removeBrand(db, known);
    add(key, { ...rowOf(one), id: known ?? (lastId += 1), sort: index + 1 }, one.slug);
  }
  const spelled = new Set(described.map(({ name }) => keyOf(name)));
  return (name) => {
    if (name === null) return null;
    const key = fold(name);
    const row = { id: lastId + 1, sort: lastId + 1, name: { [firstLanguage()]: name } };
    const id = ids.get(key) ?? (lastId = add(key, row, name));
    if (!spelled.has(key)) spell(db, id, name);
    spelled.add(key);
    return id;
  };
}

function spell(db: Db, id: number, name: string): void {
  db.run(
    `update text set value = :name
     where owner = 'brand' and field = 'name' and id = :id and language = :language and value <> :name`,
    { id, name, language: firstLanguage() },
  );
}

function rowOf({ name, country, body, slug: _, ...pictures }: BrandDetails): Row {
  const languages = [...new Set(body.flatMap((text) => Object.keys(text)))];
  const paragraphs = (code: string) => body.map((text) => `<p>${text[code] ?? ""}</p>`).join("");
  const html: ByLanguage = Object.fromEntries(languages.map((code) => [code, paragraphs(code)]));
  return {
    ...{ name, picture: pictureOf("brands", pictures) },
    ...(country && { country }),
    ...(body.length > 0 && { body: html }),
  };
}

function removeBrand(db: Db, id: number): void {
  db.run("delete from brand where id = ?", id);
  for (const table of ["text", "long_text"]) db.run(`delete from ${table} where owner = 'brand' and id = ?`, id);
}
