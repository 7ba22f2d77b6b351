import type Database from "libsql";

export type Value = string | number | null | Uint8Array;

/** A database with its statements kept; every call is synchronous and throws what SQLite says. */
export type Db = {
  raw: Database.Database;
  /** All rows of a SELECT. */
  all<Row>(sql: string, ...values: Value[]): Row[];
  /** The first row of a SELECT, if there is one. */
  get<Row>(sql: string, ...values: Value[]): Row | undefined;
  /** Runs a statement that changes something and returns how many rows it changed. */
  run(sql: string, ...values: Value[]): number;
  /** Does the work in a transaction; inside another transaction it becomes part of it. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
};

/** Wraps an open database. The SQL texts must come from a small fixed set, for each keeps a prepared statement. */
export function createDb(raw: Database.Database): Db {
  const statements = new Map<string, Database.Statement>();

  function prepare(sql: string): Database.Statement {
    const known = statements.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  // The one cast of the API's reads: the tables are made by `schema.ts`, and a row type repeats its SELECT.
  function all<Row>(sql: string, ...values: Value[]): Row[] {
    return prepare(sql).all(...values) as Row[];
  }

  // Not the driver's own `get`: it adds a key of its own to the row.
  function get<Row>(sql: string, ...values: Value[]): Row | undefined {
    return all<Row>(sql, ...values)[0];
  }

  function run(sql: string, ...values: Value[]): number {
    return prepare(sql).run(...values).changes;
  }

  function transaction<Result>(work: () => Result): Result {
    return raw.inTransaction ? work() : raw.transaction(work)();
  }

  function close(): void {
    statements.clear();
    // The driver closes the file only when all statements are collected: the log is written back here.
    raw.pragma("wal_checkpoint(TRUNCATE)");
    raw.close();
  }

  return { raw, all, get, run, transaction, close };
}

/** A list of ids as the parameter of `in (select value from json_each(?))`. */
export function idList(ids: Iterable<number>): string {
  return JSON.stringify([...ids]);
}
