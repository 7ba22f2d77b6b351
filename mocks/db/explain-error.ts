import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import Database from "libsql";

import { fileFault } from "~/lib/file-fault";
import { databaseFile } from "#mocks/paths";

/** An error of SQLite in words for the owner: a damaged database or a full disk. Other errors stay as they are. */
export function explainError(dataDir: string, error: unknown): unknown {
  return explainFullDisk(dataDir, explainDamage(join(dataDir, databaseFile), error));
}

/**
 * Names the file in an error of SQLite that finds it damaged, which may be long after it was opened. The write-ahead log
 * of a process that was killed stays beside it, and SQLite would write its pages into the copy, which damages that too.
 */
export function explainDamage(file: string, error: unknown): unknown {
  if (!isDamage(error)) return error;
  const advice = `stop the shop, delete ${file}-wal and ${file}-shm if they are there, and put a copy of the file in its place`;
  return new Error(`${file} is damaged (${error.message}): ${advice}`, { cause: error });
}

const damages: unknown[] = ["SQLITE_NOTADB", "SQLITE_CORRUPT"];

const isDamage = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && damages.includes(error.code);

/** SQLite names no folder on a full disk, and often says only that a transaction cannot be rolled back. */
function explainFullDisk(dataDir: string, error: unknown): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const probe = join(dataDir, ".probe");
  try {
    // A few blocks may be left over.
    writeFileSync(probe, "x".repeat(64 * 1024));
    return error;
  } catch (fault) {
    return new Error(`DATA_DIR ${dataDir} cannot be written: ${fileFault(fault)}`, { cause: error });
  } finally {
    rmSync(probe, { force: true });
  }
}
