import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import * as z from "zod";

import { languages } from "~/lib/languages";
import { connectDatabase } from "#mocks/db/open";
import { readEnvironment } from "#mocks/env";
import { databaseFile, picturesFolder } from "#mocks/paths";
import { readShop } from "#mocks/shop";

import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { checkLine, createProgress, picturesLine, problemLine, summaryLine } from "./progress";
import { downloadPictures } from "./remote-pictures";

const usage = "Usage: npm run shop:import -- FILE|URL [--en FILE|URL] [--strict | --check]";

/**
 * `npm run shop:import -- FILE|URL`: imports a YML feed into the embedded API's database. Prints each problem with its
 * line, and a summary. Then downloads the pictures that the feed gives by address; a run that is stopped goes on the
 * next time. Exits with 1 if the shop was left as it was. `--check` says what an import into an empty shop would do, and
 * changes nothing.
 */
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { dataDir, shopDir, allowsPrivatePictures } = readEnvironment(process.env);
  // The shop's languages decide which options there are.
  readShop(shopDir);
  const texts = Object.fromEntries(languages().map(({ code }) => [code, { type: "string" } as const]));
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...texts, strict: { type: "boolean" }, check: { type: "boolean" } },
  });
  const { strict, check, ...translations } = values;
  const [source] = positionals;
  if (source === undefined || positionals.length > 1 || (strict && check)) throw new Error(usage);
  const temporary = check === true ? mkdtempSync(join(tmpdir(), "feed-")) : null;
  const pictures = join(dataDir, picturesFolder);
  const progress = createProgress(process.stdout);
  const report = (problem: string) => {
    progress.clear();
    process.stderr.write(`${problem}\n`);
  };
  const print = (line: string | null) => {
    progress.clear();
    if (line !== null) process.stdout.write(`${line}\n`);
  };
  const db = connectDatabase(join(temporary ?? dataDir, databaseFile));
  const found = createPictures(shopDir && join(shopDir, "pictures"), pictures);
  try {
    const summary = await importFeed({
      db,
      source,
      translations: z.record(z.string(), z.string()).parse(translations),
      strict: strict === true,
      pictures: temporary === null ? found : { ...found, store: () => Promise.resolve([]) },
      progress: (count) => progress.show(count, "offers"),
      report: (problem) => report(problemLine(problem)),
    });
    print(temporary === null ? summaryLine(summary) : checkLine(summary));
    if (temporary !== null) return;
    const downloaded = await downloadPictures({
      ...{ db, folder: pictures, allowsPrivate: allowsPrivatePictures },
      progress: (count) => progress.show(count, "pictures"),
      report: ({ subject, reason }) => report(`${subject}: ${reason}`),
    });
    print(picturesLine(downloaded));
  } finally {
    progress.clear();
    db.close();
    if (temporary !== null) rmSync(temporary, { recursive: true });
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
