import type Database from "libsql";

type Cell = string | number | null;

/** A row by column names. */
export type Row = Record<string, Cell>;

/** Takes rows one by one and writes them in batches; `flush` writes the remaining ones. */
export type RowWriter = { add(...cells: Cell[]): void; flush(): void };

// Each call into SQLite costs as much as inserting a narrow row, so one statement inserts several rows. Above a few
// hundred values there is no further gain.
const valuesAtOnce = 240;

/** Creates a writer for the given columns of a table; `add` takes the cells in the same order. */
export function createWriter(db: Database.Database, table: string, columns: readonly string[]): RowWriter {
  const rowsAtOnce = Math.max(1, Math.floor(valuesAtOnce / columns.length));
  const insert = (rows: number) => {
    const row = `(${columns.map(() => "?").join(", ")})`;
    return db.prepare(`insert into ${table} (${columns.join(", ")}) values ${Array(rows).fill(row).join(", ")}`);
  };
  const [insertMany, insertOne] = [insert(rowsAtOnce), insert(1)];
  let cells: Cell[] = [];

  function add(...row: Cell[]): void {
    cells.push(...row);
    if (cells.length < rowsAtOnce * columns.length) return;
    insertMany.run(cells);
    cells = [];
  }

  function flush(): void {
    for (let at = 0; at < cells.length; at += columns.length) insertOne.run(cells.slice(at, at + columns.length));
    cells = [];
  }

  return { add, flush };
}

/** Writes a short list of rows; all must have the columns of the first one. */
export function insertRows(db: Database.Database, table: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const writer = createWriter(db, table, columns);
  for (const row of rows) writer.add(...columns.map((column) => row[column] ?? null));
  writer.flush();
}
