import type Database from "libsql";

export type Value = string | number | null | Uint8Array;

/** A database that caches its prepared statements. Every call is synchronous and throws SQLite's errors. */
export type Db = {
  raw: Database.Database;
  /** All rows of a SELECT. */
  all<Row>(sql: string, ...values: Value[]): Row[];
  /** The first row of a SELECT, if there is one. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** The first column of all rows of a SELECT. */
  column<Cell extends Value>(sql: string, ...values: Value[]): Cell[];
  /** The first column of the first row of a SELECT, if there is one. */
  value<Cell extends Value>(sql: string, ...values: Value[]): Cell | undefined;
  /** All rows of a SELECT of one JSON object each, parsed: for rows with JSON columns. */
  objects<Row>(sql: string, ...values: Value[]): Row[];
  /**
   * Inserts a row and returns its id. The keys are the columns in camelCase, never data from outside; objects and lists
   * are stored as JSON, true and false as 1 and 0. A column whose value is undefined gets its default.
   */
  insert(table: string, row: Readonly<Record<string, Value | boolean | object | undefined>>): number;
  /** Runs a statement that changes data and returns the number of changed rows. */
  run(sql: string, ...values: Value[]): number;
  /** Runs `work` in a transaction that may write at once; inside another transaction it becomes part of it. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

/** Wraps an open database. Use a small fixed set of SQL texts: the prepared statement of each one is kept. */
export function createDb(raw: Database.Database): Db {
  const statements = new Map<string, Database.Statement>();

  function prepare(sql: string): Database.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  // The API's only cast of rows it reads: `tables/` defines the tables, and a row type mirrors its SELECT.
  function all<Row>(sql: string, ...values: Value[]): Row[] {
    return prepare(sql).all(...values) as Row[];
  }

  // The driver's own `get` adds an extra key to the row.
  function get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return all<Row>(sql, ...values)[0];
  }

  function column<Cell extends Value>(sql: string, ...values: Value[]): Cell[] {
    return all<Record<string, Cell>>(sql, ...values).flatMap((row) => Object.values(row).slice(0, 1));
  }

  function value<Cell extends Value>(sql: string, ...values: Value[]): Cell | undefined {
    return column<Cell>(sql, ...values)[0];
  }

  function objects<Row>(sql: string, ...values: Value[]): Row[] {
    return column<string>(sql, ...values).map((json) => JSON.parse(json) as Row);
  }

  function insert(table: string, row: Parameters<Db["insert"]>[1]): number {
    const cells = Object.entries(row).filter(([, cell]) => cell !== undefined);
    const columns = cells.map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const sql = `insert into ${table} (${columns.join(", ")}) values (${columns.map(() => "?").join(", ")})`;
    return Number(prepare(sql).run(...cells.map(([, cell]) => toValue(cell))).lastInsertRowid);
  }

  function run(sql: string, ...values: Value[]): number {
    return prepare(sql).run(...values).changes;
  }

  function transaction<Result>(work: () => Result): Result {
    // A deferred transaction that reads first fails at once if another process (`npm run orders`) has written since.
    return raw.inTransaction ? work() : raw.transaction(work).immediate();
  }

  function close(): void {
    statements.clear();
    // The driver closes the file only after all statements are garbage-collected, so write the WAL back here.
    raw.pragma("wal_checkpoint(TRUNCATE)");
    raw.close();
  }

  return { raw, all, get, column, value, objects, insert, run, transaction, close };
}

function toValue(cell: Value | boolean | object | undefined): Value {
  if (cell === undefined) return null;
  if (typeof cell === "boolean") return Number(cell);
  return typeof cell === "object" && cell !== null && !(cell instanceof Uint8Array) ? JSON.stringify(cell) : cell;
}

/** Formats ids as the parameter of `in (select value from json_each(?))`. */
export function idList(ids: Iterable<number>): string {
  return JSON.stringify([...ids]);
}
