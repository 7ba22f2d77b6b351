import { firstLanguage, languages } from "~/lib/languages";
import { fold } from "~/lib/text";
import type { Db } from "#mocks/db/query";

import { flag, saveColumns, type Columns } from "./columns";

type ProductRow = {
  id: number;
  section_id: number;
  brand_id: number | null;
  price: number;
  old_price: number | null;
  stock: number;
  order_days: number | null;
  created_at: string;
};

/** What the build collects in one pass over the products. */
type Gathered = Pick<Columns, "ids" | "section" | "brand" | "price" | "flags"> & { created: Float64Array };

/**
 * Computes the listing arrays from the catalogue's tables and stores them in the database. Returns the product ids by row.
 */
export function buildListing(db: Db): Int32Array {
  const { created, ...stored } = gather(db);
  const { ids, price } = stored;
  const rowOf = new Map<number, number>();
  ids.forEach((id, row) => rowOf.set(id, row));
  saveColumns(db, {
    ...stored,
    ...gatherValues(db, ids, rowOf),
    rankByPrice: rank(ids.length, (a, b) => at(price, a) - at(price, b)),
    rankByDate: rank(ids.length, (a, b) => at(created, b) - at(created, a)),
    rankByName: rankNames(db, rowOf),
  });
  return ids;
}

/** The position of each row when rows are sorted by `compare`; equal rows stay ordered by popularity. */
export function rank(count: number, compare: (a: number, b: number) => number): Int32Array {
  const order = new Int32Array(count).map((_, row) => row).sort((a, b) => compare(a, b) || a - b);
  const places = new Int32Array(count);
  order.forEach((row, place) => (places[row] = place));
  return places;
}

function gather(db: Db): Gathered {
  const count = db.value<number>("select count(*) from product where hidden = 0") ?? 0;
  const words = (): Int32Array => new Int32Array(count);
  const all: Gathered = {
    ids: words(),
    section: words(),
    brand: words(),
    price: words(),
    flags: new Uint8Array(count),
    created: new Float64Array(count),
  };
  const rows = db.raw
    .prepare(
      `select id, section_id, brand_id, price, old_price, stock, order_days, created_at
       from product where hidden = 0 order by popularity desc, id`,
    )
    .iterate() as IterableIterator<ProductRow>;
  let row = 0;
  for (const product of rows) {
    all.ids[row] = product.id;
    all.section[row] = product.section_id;
    all.brand[row] = product.brand_id ?? 0;
    all.price[row] = product.price;
    all.flags[row] = flagsOf(product);
    all.created[row] = Date.parse(product.created_at);
    row += 1;
  }
  return all;
}

/** The bits of a product's state. */
export function flagsOf(product: Pick<ProductRow, "stock" | "order_days" | "old_price">): number {
  return (
    (product.stock > 0 ? flag.inStock : 0) |
    (product.order_days !== null ? flag.orderable : 0) |
    (product.old_price !== null ? flag.discounted : 0)
  );
}

/** The values of all rows in one array; `valueStart` holds where each row's values start. */
function gatherValues(
  db: Db,
  ids: Int32Array,
  rowOf: ReadonlyMap<number, number>,
): Pick<Columns, "valueStart" | "values"> {
  const valueStart = new Int32Array(ids.length + 1);
  walkValues(db, rowOf, (row) => (valueStart[row + 1] = at(valueStart, row + 1) + 1));
  for (let row = 0; row < ids.length; row++) valueStart[row + 1] = at(valueStart, row + 1) + at(valueStart, row);
  const values = new Int32Array(at(valueStart, ids.length));
  const next = valueStart.slice();
  walkValues(db, rowOf, (row, value) => {
    values[at(next, row)] = value;
    next[row] = at(next, row) + 1;
  });
  return { valueStart, values };
}

function walkValues(db: Db, rowOf: ReadonlyMap<number, number>, visit: (row: number, value: number) => void): void {
  const pairs = db.raw.prepare("select product_id, value_id from product_property").iterate() as IterableIterator<{
    product_id: number;
    value_id: number;
  }>;
  for (const { product_id, value_id } of pairs) {
    const row = rowOf.get(product_id);
    if (row !== undefined) visit(row, value_id);
  }
}

/**
 * The positions of the rows by name, for each language. A product without a name in it stands where its other name
 * does.
 */
function rankNames(db: Db, rowOf: ReadonlyMap<number, number>): Columns["rankByName"] {
  const read = (names: string[], condition: string, ...values: string[]) => {
    const rows = db.raw
      .prepare(`select id, value from text where owner = 'product' and field = 'name' ${condition}`)
      .iterate(...values) as IterableIterator<{ id: number; value: string }>;
    for (const { id, value } of rows) {
      const row = rowOf.get(id);
      if (row !== undefined) names[row] = sortKey(value);
    }
    return names;
  };
  const any = read(read([], ""), "and language = ?", firstLanguage());
  return Object.fromEntries(
    languages().map(({ code }) => {
      const names = read([...any], "and language = ?", code);
      return [code, rank(rowOf.size, (a, b) => compareTexts(names[a], names[b]))];
    }),
  );
}

/**
 * Lower case with ё as е, and whole numbers at one length, so that 2 stands before 10. Such keys can be compared by code
 * units, which is fast and correct for both alphabets.
 */
const sortKey = (name: string): string =>
  fold(name)
    .replace(/[«»"]/g, "")
    .replace(/\s/g, " ")
    .replace(/(?<!\d[.,]?)\d+/g, (digits) => digits.padStart(15, "0"));

const compareTexts = (a = "", b = ""): number => (a < b ? -1 : a > b ? 1 : 0);

const at = (array: Int32Array | Float64Array, index: number): number => array[index] ?? 0;
