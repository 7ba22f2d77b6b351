import type { ByLanguage } from "~/lib/languages";

import type { Db, Value } from "./query";
import { textTable } from "./texts";

type Cell = Exclude<Value, Uint8Array>;

/** Takes rows one by one and writes them in batches; `flush` writes the remaining ones. */
export type RowWriter = { add(...cells: Cell[]): void; flush(): void };

const rowsAtOnce = 500;

/**
 * Creates a writer for the given columns of a table; `add` takes the cells in the same order. Each call into SQLite costs
 * as much as inserting a narrow row, so one statement inserts many rows.
 */
export function createWriter(db: Db, table: string, columns: readonly string[]): RowWriter {
  const cells = columns.map((_, place) => `value ->> ${place}`);
  const insert = `insert into ${table} (${columns.join(", ")}) select ${cells.join(", ")} from json_each(?)`;
  let rows: Cell[][] = [];

  function flush(): void {
    if (rows.length > 0) db.run(insert, JSON.stringify(rows));
    rows = [];
  }

  return { add: (...row) => void (rows.push(row) === rowsAtOnce && flush()), flush };
}

/**
 * A row by column names. A text by language is not a column: it becomes rows of the table `text`, with the row's id.
 */
export type Row = Record<string, Cell | ByLanguage>;

const isText = (cell: Cell | ByLanguage): cell is ByLanguage => typeof cell === "object" && cell !== null;

/** Writes a short list of rows with their texts. */
export function insertRows(db: Db, table: string, rows: readonly Row[]): void {
  for (const row of rows) {
    const entries = Object.entries(row);
    db.insert(table, Object.fromEntries(entries.filter(([, cell]) => !isText(cell))));
    for (const [field, text] of entries) if (isText(text)) insertText(db, table, field, Number(row["id"]), text);
  }
}

/** Writes a text of a table's row in each of its languages. */
export function insertText(db: Db, owner: string, field: string, id: number, text: ByLanguage): void {
  const insert = `insert into ${textTable(field)} (owner, field, id, language, value) values (?, ?, ?, ?, ?)`;
  for (const [language, value = ""] of Object.entries(text)) db.run(insert, owner, field, id, language, value);
}
