import { sortCode, type SortCodeWire } from "~/api/schemas/common";
import type { Bounds, Selection } from "#mocks/listing/count";
import type { Dictionary, PropertyEntry } from "#mocks/listing/dictionary";

/** The requested sort order; undefined for none or an unknown one. */
export function sortOf(query: URLSearchParams): SortCodeWire | undefined {
  const parsed = sortCode.safeParse(query.get("sort"));
  return parsed.success ? parsed.data : undefined;
}

/** The requested filters; unknown codes and invalid values are ignored. */
export function selectionOf(query: URLSearchParams, dictionary: Dictionary): Selection {
  const brands = new Set<number>();
  const properties: Properties = new Map();
  const bounds = new Map<number, Bounds>();
  let price: Selection["price"] = null;
  let inStock = false;
  let wellRated = false;
  for (const [name, text] of query) {
    const code = /^filter\[([\w-]{1,100})\]$/.exec(name)?.[1];
    if (code === undefined) continue;
    if (code === "price") price = rangeOf(text) ?? price;
    else if (code === "inStock") inStock = text === "1";
    else if (code === "rating") wellRated = text === "4";
    else if (code === "brand") addAll(brands, text, (slug) => dictionary.brandBySlug.get(slug)?.id);
    else addProperty({ properties, bounds }, dictionary.propertyByCode.get(code), text);
  }
  return { price, inStock, wellRated, brands: brands.size > 0 ? brands : null, properties, bounds };
}

const rangePattern = /^(-?\d{1,15}(?:\.\d{1,6})?)?\.\.(-?\d{1,15}(?:\.\d{1,6})?)?$/;

/** `100..900`, `100..` or `..900`, with decimals and signs for properties; reversed bounds are swapped. */
function rangeOf(text: string): Bounds | null {
  const [, low, high] = rangePattern.exec(text.replace(/\s/g, "")) ?? [];
  const from = low ? Number(low) : null;
  const to = high ? Number(high) : null;
  if (from === null && to === null) return null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

type Properties = Map<number, Set<number>>;
type Chosen = { properties: Properties; bounds: Map<number, Bounds> };

/** Adds the chosen values of a property: those of a comma-separated list, or those between two bounds. */
function addProperty({ properties, bounds }: Chosen, property: PropertyEntry | undefined, text: string): void {
  if (!property) return;
  const range = rangeOf(text);
  if (range) {
    const between = property.values.filter(({ number }) => number !== null && isBetween(number, range));
    bounds.set(property.id, range);
    properties.set(property.id, new Set(between.map(({ id }) => id)));
    return;
  }
  const values = properties.get(property.id) ?? new Set();
  addAll(values, text, (value) => property.values.find((entry) => entry.value === value)?.id);
  if (values.size > 0) properties.set(property.id, values);
}

const isBetween = (number: number, { from, to }: Bounds): boolean =>
  number >= (from ?? -Infinity) && number <= (to ?? Infinity);

const maxValues = 100;

/** Adds the known values of a comma-separated list. */
function addAll(ids: Set<number>, text: string, idOf: (value: string) => number | undefined): void {
  for (const value of text.split(",", maxValues)) {
    const id = idOf(value.trim());
    if (id !== undefined) ids.add(id);
  }
}
