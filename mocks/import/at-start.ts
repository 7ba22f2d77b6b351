import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { connectDatabase, importedAt, isImported } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";

import { FeedError } from "./feed-error";
import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { summaryLine } from "./progress";

export type StartOptions = {
  /** The database. */
  file: string;
  /** The shop's folder; null for a shop without one. */
  shopDir: string | null;
  /** The folder in which the API stores pictures. */
  pictures: string;
  log: (line: string) => void;
};

/** How many problems the API's start prints; `npm run shop:import` prints all. */
const mostProblems = 20;

/**
 * Imports `catalog.yml` of the shop's folder, with `catalog.en.yml` if there is one, when either is newer than the data.
 * With a faulty feed, the shop keeps the goods of its last import.
 * @throws FeedError for a faulty feed if there was no import before
 */
export async function importAtStart({ file, shopDir, pictures, log }: StartOptions): Promise<void> {
  if (shopDir === null) return;
  const [source, english] = ["catalog.yml", "catalog.en.yml"].map((name) => join(shopDir, name));
  if (!source || !english || !existsSync(source)) return;
  const hasEnglish = existsSync(english);
  const newest = Math.max(statSync(source).mtimeMs, hasEnglish ? statSync(english).mtimeMs : 0);
  const db = connectDatabase(file);
  try {
    if (Date.parse(importedAt(db) ?? "") >= newest) return;
    log(`Importing ${source}`);
    const report = createReport(log);
    const summary = await importFeed({
      ...{ db, source, english: hasEnglish ? english : null, report: report.problem },
      pictures: createPictures(join(shopDir, "pictures"), pictures),
    });
    report.end();
    log(summaryLine(summary));
  } catch (error) {
    keepOrThrow(db, error, source, log);
  } finally {
    db.close();
  }
}

function keepOrThrow(db: Db, error: unknown, source: string, log: (line: string) => void): void {
  if (!(error instanceof FeedError)) throw error;
  if (!isImported(db)) throw new FeedError(`${source}: ${error.message}`);
  log(`${source}: ${error.message}. The shop keeps the goods of the last import`);
}

function createReport(log: (line: string) => void) {
  let count = 0;
  return {
    problem: ({ line, subject, reason }: { line: number; subject: string; reason: string }) => {
      count += 1;
      if (count <= mostProblems) log(`line ${line}, ${subject}: ${reason}`);
    },
    end: () => (count > mostProblems ? log(`and ${count - mostProblems} more problems`) : undefined),
  };
}
