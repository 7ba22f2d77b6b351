import type { Db } from "#mocks/db/query";
import type { Text } from "#mocks/language";

import type { Ids } from "./count";

export type SectionEntry = {
  id: number;
  parent: SectionEntry | null;
  children: SectionEntry[];
  level: number;
  code: string;
  link: string;
  name: Text;
  description: Text;
  picture: string | null;
  count: number;
};

export type BrandEntry = { id: number; slug: string; name: Text; country: Text; picture: string | null; count: number };

/** `number` is the value in the property's unit; null if it is not a number. */
export type ValueEntry = { id: number; value: string; name: Text; sort: number; number: number | null };

export type PropertyEntry = {
  id: number;
  code: string;
  name: Text;
  unit: Text | null;
  sort: number;
  values: ValueEntry[];
};

/** The small tables of the catalogue in memory: every call reads them, and they do not change while the API runs. */
export type Dictionary = {
  /** In the order of the tree. */
  sections: SectionEntry[];
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

type SectionRow = Omit<SectionEntry, "parent" | "children" | "name" | "description"> & {
  parent_id: number | null;
  name_ru: string;
  name_en: string;
  description_ru: string;
  description_en: string;
};

function loadSections(db: Db): SectionEntry[] {
  const rows = db.all<SectionRow>(
    `select id, parent_id, level, code, link, name_ru, name_en, description_ru, description_en, picture, count
     from section order by level, sort, id`,
  );
  const byId = new Map<number, SectionEntry>();
  for (const { parent_id, name_ru, name_en, description_ru, description_en, ...row } of rows) {
    const parent = parent_id === null ? null : (byId.get(parent_id) ?? null);
    const name = { ru: name_ru, en: name_en };
    const entry = { ...row, parent, children: [], name, description: { ru: description_ru, en: description_en } };
    byId.set(row.id, entry);
    parent?.children.push(entry);
  }
  const withChildren = (entry: SectionEntry): SectionEntry[] => [entry, ...entry.children.flatMap(withChildren)];
  return [...byId.values()].filter((entry) => entry.parent === null).flatMap(withChildren);
}

function loadBrands(db: Db): BrandEntry[] {
  const rows = db.all<
    Omit<BrandEntry, "name" | "country"> & Record<"name_ru" | "name_en" | "country_ru" | "country_en", string>
  >("select id, slug, name_ru, name_en, country_ru, country_en, picture, count from brand order by sort, id");
  return rows.map(({ name_ru, name_en, country_ru, country_en, ...row }) => ({
    ...row,
    name: { ru: name_ru, en: name_en },
    country: { ru: country_ru, en: country_en },
  }));
}

type PropertyRow = {
  id: number;
  code: string;
  sort: number;
  name_ru: string;
  name_en: string;
  unit_ru: string | null;
  unit_en: string | null;
};
type ValueRow = { id: number; property_id: number; value: string; sort: number; name_ru: string; name_en: string };

function loadProperties(db: Db): PropertyEntry[] {
  const values = db.all<ValueRow>(
    "select id, property_id, value, sort, name_ru, name_en from property_value order by sort, id",
  );
  const rows = db.all<PropertyRow>(
    "select id, code, sort, name_ru, name_en, unit_ru, unit_en from property order by sort, id",
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    sort: row.sort,
    name: { ru: row.name_ru, en: row.name_en },
    unit: row.unit_ru === null || row.unit_en === null ? null : { ru: row.unit_ru, en: row.unit_en },
    values: values
      .filter((value) => value.property_id === row.id)
      .map(({ id, value, sort, name_ru, name_en }) => ({
        ...{ id, value, sort, name: { ru: name_ru, en: name_en } },
        number: row.unit_ru === null ? null : readNumber(name_ru, row.unit_ru),
      })),
  }));
}

/** The number in `10 200 об/мин` or `2,5 мм`; null for anything else. */
export function readNumber(name: string, unit: string): number | null {
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
