import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { connectDatabase } from "#mocks/db/open";
import { readEnvironment } from "#mocks/env";
import { databaseFile, picturesFolder } from "#mocks/paths";

import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { createProgress, summaryLines } from "./progress";

const usage = "Usage: npm run shop:import -- FILE|URL [--en FILE|URL] [--strict]";

/**
 * `npm run shop:import -- FILE|URL`: imports a YML feed into the embedded API's database. Prints each problem with its
 * line, and a summary. Exits with 1 if the shop was left as it was.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { en: { type: "string" }, strict: { type: "boolean", default: false } },
  });
  const [source] = positionals;
  if (source === undefined || positionals.length > 1) throw new Error(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { dataDir, shopDir } = readEnvironment(process.env);
  const progress = createProgress(process.stdout);
  const db = connectDatabase(join(dataDir, databaseFile));
  try {
    const summary = await importFeed({
      db,
      source,
      english: values.en ?? null,
      strict: values.strict,
      pictures: createPictures(shopDir && join(shopDir, "pictures"), join(dataDir, picturesFolder)),
      progress: progress.offers,
      report: ({ line, subject, reason }) => {
        progress.clear();
        process.stderr.write(`${line > 0 ? `line ${line}, ` : ""}${subject}: ${reason}\n`);
      },
    });
    progress.clear();
    for (const line of [...summaryLines(summary), "Restart the API to show it"]) process.stdout.write(`${line}\n`);
  } finally {
    progress.clear();
    db.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
