import { firstLanguage } from "~/lib/languages";
import type { ShopGoods } from "~/lib/shop-goods";
import { cutText } from "~/lib/text";
import { idList, type Db } from "#mocks/db/query";
import { insertRows } from "#mocks/db/rows";
import { typeset } from "#mocks/texts/typeset";

import { pictureOf } from "./details";
import type { RawCategory } from "./parse";
import { freeSlug, plainText } from "./texts";
import type { Translations } from "./translations";

type Known = { id: number; code: string };

/**
 * Replaces the sections of the catalogue. A category that an earlier import had keeps its id and address.
 * @returns the section of each category
 */
export function writeSections(
  db: Db,
  categories: Category[],
  translations: Translations,
  described: ShopGoods["sections"],
): Map<string, number> {
  const known = readKnown(db);
  const codes = new Set([...known.values()].map(({ code }) => code));
  let lastId = Math.max(0, ...[...known.values()].map(({ id }) => id));
  const links = new Map<string, string>();
  const sections = new Map<string, number>();
  db.run("delete from section");
  for (const table of ["text", "long_text"]) db.run(`delete from ${table} where owner = 'section'`);
  for (const [sort, { id, parentId, level, name }] of categories.entries()) {
    let section = known.get(id);
    if (!section) {
      const isOwn = described.has(id) && !codes.has(id);
      const code = isOwn ? id : freeSlug(name, "section", (slug) => codes.has(slug) || described.has(slug));
      section = { id: (lastId += 1), code };
      codes.add(section.code);
      db.run("insert into imported_category values (?, ?, ?)", id, section.id, section.code);
    }
    const link = `${parentId === null ? "/catalog" : (links.get(parentId) ?? "/catalog")}/${section.code}`;
    links.set(id, link);
    sections.set(id, section.id);
    const parent = parentId === null ? null : (sections.get(parentId) ?? null);
    const { description } = described.get(id) ?? {};
    insertRows(db, "section", [
      {
        ...{ ...section, parent_id: parent, level, sort, link },
        name: { ...translations.category(id), [firstLanguage()]: name },
        ...(description && { description }),
      },
    ]);
  }
  return sections;
}

function readKnown(db: Db): Map<string, Known> {
  const rows = db.all<Known & { category: string }>(
    "select category_id as category, section_id as id, code from imported_category",
  );
  return new Map(rows.map(({ category, id, code }) => [category, { id, code }]));
}

/**
 * Counts the products of sections and brands, and removes those without any unless the shop's folder describes them. A
 * section without a picture of its own gets that of its most popular product that has one. Call it after the products.
 */
export function countProducts(db: Db, described: ShopGoods["sections"]): void {
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
  const kept = new Set<number>();
  const deepestFirst = db.all<{ id: number; parent: number | null; category: string }>(
    `select id, parent_id as parent, category_id as category from section
     join imported_category on section_id = section.id order by level desc`,
  );
  for (const { id, parent, category } of deepestFirst) {
    const own = described.get(category);
    if (own || kept.has(id)) for (const one of [id, parent]) if (one !== null) kept.add(one);
    const count = counts.get(id) ?? 0;
    const best = pictures.get(id);
    if (parent !== null) {
      counts.set(parent, (counts.get(parent) ?? 0) + count);
      if (best && best.popularity > (pictures.get(parent)?.popularity ?? -Infinity)) pictures.set(parent, best);
    }
    const picture = (own && pictureOf("sections", own)) ?? best?.picture ?? null;
    db.run("update section set count = ?, picture = ? where id = ?", count, picture, id);
  }
  db.run("delete from section where count = 0 and id not in (select value from json_each(?))", idList(kept));
  db.run("update brand set count = (select count(*) from product where brand_id = brand.id and hidden = 0)");
  db.run("update product set brand_id = null where brand_id in (select id from brand where count = 0)");
  db.run("delete from brand where count = 0");
  for (const owner of ["section", "brand"]) {
    for (const table of ["text", "long_text"])
      db.run(`delete from ${table} where owner = '${owner}' and id not in (select id from ${owner})`);
  }
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

/** A category whose parents exist and do not form a circle. */
type Category = { id: string; parentId: string | null; level: number; name: string };

/** A fault of the feed that its owner should know. `subject` is such as `offer 12`. */
export type Problem = { line: number; subject: string; reason: string };

/**
 * Repairs the tree of categories and returns it parents first. A category whose parent is missing, or whose parents form
 * a circle, becomes a top one; of two with the same id the first counts.
 */
export function arrangeCategories(raw: RawCategory[], report: (problem: Problem) => void): Category[] {
  const byId = new Map<string, RawCategory>();
  for (const each of raw) {
    const id = each.id.trim();
    const fault = (reason: string) => report({ line: each.line, subject: `category ${id}`, reason });
    if (id === "") fault("the category has no id");
    else if (byId.has(id)) fault("another category has the same id");
    else byId.set(id, { ...each, id, parentId: each.parentId.trim() });
  }
  const found = new Map<string, Category>();
  for (const each of byId.values()) if (!found.has(each.id)) place(each, byId, found, report);
  return [...found.values()].sort((a, b) => a.level - b.level);
}

function place(
  start: RawCategory,
  byId: Map<string, RawCategory>,
  found: Map<string, Category>,
  report: (problem: Problem) => void,
): void {
  const waiting: RawCategory[] = [];
  let above: Category | undefined;
  for (let each: RawCategory | undefined = start; each;) {
    waiting.push(each);
    const { line, id, parentId } = each;
    if (parentId === "" || parentId === "0") break;
    above = found.get(parentId);
    if (above) break;
    const parent: RawCategory | undefined = byId.get(parentId);
    const isCircle = parent !== undefined && waiting.includes(parent);
    if (!parent || isCircle) {
      const reason = isCircle ? "its parents form a circle" : `its parent ${parentId} does not exist`;
      report({ line, subject: `category ${id}`, reason });
    }
    each = isCircle ? undefined : parent;
  }
  for (const { id, name } of waiting.reverse()) {
    const level = (above?.level ?? 0) + 1;
    above = { id, parentId: above?.id ?? null, level, name: cutText(typeset(plainText(name)), 255) || id };
    found.set(id, above);
  }
}
