import { rmSync } from "node:fs";
import { join } from "node:path";

import { isInUse } from "./db/open";
import { readEnvironment } from "./env";
import { attachmentsFolder, databaseFile, picturesFolder, runningFile } from "./paths";

/**
 * Removes the API's database, drawn pictures and customers' files below `DATA_DIR`. The next start seeds a new
 * database; pictures are drawn again on demand. Refuses while a process uses the data.
 */
function main(): void {
  const { dataDir } = readEnvironment(process.env);
  // A running API would go on with the removed files, and lose what it wrote to them when it ends.
  if (isInUse(join(dataDir, databaseFile)))
    throw new Error(`The data below ${dataDir} are in use: stop the shop first`);
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
