import { setTimeout as pause } from "node:timers/promises";

import type Database from "libsql";

export type Value = string | number | null | Uint8Array;

/** The values of a statement: in the order of its `?`, or by the names that follow its colons. */
type Values = Value[] | [Readonly<Record<string, Value>>];

type Row = Readonly<Record<string, Value | boolean | object | undefined>>;

/** A database that caches its prepared statements. Every call is synchronous and throws SQLite's errors. */
export type Db = ReturnType<typeof createDb>;

/** Wraps an open database. Use a small fixed set of SQL texts: the prepared statement of each one is kept. */
export function createDb(raw: Database.Database) {
  const statements = new Map<string, Database.Statement>();

  function prepare(sql: string): Database.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  /**
   * All rows of a SELECT. The API's only cast of rows it reads: `tables/` defines the tables, and a row type mirrors its
   * SELECT.
   */
  const all = <Row>(sql: string, ...values: Values): Row[] => prepare(sql).all(...values) as Row[];

  /** The first row of a SELECT, if there is one. The driver's own `get` adds an extra key to the row. */
  const get = <Row>(sql: string, ...values: Values): Row | undefined => all<Row>(sql, ...values)[0];

  /** The first column of all rows of a SELECT. */
  function column<Cell extends Value>(sql: string, ...values: Values): Cell[] {
    return all<Record<string, Cell>>(sql, ...values).flatMap((row) => Object.values(row).slice(0, 1));
  }

  /** The first column of the first row of a SELECT, if there is one. */
  function value<Cell extends Value>(sql: string, ...values: Values): Cell | undefined {
    return column<Cell>(sql, ...values)[0];
  }

  /** All rows of a SELECT of one JSON object each, parsed: for rows with JSON columns. */
  function objects<Row>(sql: string, ...values: Values): Row[] {
    return column<string>(sql, ...values).map((json) => JSON.parse(json) as Row);
  }

  /**
   * Inserts a row and returns its id, or 0 if it conflicts with another row and `conflict` is "ignore". The keys are
   * the columns in camelCase, never data from outside; objects and lists are stored as JSON, true and false as 1 and 0.
   * A column whose value is undefined gets its default.
   */
  function insert(table: string, row: Row, conflict?: "ignore" | "replace"): number {
    const cells = cellsOf(row);
    const [names, marks] = [cells.map(({ column }) => column).join(", "), cells.map(() => "?").join(", ")];
    const sql = `insert ${conflict ? `or ${conflict} ` : ""}into ${table} (${names}) values (${marks})`;
    const { changes, lastInsertRowid } = write(
      sql,
      cells.map(({ value }) => value),
    );
    return changes === 0 ? 0 : Number(lastInsertRowid);
  }

  /** Changes columns of the row with an id; they are given as for `insert`. */
  function update(table: string, id: number, changes: Row): void {
    const cells = cellsOf(changes);
    const sql = `update ${table} set ${cells.map(({ column }) => `${column} = ?`).join(", ")} where id = ?`;
    write(sql, [...cells.map(({ value }) => value), id]);
  }

  /** Runs a statement that changes data and returns the number of changed rows. */
  const run = (sql: string, ...values: Values): number => write(sql, values).changes;

  /**
   * Runs a statement in a transaction, so that another process that writes is met at its begin. The driver does not reset
   * a statement that meets one, and no later transaction could be committed.
   */
  function write(sql: string, values: Values) {
    return transaction(() => prepare(sql).run(...values));
  }

  /** Runs `work` in a transaction that may write at once; inside another transaction it becomes part of it. */
  const transaction = <Result>(work: () => Result): Result => transact(raw, work);

  function close(): void {
    statements.clear();
    // The driver closes the file only after all statements are garbage-collected, so write the WAL back here.
    raw.pragma("wal_checkpoint(TRUNCATE)");
    raw.close();
  }

  return { raw, all, get, column, value, objects, insert, update, run, transaction, close };
}

/** Runs `work` in a transaction that may write at once; inside another transaction it becomes part of it. */
function transact<Result>(raw: Database.Database, work: () => Result): Result {
  if (raw.inTransaction) return work();
  // A deferred transaction that reads first fails at once if another process (`npm run orders`) has written since.
  raw.exec("begin immediate");
  try {
    const result = work();
    raw.exec("commit");
    return result;
  } catch (error) {
    // On a full disk SQLite has rolled back by itself. The driver's own transaction then fails with that instead.
    if (raw.inTransaction) raw.exec("rollback");
    throw error;
  }
}

/** How often `whenFree` tries, in ms. */
const retryPause = 100;

/**
 * Repeats `work` as long as another process writes. On a connection from `answerBusyAtOnce`, the API answers other calls
 * meanwhile. `work` must change nothing before its first write.
 * @param limit after so many ms, SQLite's error is thrown
 */
export async function whenFree<Result>(work: () => Result | Promise<Result>, limit = Infinity): Promise<Result> {
  const end = performance.now() + limit;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    await pause(retryPause);
  }
}

const busyCode = "SQLITE_BUSY";

/** Whether a write failed because another process is writing. */
export const isBusy = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === busyCode;

/**
 * Runs `work` for somebody who reads its errors.
 * @throws an Error that explains “database is locked” and that `isBusy` knows; other errors as they are
 */
export function explainBusy<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!isBusy(error)) throw error;
    const text = "Another process, such as an import, is writing to the database: try again when it has ended";
    throw Object.assign(new Error(text, { cause: error }), { code: busyCode });
  }
}

/**
 * Makes writes fail at once while another process writes. SQLite's own wait would stop the whole process, and an import
 * of a large feed writes for half a minute.
 */
export function answerBusyAtOnce(db: Db): void {
  db.raw.pragma("busy_timeout = 0");
}

/**
 * Runs `work` in a transaction, unless another process is writing or the disk is full: then nothing happens. For data
 * that may get lost.
 */
export function transactionIfFree(db: Db, work: () => void): void {
  try {
    db.transaction(work);
  } catch (error) {
    if (!isBusy(error) && !isUnwritable(error)) throw error;
  }
}

/** Whether the disk is full, failing or read-only. */
const isUnwritable = (error: unknown): boolean =>
  error instanceof Error && "code" in error && /^SQLITE_(?:FULL|IOERR|READONLY)/.test(String(error.code));

/** The columns of a row by their names in SQL, without those whose value is undefined. */
function cellsOf(row: Row): { column: string; value: Value }[] {
  const cells: { column: string; value: Value }[] = [];
  for (const [name, cell] of Object.entries(row)) {
    const column = /[A-Z]/.test(name) ? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name;
    if (cell !== undefined) cells.push({ column, value: toValue(cell) });
  }
  return cells;
}

function toValue(cell: Value | boolean | object | undefined): Value {
  if (cell === undefined) return null;
  if (typeof cell === "boolean") return Number(cell);
  return typeof cell === "object" && cell !== null && !(cell instanceof Uint8Array) ? JSON.stringify(cell) : cell;
}

/** Formats ids as the parameter of `in (select value from json_each(?))`. */
export const idList = (ids: Iterable<number>): string => JSON.stringify([...ids]);
