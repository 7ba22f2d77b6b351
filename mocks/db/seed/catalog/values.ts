import type Database from "libsql";

import { insertRows } from "../lib/rows";
import { toText } from "../lib/text";
import { brands } from "./brands";
import { printValue, properties, property, valueSlug } from "./properties";
import type { PropertyCode, Value } from "./properties";
import { places } from "./tree/index";

/** Finds the id of a filterable value; undefined for a property without a filter. */
export type ValueIds = (code: PropertyCode, value: Value) => number | undefined;

function isCode(code: string): code is PropertyCode {
  return code in properties;
}

function collect(): Map<PropertyCode, Map<string, Value>> {
  const found = new Map<PropertyCode, Map<string, Value>>();
  const note = (code: PropertyCode, value: Value) => {
    const values = found.get(code) ?? new Map<string, Value>();
    values.set(valueSlug(value), value);
    found.set(code, values);
  };
  for (const { leaf } of places)
    for (const { code, values } of leaf.params) for (const value of values) note(code, value);
  for (const { country } of brands) note("country", country);
  return found;
}

/** The sort key of a value; values with equal keys keep the order of the tree. */
function rankOf(code: PropertyCode, value: Value): number {
  if (typeof value === "number") return value;
  if (!property(code).ordered) return 0;
  const leading = parseFloat(value[0]);
  return Number.isNaN(leading) ? Number.MAX_SAFE_INTEGER : leading;
}

/** Writes the filterable properties and their values; returns a function that finds a value's id. */
export function seedPropertyValues(db: Database.Database): ValueIds {
  const collected = collect();
  const codes = Object.keys(properties)
    .filter(isCode)
    .filter((code) => property(code).filter);
  const ids = new Map<string, number>();
  const rows = codes.flatMap((code, index) =>
    [...(collected.get(code)?.values() ?? [])]
      .sort((a, b) => rankOf(code, a) - rankOf(code, b))
      .map((value, sort) => {
        const id = ids.size + 1;
        ids.set(`${code}:${valueSlug(value)}`, id);
        return { id, property_id: index + 1, value: valueSlug(value), name: toText(printValue(code, value)), sort };
      }),
  );
  insertRows(
    db,
    "property",
    codes.map((code, index) => {
      const { name, unit } = property(code);
      return { id: index + 1, code, name: toText(name), ...(unit && { unit: toText(unit) }), sort: index + 1 };
    }),
  );
  insertRows(db, "property_value", rows);
  return (code, value) => ids.get(`${code}:${valueSlug(value)}`);
}
