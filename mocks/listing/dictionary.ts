import { firstLanguage, inLanguage, type ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";
import { readTexts } from "#mocks/db/texts";

import type { Ids } from "./count";

export type SectionEntry = {
  id: number;
  parent: SectionEntry | null;
  children: SectionEntry[];
  level: number;
  code: string;
  link: string;
  name: ByLanguage;
  description: ByLanguage;
  picture: string | null;
  count: number;
};

export type BrandEntry = {
  id: number;
  slug: string;
  name: ByLanguage;
  country: ByLanguage;
  picture: string | null;
  count: number;
};

/** `number` is the value in the property's unit; null if it is not a number. */
export type ValueEntry = { id: number; value: string; name: ByLanguage; sort: number; number: number | null };

export type PropertyEntry = {
  id: number;
  code: string;
  name: ByLanguage;
  unit: ByLanguage | null;
  sort: number;
  values: ValueEntry[];
};

/** The small tables of the catalogue in memory: every call reads them, and they do not change while the API runs. */
export type Dictionary = {
  /** In the order of the tree. */
  sections: SectionEntry[];
  /** Those of the first level. */
  topSections: SectionEntry[];
  sectionByCode: ReadonlyMap<string, SectionEntry>;
  sectionById: ReadonlyMap<number, SectionEntry>;
  brands: BrandEntry[];
  brandBySlug: ReadonlyMap<string, BrandEntry>;
  brandById: ReadonlyMap<number, BrandEntry>;
  properties: PropertyEntry[];
  propertyByCode: ReadonlyMap<string, PropertyEntry>;
  ids: Ids;
};

/** Reads sections, brands, properties and their values. */
export function loadDictionary(db: Db): Dictionary {
  const sections = loadSections(db);
  const brands = loadBrands(db);
  const properties = loadProperties(db);
  return {
    sections,
    topSections: sections.filter(({ parent }) => parent === null),
    sectionByCode: new Map(sections.map((section) => [section.code, section])),
    sectionById: new Map(sections.map((section) => [section.id, section])),
    brands,
    brandBySlug: new Map(brands.map((brand) => [brand.slug, brand])),
    brandById: new Map(brands.map((brand) => [brand.id, brand])),
    properties,
    propertyByCode: new Map(properties.map((property) => [property.code, property])),
    ids: { lastBrand: Math.max(0, ...brands.map((brand) => brand.id)), propertyOf: propertyOfValues(properties) },
  };
}

type SectionRow = Omit<SectionEntry, "parent" | "children" | "name" | "description"> & { parent_id: number | null };

const none: ByLanguage = { "": "" };

function loadSections(db: Db): SectionEntry[] {
  const rows = db.all<SectionRow>(
    "select id, parent_id, level, code, link, picture, count from section order by level, sort, id",
  );
  const [names, descriptions] = [readTexts(db, "section", "name"), readTexts(db, "section", "description")];
  const byId = new Map<number, SectionEntry>();
  for (const { parent_id, ...row } of rows) {
    const parent = parent_id === null ? null : (byId.get(parent_id) ?? null);
    const texts = { name: names.get(row.id) ?? none, description: descriptions.get(row.id) ?? none };
    const entry = { ...row, ...texts, parent, children: [] };
    byId.set(row.id, entry);
    parent?.children.push(entry);
  }
  const withChildren = (entry: SectionEntry): SectionEntry[] => [entry, ...entry.children.flatMap(withChildren)];
  return [...byId.values()].filter((entry) => entry.parent === null).flatMap(withChildren);
}

function loadBrands(db: Db): BrandEntry[] {
  const [names, countries] = [readTexts(db, "brand", "name"), readTexts(db, "brand", "country")];
  const rows = db.all<Omit<BrandEntry, "name" | "country">>(
    "select id, slug, picture, count from brand order by sort, id",
  );
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? none, country: countries.get(row.id) ?? none }));
}

type ValueRow = { id: number; property_id: number; value: string; sort: number };

function loadProperties(db: Db): PropertyEntry[] {
  const values = db.all<ValueRow>("select id, property_id, value, sort from property_value order by sort, id");
  const rows = db.all<{ id: number; code: string; sort: number }>(
    "select id, code, sort from property order by sort, id",
  );
  const [names, units] = [readTexts(db, "property", "name"), readTexts(db, "property", "unit")];
  const valueNames = readTexts(db, "property_value", "name");
  return rows.map((row) => {
    const unit = units.get(row.id) ?? null;
    const numberOf = (name: ByLanguage) =>
      unit && readNumber(inLanguage(name, firstLanguage()), inLanguage(unit, firstLanguage()));
    return {
      ...{ ...row, name: names.get(row.id) ?? none, unit },
      values: values
        .filter((value) => value.property_id === row.id)
        .map(({ id, value, sort }) => {
          const name = valueNames.get(id) ?? none;
          return { id, value, sort, name, number: numberOf(name) };
        }),
    };
  });
}

/** The number in `10 200 об/мин` or `2,5 мм`; null for anything else. */
function readNumber(name: string, unit: string): number | null {
  const text = (name.endsWith(unit) ? name.slice(0, -unit.length) : name).replace(/\s/g, "").replace(",", ".");
  return /^\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : null;
}

function propertyOfValues(properties: PropertyEntry[]): Int32Array {
  const last = Math.max(0, ...properties.flatMap((property) => property.values.map((value) => value.id)));
  const propertyOf = new Int32Array(last + 1);
  for (const property of properties) {
    for (const value of property.values) propertyOf[value.id] = property.id;
  }
  return propertyOf;
}
