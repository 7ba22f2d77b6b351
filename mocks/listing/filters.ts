import type { FilterWire } from "~/api/schemas/common";
import { say, textIn, type Language } from "#mocks/language";

import type { Counted, Selection } from "./count";
import type { Dictionary, PropertyEntry, ValueEntry } from "./dictionary";

const maxProperties = 6;
/** A list of more values is no help to a shopper: it shows only the selected ones, if any. */
const maxValues = 200;

/** The input for the filters of one listing. */
type FilterSource = {
  dictionary: Dictionary;
  /** The listing without any selection. */
  whole: Counted;
  /** With the selection: how many products each choice would leave. */
  narrowed: Counted;
  selection: Selection;
  language: Language;
};

/**
 * The filters of a listing: price, in stock, rating, brand, then the properties that most of its products have and any
 * others that are selected. Leaves out values that none of its products has, unless selected. Values that the selection
 * rules out stay, with a count of 0.
 */
export function makeFilters(source: FilterSource): FilterWire[] {
  return [
    priceFilter(source),
    stockFilter(source),
    ...ratingFilter(source),
    brandFilter(source),
    ...propertyFilters(source),
  ]
    .map(limitValues)
    .filter((filter) => filter.type === "range" || filter.values.length > 0);
}

function limitValues(filter: FilterWire): FilterWire {
  if (filter.values.length <= maxValues) return filter;
  return { ...filter, values: filter.values.filter(({ selected }) => selected) };
}

const plain = { unit: null, values: [], min: null, max: null, from: null, to: null };

function priceFilter({ narrowed, selection, language }: FilterSource): FilterWire {
  return {
    ...plain,
    code: "price",
    name: say("filter.price", language),
    type: "range",
    unit: "₽",
    min: narrowed.price?.min ?? null,
    max: narrowed.price?.max ?? null,
    from: selection.price?.from ?? null,
    to: selection.price?.to ?? null,
  };
}

function stockFilter({ narrowed, selection, language }: FilterSource): FilterWire {
  const name = say("filter.inStock", language);
  const value = { value: "1", name, count: narrowed.inStock, selected: selection.inStock };
  return { ...plain, code: "inStock", name: say("filter.stock", language), type: "toggle", values: [value] };
}

/** Left out of a listing without any well-rated product. */
function ratingFilter({ whole, narrowed, selection, language }: FilterSource): FilterWire[] {
  const selected = selection.wellRated;
  if (whole.wellRated === 0 && !selected) return [];
  const value = { value: "4", name: say("filter.wellRated", language), count: narrowed.wellRated, selected };
  return [{ ...plain, code: "rating", name: say("filter.rating", language), type: "list", values: [value] }];
}

function brandFilter({ dictionary, whole, narrowed, selection, language }: FilterSource): FilterWire {
  const values = dictionary.brands
    .map(({ id, slug, name, picture }) => ({
      value: slug,
      ...(picture?.includes("{language}") ? { picture: picture.replace("{language}", "mark") } : {}),
      name: textIn(name, language),
      count: narrowed.brands[id] ?? 0,
      selected: selection.brands?.has(id) ?? false,
      known: (whole.brands[id] ?? 0) > 0,
    }))
    .filter(({ known, selected }) => known || selected)
    .map(({ known: _, ...value }) => value);
  return { ...plain, code: "brand", name: say("filter.brand", language), type: "list", values };
}

function propertyFilters(source: FilterSource): FilterWire[] {
  const { dictionary, whole, selection } = source;
  const frequent = dictionary.properties
    .map((property) => {
      const counts = property.values.map(({ id }) => whole.values[id] ?? 0).filter((count) => count > 0);
      return { property, values: counts.length, products: counts.reduce((sum, count) => sum + count, 0) };
    })
    .filter(({ values }) => values > 0 && values <= maxValues)
    .sort((a, b) => b.products - a.products)
    .slice(0, maxProperties)
    .map(({ property }) => property);
  const selected = dictionary.properties.filter(({ id }) => selection.properties.has(id));
  return [...new Set([...frequent, ...selected])].map((property) => propertyFilter(source, property));
}

function propertyFilter(source: FilterSource, property: PropertyEntry): FilterWire {
  const { whole, narrowed, selection, language } = source;
  const chosen = selection.properties.get(property.id);
  const range = selection.bounds.get(property.id);
  const values = property.values.filter(({ id }) => (whole.values[id] ?? 0) > 0 || (!range && chosen?.has(id)));
  const shown = {
    ...plain,
    code: property.code,
    name: textIn(property.name, language),
    unit: textIn(property.unit, language) ?? null,
  };
  if (range ?? (!chosen && isMeasure(property, values))) {
    const numbers = values.flatMap(({ id, number }) => ((narrowed.values[id] ?? 0) > 0 ? (number ?? []) : []));
    const [min, max] = numbers.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : [null, null];
    return { ...shown, type: "range", min, max, from: range?.from ?? null, to: range?.to ?? null };
  }
  const choices = values.map(({ id, value, name }) => ({
    value,
    name: textIn(name, language),
    count: narrowed.values[id] ?? 0,
    selected: chosen?.has(id) ?? false,
  }));
  return { ...shown, type: "list", values: choices };
}

/** From how many different numbers on a property is a range instead of a list. */
const shortestRange = 5;

/** Sizes and pieces are bought exactly: they are a list until it becomes too long to read. */
const exactUnits = new Set(["мм", "мм²", "шт."]);
const shortestExactRange = 11;

function isMeasure({ unit }: PropertyEntry, values: ValueEntry[]): boolean {
  if (unit === null || values.some(({ number }) => number === null)) return false;
  return (
    values.length >=
    (Object.values(unit).some((name = "") => exactUnits.has(name)) ? shortestExactRange : shortestRange)
  );
}
