import { flag, type Columns } from "./columns";

/** The filters of a listing. The sets hold ids; a product matches a property's set if it has any of its values. */
export type Selection = {
  price: { from: number | null; to: number | null } | null;
  inStock: boolean;
  brands: ReadonlySet<number> | null;
  properties: ReadonlyMap<number, ReadonlySet<number>>;
};

export const everything: Selection = { price: null, inStock: false, brands: null, properties: new Map() };

/** Lookup data for the counts: the largest brand id, and the property id at the index of each value id. */
export type Ids = { lastBrand: number; propertyOf: Int32Array };

/**
 * The rows that pass all filters, in their original order, and how many products each choice would leave. As usual for
 * facets, a filter's own counts ignore its own selection.
 */
export type Counted = {
  rows: Int32Array;
  /** The lowest and highest price in roubles; null if there are no products. */
  price: { min: number; max: number } | null;
  inStock: number;
  /** Counts at the index of the brand id or the value id. */
  brands: Int32Array;
  values: Int32Array;
};

// One bit for each filter that a row fails; property filters use the bits from `firstProperty` on.
const missPrice = 1;
const missStock = 2;
const missBrand = 4;
const firstProperty = 8;
const mostProperties = 27;

/**
 * Counts in one pass over `base`. A row that passes all filters counts everywhere, a row that fails one filter counts
 * only for that filter, other rows do not count.
 */
export function countRows(columns: Columns, ids: Ids, base: Int32Array, selection: Selection): Counted {
  const { price, flags, brand } = columns;
  const { missedBy, bits } = createTest(columns, selection, ids);
  const rows = new Int32Array(base.length);
  const brands = new Int32Array(ids.lastBrand + 1);
  const values = new Int32Array(ids.propertyOf.length);
  let [length, inStock, min, max] = [0, 0, Infinity, -Infinity];
  for (const row of base) {
    const missed = missedBy(row);
    if ((missed & (missed - 1)) !== 0) continue;
    if (missed === 0) rows[length++] = row;
    if (missed === 0 || missed === missPrice) {
      const cost = price[row] ?? 0;
      if (cost < min) min = cost;
      if (cost > max) max = cost;
    }
    if (missed === 0 || missed === missStock) inStock += (flags[row] ?? 0) & flag.inStock;
    if (missed === 0 || missed === missBrand) increment(brands, brand[row] ?? 0);
    if (missed === 0) countValues(columns, row, values);
    else if (missed >= firstProperty) countSome(columns, row, values, bits, missed);
  }
  return { rows: rows.slice(0, length), price: max < min ? null : { min, max }, inStock, brands, values };
}

function createTest({ price, flags, brand, valueStart, values }: Columns, selection: Selection, { propertyOf }: Ids) {
  const { inStock, brands } = selection;
  const { wanted, bits, all } = propertyBits([...selection.properties].slice(0, mostProperties), propertyOf);
  const from = selection.price?.from ?? -Infinity;
  const to = selection.price?.to ?? Infinity;

  function missedBy(row: number): number {
    const cost = price[row] ?? 0;
    let missed = cost < from || cost > to ? missPrice : 0;
    if (inStock && ((flags[row] ?? 0) & flag.inStock) === 0) missed |= missStock;
    if (brands && !brands.has(brand[row] ?? 0)) missed |= missBrand;
    if (all === 0) return missed;
    let met = 0;
    const end = valueStart[row + 1] ?? 0;
    for (let at = valueStart[row] ?? 0; at < end; at++) met |= wanted[values[at] ?? 0] ?? 0;
    return missed | (all & ~met);
  }

  return { missedBy, bits };
}

/**
 * By value id: `wanted` holds the bit of the property's filter if the value is selected; `bits` holds it for every
 * value.
 */
function propertyBits(properties: [number, ReadonlySet<number>][], propertyOf: Int32Array) {
  const bitOf = new Map(properties.map(([property], place) => [property, firstProperty << place]));
  const bits = propertyOf.map((property) => bitOf.get(property) ?? 0);
  const wanted = new Int32Array(propertyOf.length);
  for (const [property, values] of properties) {
    for (const value of values) wanted[value] = bitOf.get(property) ?? 0;
  }
  return { wanted, bits, all: [...bitOf.values()].reduce((mask, bit) => mask | bit, 0) };
}

function countValues({ valueStart, values }: Columns, row: number, counts: Int32Array): void {
  const end = valueStart[row + 1] ?? 0;
  for (let at = valueStart[row] ?? 0; at < end; at++) increment(counts, values[at] ?? 0);
}

/** Counts only the values of the filter whose bit is `only`. */
function countSome(columns: Columns, row: number, counts: Int32Array, bits: Int32Array, only: number): void {
  const { valueStart, values } = columns;
  const end = valueStart[row + 1] ?? 0;
  for (let at = valueStart[row] ?? 0; at < end; at++) {
    const value = values[at] ?? 0;
    if (bits[value] === only) increment(counts, value);
  }
}

function increment(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
