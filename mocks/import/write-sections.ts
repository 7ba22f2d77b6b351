import { firstLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { createTextWriter } from "#mocks/db/seed/lib/rows";

import type { Category } from "./categories";
import { freeSlug } from "./texts";
import type { Translations } from "./translations";

type Known = { id: number; code: string };

/**
 * Writes the sections of the catalogue anew. A category that an earlier import had keeps its id and address.
 * @returns the section of each category
 */
export function writeSections(db: Db, categories: Category[], translations: Translations): Map<string, number> {
  const known = readKnown(db);
  const codes = new Set([...known.values()].map(({ code }) => code));
  let lastId = Math.max(0, ...[...known.values()].map(({ id }) => id));
  const links = new Map<string, string>();
  const sections = new Map<string, number>();
  db.run("delete from section");
  db.run("delete from text where owner = 'section'");
  const texts = createTextWriter(db.raw, "section");
  for (const [sort, { id, parentId, level, name }] of categories.entries()) {
    let section = known.get(id);
    if (!section) {
      section = { id: (lastId += 1), code: freeSlug(name, "section", (slug) => codes.has(slug)) };
      codes.add(section.code);
      db.run("insert into imported_category values (?, ?, ?)", id, section.id, section.code);
    }
    const link = `${parentId === null ? "/catalog" : (links.get(parentId) ?? "/catalog")}/${section.code}`;
    links.set(id, link);
    sections.set(id, section.id);
    const parent = parentId === null ? null : (sections.get(parentId) ?? null);
    db.run(
      "insert into section (id, parent_id, level, sort, code, link) values (?, ?, ?, ?, ?, ?)",
      ...[section.id, parent, level, sort, section.code, link],
    );
    texts.add(section.id, { name: { ...translations.category(id), [firstLanguage()]: name } });
  }
  texts.flush();
  return sections;
}

function readKnown(db: Db): Map<string, Known> {
  const rows = db.all<Known & { category: string }>(
    "select category_id as category, section_id as id, code from imported_category",
  );
  return new Map(rows.map(({ category, id, code }) => [category, { id, code }]));
}

/**
 * Counts the products of sections and brands, and removes those without any. A section gets the picture of its most
 * popular product that has one. Call it after the products.
 */
export function countProducts(db: Db): void {
  const own = db.all<{ id: number; n: number }>(
    "select section_id as id, count(*) as n from product where hidden = 0 group by section_id",
  );
  const counts = new Map(own.map(({ id, n }) => [id, n]));
  // SQLite takes the other columns from the row that has the maximum.
  const pictured = db.all<{ id: number; picture: string; popularity: number }>(
    `select section_id as id, json_extract(pictures, '$[0]') as picture, max(popularity) as popularity
     from product where hidden = 0 and pictures <> '[]' group by section_id`,
  );
  const pictures = new Map(pictured.map((found) => [found.id, found]));
  const deepestFirst = db.all<{ id: number; parent: number | null }>(
    "select id, parent_id as parent from section order by level desc",
  );
  for (const { id, parent } of deepestFirst) {
    const count = counts.get(id) ?? 0;
    const best = pictures.get(id);
    if (parent !== null) {
      counts.set(parent, (counts.get(parent) ?? 0) + count);
      if (best && best.popularity > (pictures.get(parent)?.popularity ?? -Infinity)) pictures.set(parent, best);
    }
    db.run("update section set count = ?, picture = ? where id = ?", count, best?.picture ?? null, id);
  }
  db.run("delete from section where count = 0");
  db.run("update brand set count = (select count(*) from product where brand_id = brand.id and hidden = 0)");
  db.run("update product set brand_id = null where brand_id in (select id from brand where count = 0)");
  db.run("delete from brand where count = 0");
  for (const owner of ["section", "brand"])
    db.run(`delete from text where owner = '${owner}' and id not in (select id from ${owner})`);
  listProducts(db);
}

/** Writes which products each section has, with those of its subsections. Section 0 is the whole catalogue. */
function listProducts(db: Db): void {
  const row = `product.id, brand_id, price, stock > 0 or order_days is not null, popularity, created_at from product`;
  db.run("delete from product_section");
  db.run(`
    insert into product_section
    with recursive above(section_id, id) as (
      select id, id from section
      union all
      select section_id, parent_id from above join section using (id) where parent_id is not null
    )
    select above.id, ${row} join above on above.section_id = product.section_id where hidden = 0
    union all
    select 0, ${row} where hidden = 0`);
}
