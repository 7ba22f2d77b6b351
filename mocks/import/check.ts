import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { connectDatabase } from "#mocks/db/open";
import { databaseFile } from "#mocks/paths";
import { readShop } from "#mocks/shop";

import { feedsOf } from "./at-start";
import { importFeed } from "./import-feed";
import { createPictures } from "./pictures";
import { problemLine } from "./progress";

/**
 * The last part of `npm run shop:check my-shop`: imports the folder's feed into an empty database that is thrown away,
 * and prints what a start would report. Exits with 1 for a feed that cannot be imported.
 */
async function main([shop = ""]: string[]): Promise<void> {
  readShop(shop);
  const { source, translations } = feedsOf(shop);
  if (!existsSync(source))
    return void process.stdout.write("catalog.yml: is missing: unless another API has them, there are no goods\n");
  const folder = mkdtempSync(join(tmpdir(), "feed-"));
  const db = connectDatabase(join(folder, databaseFile));
  try {
    const { added, leftOut } = await importFeed({
      ...{ db, source, translations },
      pictures: { ...createPictures(join(shop, "pictures"), folder), store: () => Promise.resolve([]) },
      report: (problem) => process.stdout.write(`catalog.yml: ${problemLine(problem)}\n`),
    });
    process.stdout.write(`catalog.yml: ${added} offers can be imported, ${leftOut} are left out\n`);
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`catalog.yml: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
