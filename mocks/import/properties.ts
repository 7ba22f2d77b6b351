import { parseList } from "#mocks/db/queries/cards";
import type { Db } from "#mocks/db/query";
import { createWriter, insertRows } from "#mocks/db/seed/lib/rows";

import type { EnglishOffer } from "./english";
import type { Fact } from "./facts";
import { freeSlug } from "./texts";

/** A property in the product's row. `values` are those to filter by; the product's page ignores them. */
type Stored = {
  code: string;
  name_ru: string;
  name_en: string;
  value_ru: string;
  value_en: string;
  values?: [ru: string, en: string][];
  /** Whether the variants of a product are not told apart by it. */
  identifier?: true;
};

/** Codes that filters of every listing have. */
const reserved = ["price", "instock", "brand"];

/** Returns a function that formats an offer's facts as the JSON of the product's row. */
export function createPropertyWriter(db: Db) {
  const rows = db.all<{ code: string; name: string }>("select code, name_ru as name from property");
  const codes = new Map(rows.map(({ code, name }) => [name.toLowerCase(), code]));
  const taken = new Set([...reserved, ...codes.values()]);

  function codeOf(name: string): string {
    const known = codes.get(name.toLowerCase());
    if (known !== undefined) return known;
    const code = freeSlug(name, "param", (slug) => taken.has(slug));
    codes.set(name.toLowerCase(), code);
    taken.add(code);
    return code;
  }

  return (facts: Fact[], english: EnglishOffer["facts"] = []): string => {
    const found = new Map<string, Stored>();
    // The English feed has the same params in the same order, or its texts cannot be told apart.
    const isPaired = english.length === facts.filter(({ nameEn }) => nameEn === undefined).length;
    for (const [index, { name, value, filter, ...own }] of facts.entries()) {
      const other = isPaired ? english[index] : undefined;
      const [name_en, value_en] = [own.nameEn ?? other?.name ?? name, own.valueEn ?? other?.value ?? value];
      const code = codeOf(name);
      const before = found.get(code);
      if (before && isListed(before, value)) continue;
      const values: Stored["values"] = [...(before?.values ?? []), ...(filter ? [[value, value_en] as const] : [])].map(
        ([ru, en]) => [ru, en],
      );
      found.set(code, {
        ...{ code, name_ru: before?.name_ru ?? name, name_en: before?.name_en ?? name_en },
        value_ru: before ? `${before.value_ru}, ${value}` : value,
        value_en: before ? `${before.value_en}, ${value_en}` : value_en,
        ...(values.length > 0 ? { values } : {}),
        ...(own.isIdentifier ? { identifier: true } : {}),
      });
    }
    return JSON.stringify([...found.values()]);
  };
}

/** Whether a property has a value already: some feeds give a param twice. */
function isListed({ value_ru, values }: Stored, value: string): boolean {
  return value_ru === value || (values ?? []).some(([ru]) => ru === value);
}

type Entry = { id: number; slug: string; ru: string; en: string };
type Collected = { id: number; code: string; ru: string; en: string; values: Map<string, Entry>; slugs: Set<string> };

/** A property with so many values that almost every product has its own is no filter. */
const manyValues = 200;

/** Writes the filters anew, from the properties of the products in the lists. */
export function writeFilters(db: Db): void {
  for (const table of ["product_property", "property_value", "property"]) db.run(`delete from ${table}`);
  const found = new Map<string, Collected>();
  const links = createWriter(db.raw, "product_property", ["product_id", "value_id"]);
  let lastId = 0;
  let products = 0;
  const rows = db.raw
    .prepare("select id, properties from product where hidden = 0 order by id")
    .iterate() as IterableIterator<{ id: number; properties: string }>;
  for (const { id, properties } of rows) {
    products += 1;
    for (const stored of parseList<Stored>(properties)) {
      const ids = new Set<number>();
      for (const [ru, en] of stored.values ?? []) {
        const property = found.get(stored.code) ?? collect(found, stored);
        const entry = property.values.get(ru.toLowerCase()) ?? addValue(property, ru, en, lastId + 1);
        lastId = Math.max(lastId, entry.id);
        ids.add(entry.id);
      }
      for (const value of ids) links.add(id, value);
    }
  }
  links.flush();
  const isFilter = ({ values }: Collected) => values.size <= manyValues || values.size * 2 <= products;
  for (const property of found.values()) if (isFilter(property)) writeProperty(db, property);
  db.run("delete from product_property where value_id not in (select id from property_value)");
}

function collect(found: Map<string, Collected>, { code, name_ru, name_en }: Stored): Collected {
  const made = { id: found.size + 1, code, ru: name_ru, en: name_en, values: new Map(), slugs: new Set<string>() };
  found.set(code, made);
  return made;
}

function addValue({ values, slugs }: Collected, ru: string, en: string, id: number): Entry {
  const slug = freeSlug(ru, "value", (text) => slugs.has(text));
  const entry = { id, slug, ru, en };
  slugs.add(slug);
  values.set(ru.toLowerCase(), entry);
  return entry;
}

function writeProperty(db: Db, { id, code, ru, en, values }: Collected): void {
  insertRows(db.raw, "property", [{ id, code, name_ru: ru, name_en: en, unit_ru: null, unit_en: null, sort: id }]);
  const order = new Intl.Collator("ru", { numeric: true });
  const sorted = [...values.values()].sort((a, b) => placeOf(a.ru) - placeOf(b.ru) || order.compare(a.ru, b.ru));
  const row = (entry: Entry, sort: number) => ({
    ...{ id: entry.id, property_id: id, value: entry.slug, name_ru: entry.ru, name_en: entry.en, sort },
  });
  insertRows(db.raw, "property_value", sorted.map(row));
}

/** Where a value stands: sizes of clothes (XS, M, 2XL), then numbers, then other texts. */
function placeOf(text: string): number {
  const [, number, letters = "", size] = /^(\d)?(x{0,5})([sml])$/i.exec(text) ?? [];
  const more = 1 + (number ? Number(number) : letters.length);
  if (size !== undefined) return -100 + more * (["s", "m", "l"].indexOf(size.toLowerCase()) - 1);
  const value = Number.parseFloat(text.replace(",", "."));
  return Number.isNaN(value) ? Number.MAX_VALUE : value;
}
