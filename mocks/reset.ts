import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";

import { isInUse } from "./db/open";
import { readEnvironment } from "./env";
import { attachmentsFolder, databaseFile, picturesFolder, runningFile, storedPictures } from "./paths";

/**
 * Removes the API's database, pictures that it stored and customers' files below `DATA_DIR`. The next start seeds a new
 * database; pictures are drawn again on demand. Refuses while a process uses the data. A mistyped `DATA_DIR` may name a
 * folder of other files, so only one with a database is touched, and only what the API writes.
 */
function main(): void {
  const { dataDir } = readEnvironment(process.env);
  const database = join(dataDir, databaseFile);
  if (!existsSync(database)) {
    process.stdout.write(`Nothing to remove: ${dataDir} has no ${databaseFile}. Is DATA_DIR right?\n`);
    return;
  }
  // A running API would go on with the removed files, and lose what it wrote to them when it ends.
  if (isInUse(database)) throw new Error(`The data below ${dataDir} are in use: stop the shop first`);
  // The database is last, so that a reset that was interrupted can be repeated.
  const files = [`${databaseFile}-wal`, `${databaseFile}-shm`, runningFile, databaseFile];
  for (const name of [join(picturesFolder, storedPictures), attachmentsFolder, ...files]) {
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
