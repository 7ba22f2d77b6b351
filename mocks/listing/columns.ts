import { languages, type ByLanguage } from "~/lib/languages";
import type { Db } from "#mocks/db/query";

/**
 * The catalogue as arrays of numbers. A "row" is a product's position by popularity, most popular first, and the index
 * into every array here. A list of rows in ascending order is therefore a listing by popularity.
 */
export type Columns = {
  /** Product ids. */
  ids: Int32Array;
  /** The deepest section's id. */
  section: Int32Array;
  /** The brand's id, 0 for none. */
  brand: Int32Array;
  /** Roubles. */
  price: Int32Array;
  /** Bits of `flag`. */
  flags: Uint8Array;
  /** Where the row's values start in `values`; has one more entry than there are rows. */
  valueStart: Int32Array;
  /** Ids of property values, row by row. */
  values: Int32Array;
  /** Positions of the rows in the other sort orders. */
  rankByPrice: Int32Array;
  rankByDate: Int32Array;
  /** By language. */
  rankByName: ByLanguage<Int32Array>;
};

export const flag = { inStock: 1, orderable: 2, discounted: 4 } as const;

/** Writes listing arrays, replacing stored arrays of the same names. */
export function saveColumns(db: Db, columns: Partial<Columns>): void {
  const { rankByName = {}, ...others } = columns;
  const ranks = Object.entries(rankByName).map(([code, data]) => [`rankByName:${code}`, data] as const);
  for (const [name, data] of [...Object.entries(others), ...ranks]) {
    if (!data) continue;
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    db.run("insert or replace into listing_column (name, data) values (?, ?)", name, bytes);
  }
}

/** Loads the listing that the build wrote; throws if an array is missing. */
export function loadColumns(db: Db): Columns {
  const words = (name: string): Int32Array => new Int32Array(readBytes(db, name));
  return {
    ids: words("ids"),
    section: words("section"),
    brand: words("brand"),
    price: words("price"),
    flags: new Uint8Array(readBytes(db, "flags")),
    valueStart: words("valueStart"),
    values: words("values"),
    rankByPrice: words("rankByPrice"),
    rankByDate: words("rankByDate"),
    rankByName: Object.fromEntries(languages().map(({ code }) => [code, words(`rankByName:${code}`)])),
  };
}

function readBytes(db: Db, name: string): ArrayBuffer {
  const row = db.get<{ data: ArrayBuffer | Uint8Array }>("select data from listing_column where name = ?", name);
  if (!row) throw new Error(`The listing column ${name} is missing: delete the database and restart`);
  // The driver returns an ArrayBuffer from a list of rows and a Buffer from a single one; copying either aligns it.
  return new Uint8Array(row.data).slice().buffer;
}
