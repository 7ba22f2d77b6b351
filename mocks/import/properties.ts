import { firstLanguage, inLanguage, type ByLanguage } from "~/lib/languages";
import { commonFilters, type PropertyDetails } from "~/lib/shop-goods";
import { fold } from "~/lib/text";
import { parseList } from "#mocks/db/queries/cards";
import type { Db } from "#mocks/db/query";
import { createWriter, insertRows } from "#mocks/db/rows";
import { textSql } from "#mocks/db/texts";

import { keyOf } from "./details";
import { letterSize, type Fact } from "./facts";
import { freeSlug, readNumber } from "./texts";
import type { OfferTexts } from "./translations";

/** A property in the product's row. `values` are those to filter by; the product's page ignores them. */
export type Stored = {
  code: string;
  name: ByLanguage;
  value: ByLanguage;
  values?: ByLanguage[];
  /** Whether it cannot distinguish the variants of a product. */
  identifier?: true;
};

/** Returns a function that makes the properties of the product's row of an offer's facts. */
export function createPropertyReader(db: Db, described: readonly PropertyDetails[]) {
  const rows = db.all<{ code: string; name: string }>(
    `select code, ${textSql("property", "name", firstLanguage())} as name from property`,
  );
  const codes = new Map(rows.map(({ code, name }) => [fold(name), code]));
  const taken = new Set([...commonFilters, ...codes.values(), ...described.map(({ code }) => code)]);

  const named = new Map<string, PropertyDetails[]>();
  for (const one of described) named.set(keyOf(one.name), [...(named.get(keyOf(one.name)) ?? []), one]);

  /** Two properties may have one name: lengths in metres and in millimetres. */
  function detailsOf({ name, unit = "" }: Fact): PropertyDetails | undefined {
    const all = named.get(fold(name)) ?? [];
    return all.find((one) => one.unit && inLanguage(one.unit, firstLanguage()) === unit) ?? all[0];
  }

  function codeOf(name: string): string {
    const known = codes.get(fold(name));
    if (known !== undefined) return known;
    const code = freeSlug(name, "param", (slug) => taken.has(slug));
    codes.set(fold(name), code);
    taken.add(code);
    return code;
  }

  return (facts: Fact[], translations: ByLanguage<OfferTexts>): Stored[] => {
    const found = new Map<string, Stored>();
    const textsOf = createPairing(facts, translations);
    let place = 0;
    for (const fact of facts) {
      const { name, value } = fact.texts ?? textsOf(place++, fact);
      const own = detailsOf(fact);
      const code = own?.code ?? codeOf(fact.name);
      const before = found.get(code);
      if (before && isListed(before, fact.value)) continue;
      const values = [...(before?.values ?? []), ...(fact.filter && own?.filter !== false ? [value] : [])];
      found.set(code, {
        ...{ code, name: before?.name ?? name, value: before ? joinTexts(before.value, value) : value },
        ...(values.length > 0 ? { values } : {}),
        ...(fact.isIdentifier ? { identifier: true } : {}),
      });
    }
    return [...found.values()];
  };
}

/**
 * Finds the texts of a param in other languages. Their feeds have the same params in the same order, or the texts cannot
 * be told apart.
 */
function createPairing(facts: Fact[], translations: ByLanguage<OfferTexts>) {
  const params = facts.filter(({ texts }) => texts === undefined).length;
  const paired = Object.entries(translations).flatMap(([language, texts]) =>
    texts?.facts.length === params ? [[language, texts.facts] as const] : [],
  );
  return (place: number, fact: Fact) => {
    const inAll = (field: "name" | "value"): ByLanguage => ({
      ...Object.fromEntries(paired.map(([language, others]) => [language, others[place]?.[field]])),
      [firstLanguage()]: fact[field],
    });
    return { name: inAll("name"), value: inAll("value") };
  };
}

/** Two values of one property: `red, blue`. */
function joinTexts(one: ByLanguage, other: ByLanguage): ByLanguage {
  const codes = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...codes].map((code) => [code, `${inLanguage(one, code)}, ${inLanguage(other, code)}`]));
}

/** Whether a property has a value already: some feeds give a param twice. */
const isListed = (stored: Stored, text: string): boolean =>
  [stored.value, ...(stored.values ?? [])].some((value) => inLanguage(value, firstLanguage()) === text);

type Entry = { id: number; slug: string; main: string; name: ByLanguage };
type Collected = { id: number; code: string; name: ByLanguage; values: Map<string, Entry>; slugs: Set<string> };

