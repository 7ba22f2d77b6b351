import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that signs cookies if none is set: created once and stored with the data, readable only by its owner, so
 * that sessions survive a restart.
 * @param {string} dataDir an existing folder
 * @returns {string}
 * @throws if the file can be neither read nor written
 */
export function loadSecret(dataDir) {
  const file = join(dataDir, "session-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}
