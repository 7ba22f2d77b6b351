import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { languages } from "~/lib/languages";
import { connectDatabase, importedAt, isImported } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";

import type { Problem } from "./categories";
import { FeedError } from "./feed-error";
import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { problemLine, summaryLine } from "./progress";

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
 * Imports `catalog.yml` of the shop's folder when it is newer than the data, with `catalog.en.yml` or the feed of another
 * language.
 * With a faulty feed, the shop keeps the goods of its last import.
 * @throws FeedError for a faulty feed if there was no import before
 */
export async function importAtStart({ file, shopDir, pictures, log }: StartOptions): Promise<void> {
  if (shopDir === null) return;
  const { source, translations } = feedsOf(shopDir);
  if (!existsSync(source)) return;
  const newest = Math.max(...[source, ...Object.values(translations)].map((file) => statSync(file).mtimeMs));
  const db = connectDatabase(file);
  try {
    if (Date.parse(importedAt(db) ?? "") >= newest) return;
    log(`Importing ${source}`);
    const report = createReport(log);
    const summary = await importFeed({
      ...{ db, source, translations, report: report.problem },
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

/** The feed of a shop's folder, and those of the same offers in other languages. */
export function feedsOf(shopDir: string): { source: string; translations: Record<string, string> } {
  const others = languages().map(({ code }) => [code, join(shopDir, `catalog.${code}.yml`)] as const);
  const translations = Object.fromEntries(others.filter(([, file]) => existsSync(file)));
  return { source: join(shopDir, "catalog.yml"), translations };
}

function keepOrThrow(db: Db, error: unknown, source: string, log: (line: string) => void): void {
  if (!(error instanceof FeedError)) throw error;
  if (!isImported(db)) throw new FeedError(`${source}: ${error.message}`);
  log(`${source}: ${error.message}. The shop keeps the goods of the last import`);
}

function createReport(log: (line: string) => void) {
  let count = 0;
  return {
    problem: (problem: Problem) => {
      count += 1;
      if (count <= mostProblems) log(problemLine(problem));
    },
    end: () => (count > mostProblems ? log(`and ${count - mostProblems} more problems`) : undefined),
  };
}
