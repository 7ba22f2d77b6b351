import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import Database from "libsql";

import { fileFault } from "~/lib/file-fault";

/**
 * Explains an error of SQLite on a disk that is full: it names no folder, and often says only that a transaction cannot
 * be rolled back. Other errors stay as they are.
 */
export function explainFullDisk(dataDir: string, error: unknown): unknown {
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
