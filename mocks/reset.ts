import { rmSync } from "node:fs";
import { join } from "node:path";

import { readEnvironment } from "./env";
import { attachmentsFolder, databaseFile, picturesFolder, runningFile } from "./paths";

/**
 * Removes the API's database, drawn pictures and customers' files below `DATA_DIR`. The next start seeds a new
 * database; pictures are drawn again on demand.
 */
function main(): void {
  const { dataDir } = readEnvironment(process.env);
  const files = [databaseFile, `${databaseFile}-wal`, `${databaseFile}-shm`, runningFile];
  for (const name of [...files, picturesFolder, attachmentsFolder]) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  process.stdout.write(`Removed the API's data below ${dataDir}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`API: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
