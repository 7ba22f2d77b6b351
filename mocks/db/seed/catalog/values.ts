import type Database from "libsql";

import { goods, property } from "../goods/read";
import type { Value } from "../goods/schema";
import { insertRows } from "../lib/rows";
import { toText } from "../lib/text";
import { printValue, valueSlug } from "./properties";

/** Finds the id of a filterable value; undefined for a property without a filter. */
export type ValueIds = (code: string, value: Value) => number | undefined;

function collect(): Map<string, Map<string, Value>> {
  const found = new Map<string, Map<string, Value>>();
  const note = (code: string, value: Value) => {
    const values = found.get(code) ?? new Map<string, Value>();
    values.set(valueSlug(value), value);
    found.set(code, values);
  };
  const { places, brands } = goods();
  for (const { leaf } of places)
    for (const { code, values } of leaf.params) for (const value of values) note(code, value);
  for (const { country } of brands) note("country", country);
  return found;
}

/** The sort key of a value; values with equal keys keep the order of the tree. */
function rankOf(code: string, value: Value): number {
  if (typeof value === "number") return value;
  if (!property(code).ordered) return 0;
  const leading = parseFloat(value[0]);
  return Number.isNaN(leading) ? Number.MAX_SAFE_INTEGER : leading;
}

/** Writes the filterable properties and their values; returns a function that finds a value's id. */
export function seedPropertyValues(db: Database.Database): ValueIds {
  const collected = collect();
  const codes = [...goods().properties].filter(([, { filter }]) => filter).map(([code]) => code);
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
