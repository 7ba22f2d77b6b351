import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { connectDatabase } from "#mocks/db/open";

import { importFeed, type ImportOptions } from "./import-feed";
import { createPictures } from "./pictures";
import type { Problem } from "./write-sections";

/** A feed with these categories and offers, as XML. */
export function feedOf(offers: string, categories = '<category id="1">Чай</category>', currencies = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog date="2026-11-01 10:00"><shop><currencies>${currencies}</currencies>
<categories>${categories}</categories>
<offers>${offers}</offers></shop></yml_catalog>`;
}

/** An offer of category 1 for 100 roubles, unless `body` says otherwise. */
export function offerOf(id: string, name: string, body = "", attributes = ""): string {
  const price = body.includes("<price>") ? "" : "<price>100</price>";
  const category = body.includes("<categoryId>") ? "" : "<categoryId>1</categoryId>";
  return `\n<offer id="${id}" ${attributes}><name>${name}</name>${price}${category}${body}</offer>`;
}

/** A database in memory and a folder for files, to import feeds into. Close it at the end. */
export function createImporter() {
  const db = connectDatabase(":memory:");
  const folder = mkdtempSync(join(tmpdir(), "feed-"));

  /** Writes a file of the folder and returns its path. */
  function file(name: string, content: string | Uint8Array): string {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Imports a feed, and returns the summary with each problem as `line subject: reason`. */
  async function run(feed: string | Uint8Array, options: Partial<ImportOptions> = {}) {
    const problems: string[] = [];
    const summary = await importFeed({
      ...{ db, source: file("feed.yml", feed), pictures: createPictures(folder, join(folder, "stored")) },
      report: ({ line, subject, reason }: Problem) => void problems.push(`${line} ${subject}: ${reason}`),
      ...options,
    });
    return { ...summary, problems };
  }

  function close(): void {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }

  return { db, folder, file, run, close };
}