/** A property with so many values that almost every product has its own does not become a filter. */
const manyValues = 200;

/** Replaces the filters by those from the properties of the products in the lists. */
export function writeFilters(db: Db, described: readonly PropertyDetails[]): void {
  const details = new Map(described.map((one, index) => [one.code, { ...one, sort: index + 1 }]));
  for (const table of ["product_property", "property_value", "property"]) db.run(`delete from ${table}`);
  db.run("delete from text where owner in ('property', 'property_value')");
  const found = new Map<string, Collected>();
  const links = createWriter(db, "product_property", ["product_id", "value_id"]);
  let lastId = 0;
  let products = 0;
  const rows = db.raw
    .prepare("select id, properties from product where hidden = 0 order by id")
    .iterate() as IterableIterator<{ id: number; properties: string }>;
  for (const { id, properties } of rows) {
    products += 1;
    for (const stored of parseList<Stored>(properties)) {
      const ids = new Set<number>();
      for (const name of stored.values ?? []) {
        const property = found.get(stored.code) ?? collect(found, stored);
        property.name = inMore(property.name, stored.name);
        const key = keyOf(name);
        const entry = property.values.get(key) ?? addValue(property, name, lastId + 1, details.get(stored.code));
        entry.name = inMore(entry.name, name);
        lastId = Math.max(lastId, entry.id);
        ids.add(entry.id);
      }
      for (const value of ids) links.add(id, value);
    }
  }
  links.flush();
  const isFilter = ({ values }: Collected) => values.size <= manyValues || values.size * 2 <= products;
  for (const property of found.values()) {
    if (!isFilter(property)) continue;
    const { sort = details.size + property.id, unit } = details.get(property.code) ?? {};
    const { id, code, name } = property;
    insertRows(db, "property", [{ id, code, name, ...(unit && { unit }), sort }]);
    writeValues(db, property);
  }
  db.run("delete from product_property where value_id not in (select id from property_value)");
}

/** A text with the languages that another product has it in: the first one may be missing in their feeds. */
const inMore = (text: ByLanguage, other: ByLanguage): ByLanguage =>
  Object.keys(other).every((code) => code in text) ? text : { ...other, ...text };

function collect(found: Map<string, Collected>, { code, name }: Stored): Collected {
  const made = { id: found.size + 1, code, name, values: new Map(), slugs: new Set<string>() };
  found.set(code, made);
  return made;
}

function addValue({ values, slugs }: Collected, name: ByLanguage, id: number, described?: PropertyDetails): Entry {
  const main = inLanguage(name, firstLanguage());
  const slug = freeSlug(described ? shortOf(name, main, described) : main, "value", (text) => slugs.has(text));
  const entry = { id, slug, main, name };
  slugs.add(slug);
  values.set(fold(main), entry);
  return entry;
}

/** What a value of a described property is called in addresses: the number alone, or else the English text. */
function shortOf(name: ByLanguage, main: string, { unit }: PropertyDetails): string {
  const ending = unit ? `\u00a0${inLanguage(unit, firstLanguage())}` : "";
  const number = readNumber(main.endsWith(ending) ? main.slice(0, main.length - ending.length) : main);
  return number === null ? (name["en"] ?? main) : String(number);
}

function writeValues(db: Db, { id, values }: Collected): void {
  const order = new Intl.Collator(firstLanguage(), { numeric: true });
  const sorted = [...values.values()].sort(
    (a, b) => placeOf(a.main) - placeOf(b.main) || order.compare(a.main, b.main),
  );
  const row = (entry: Entry, sort: number) => ({
    ...{ id: entry.id, property_id: id, value: entry.slug, name: entry.name, sort },
  });
  insertRows(db, "property_value", sorted.map(row));
}

/** Where a value stands: sizes of clothes (XS, S–M, 2XL), then numbers, then other texts. */
function placeOf(text: string): number {
  const [, number, letters = "", size] = letterSize.exec(text) ?? [];
  const more = 1 + (number ? Number(number) : letters.length);
  if (size !== undefined) return -100 + more * (["s", "m", "l"].indexOf(size.toLowerCase()) - 1);
  // A space between thousands is a part of the number: 10 000 comes after 8500.
  const value = Number.parseFloat(text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, "").replace(",", "."));
  return Number.isNaN(value) ? Number.MAX_VALUE : value;
}
