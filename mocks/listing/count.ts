import { flag, type Columns } from "./columns";
import { wellRated, type RatingColumns } from "./ratings";

/** The bounds of a range, each null if it is open. */
export type Bounds = { from: number | null; to: number | null };

/** The filters of a listing. The sets hold ids; a product matches a property's set if it has any of its values. */
export type Selection = {
  price: Bounds | null;
  inStock: boolean;
  /** Only products rated 4 stars or more. */
  wellRated: boolean;
  brands: ReadonlySet<number> | null;
  properties: ReadonlyMap<number, ReadonlySet<number>>;
  /** The bounds that a property's values were requested with; `properties` holds the values between them. */
  bounds: ReadonlyMap<number, Bounds>;
};

export const everything: Selection = {
  price: null,
  inStock: false,
  wellRated: false,
  brands: null,
  properties: new Map(),
  bounds: new Map(),
};

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
  wellRated: number;
  /** Counts at the index of the brand id or the value id. */
  brands: Int32Array;
  values: Int32Array;
};

// Every filter has a number; property filters have the numbers from `firstProperty` on.
const priceFilter = 1;
const stockFilter = 2;
const brandFilter = 3;
const ratingFilter = 4;
const firstProperty = 5;
/** What `failedBy` returns for a row that passes all filters, and for a row that fails several. */
const none = 0;
const several = -1;

/** The arrays that filters read. */
export type RatedColumns = Columns & Pick<RatingColumns, "rating">;

/**
 * Counts in one pass over `base`. A row that passes all filters counts everywhere, a row that fails one filter counts
 * only for that filter, other rows do not count.
 */
export function countRows(columns: RatedColumns, ids: Ids, base: Int32Array, selection: Selection): Counted {
  const { price, flags, brand, rating } = columns;
  const { failedBy, filterOf } = createTest(columns, selection, ids);
  const rows = new Int32Array(base.length);
  const brands = new Int32Array(ids.lastBrand + 1);
  const values = new Int32Array(ids.propertyOf.length);
  let [length, inStock, rated, min, max] = [0, 0, 0, Infinity, -Infinity];
  for (const row of base) {
    const failed = failedBy(row);
    if (failed === several) continue;
    if (failed === none) rows[length++] = row;
    if (failed === none || failed === priceFilter) {
      const cost = price[row] ?? 0;
      if (cost < min) min = cost;
      if (cost > max) max = cost;
    }
    if (failed === none || failed === stockFilter) inStock += (flags[row] ?? 0) & flag.inStock;
    if (failed === none || failed === ratingFilter) rated += (rating[row] ?? 0) >= wellRated ? 1 : 0;
    if (failed === none || failed === brandFilter) increment(brands, brand[row] ?? 0);
    if (failed === none) countValues(columns, row, values);
    else if (failed >= firstProperty) countSome(columns, row, values, filterOf, failed);
  }
  return {
    rows: rows.slice(0, length),
    price: max < min ? null : { min, max },
    inStock,
    wellRated: rated,
    brands,
    values,
  };
}

function createTest(
  { price, flags, brand, rating, valueStart, values }: RatedColumns,
  selection: Selection,
  { propertyOf }: Ids,
) {
  const { inStock, brands, properties } = selection;
  const { wanted, filterOf } = numberFilters([...properties], propertyOf);
  const from = selection.price?.from ?? -Infinity;
  const to = selection.price?.to ?? Infinity;
  /** The last row that matched each filter, by the filter's number. */
  const matched = new Int32Array(firstProperty + properties.size).fill(-1);

  /** The number of the only filter that a row fails, or `none` or `several`. */
  function failedBy(row: number): number {
    const cost = price[row] ?? 0;
    let failed = cost < from || cost > to ? priceFilter : none;
    if (inStock && ((flags[row] ?? 0) & flag.inStock) === 0) failed = failed === none ? stockFilter : several;
    if (selection.wellRated && (rating[row] ?? 0) < wellRated) failed = failed === none ? ratingFilter : several;
    if (brands && !brands.has(brand[row] ?? 0)) failed = failed === none ? brandFilter : several;
    if (failed === several || properties.size === 0) return failed;
    const end = valueStart[row + 1] ?? 0;
    for (let at = valueStart[row] ?? 0; at < end; at++) matched[wanted[values[at] ?? 0] ?? 0] = row;
    for (let filter = firstProperty; filter < matched.length; filter++) {
      if (matched[filter] === row) continue;
      if (failed !== none) return several;
      failed = filter;
    }
    return failed;
  }

  return { failedBy, filterOf };
}

/**
 * By value id: `wanted` holds the number of the property's filter if the value is selected; `filterOf` holds it for
 * every value. Both hold 0 if there is none.
 */
function numberFilters(properties: [number, ReadonlySet<number>][], propertyOf: Int32Array) {
  const numbers = new Map(properties.map(([property], place) => [property, firstProperty + place]));
  const filterOf = propertyOf.map((property) => numbers.get(property) ?? 0);
  const wanted = new Int32Array(propertyOf.length);
  for (const [property, values] of properties) {
    for (const value of values) wanted[value] = numbers.get(property) ?? 0;
  }
  return { wanted, filterOf };
}

function countValues({ valueStart, values }: Columns, row: number, counts: Int32Array): void {
  const end = valueStart[row + 1] ?? 0;
  for (let at = valueStart[row] ?? 0; at < end; at++) increment(counts, values[at] ?? 0);
}

/** Counts only the values of the filter whose number is `only`. */
function countSome(columns: Columns, row: number, counts: Int32Array, filterOf: Int32Array, only: number): void {
  const { valueStart, values } = columns;
  const end = valueStart[row + 1] ?? 0;
  for (let at = valueStart[row] ?? 0; at < end; at++) {
    const value = values[at] ?? 0;
    if (filterOf[value] === only) increment(counts, value);
  }
}

function increment(counts: Int32Array, index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}
