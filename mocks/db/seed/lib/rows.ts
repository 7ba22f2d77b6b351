import type Database from "libsql";

import type { ByLanguage } from "~/lib/languages";
import { textTable } from "#mocks/db/texts";

type Cell = string | number | null;

/** A row by column names. A text by language is no column: it becomes rows of the table `text`. */
export type Row = Record<string, Cell | ByLanguage>;

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

const isText = (cell: Cell | ByLanguage | undefined): cell is ByLanguage => typeof cell === "object" && cell !== null;

/** Writes a short list of rows with an id; all must have the columns of the first one. */
export function insertRows(db: Database.Database, table: string, rows: readonly Row[]): void {
  const texts = createTextWriter(db, table);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !rows.some((row) => isText(row[column])));
  if (columns.length === 0) return;
  const writer = createWriter(db, table, columns);
  for (const row of rows) {
    const cells = columns.map((column) => row[column]);
    writer.add(...cells.map((cell) => (isText(cell) ? null : (cell ?? null))));
    const fields = Object.entries(row).filter((entry): entry is [string, ByLanguage] => isText(entry[1]));
    texts.add(Number(row["id"]), Object.fromEntries(fields));
  }
  writer.flush();
  texts.flush();
}

/** Creates a writer for the texts of a table's rows. */
export function createTextWriter(db: Database.Database, owner: string) {
  const columns = ["owner", "field", "id", "language", "value"];
  const writers = new Map(["text", "long_text"].map((table) => [table, createWriter(db, table, columns)]));
  return {
    add(id: number, fields: Readonly<Record<string, ByLanguage>>): void {
      for (const [field, text] of Object.entries(fields)) {
        for (const [language, value = ""] of Object.entries(text))
          writers.get(textTable(field))?.add(owner, field, id, language, value);
      }
    },
    flush(): void {
      for (const writer of writers.values()) writer.flush();
    },
  };
}
