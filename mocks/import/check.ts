import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { firstLanguage } from "~/lib/languages";
import { readShopFile } from "~/lib/shop-file";
import { noGoods } from "~/lib/shop-goods";
import { counted, isOrAre } from "#mocks/counted";
import { readIfThere } from "#mocks/data-file";
import { connectDatabase } from "#mocks/db/open";
import { databaseFile } from "#mocks/paths";
import { readShop } from "#mocks/shop";
import { readTexts } from "#mocks/texts/read";
import { TextFaults, writeTexts } from "#mocks/texts/write";

import { feedsOf } from "./at-start";
import { readDetails } from "./details";
import { importFeed } from "./import-feed";
import { FeedError } from "./parse";
import { createPictures, isPicture } from "./pictures";
import { problemLine } from "./progress";

/**
 * The last part of `npm run shop:check my-shop`: imports the folder's feed into an empty database that is thrown away,
 * adds the texts, and prints what a start would report. Exits with 1 if a start would fail. With `--feed-only`, which
 * says that the faults of the folder's other files are printed already, it leaves these files out.
 */
async function main([shop = "", option]: string[]): Promise<void> {
  const isFeedOnly = option === "--feed-only";
  // The languages of a faulty file are used as far as they can be read.
  if (isFeedOnly) readShopFile(readIfThere(shop, "shop.json"));
  else readShop(shop);
  const { source, translations } = feedsOf(shop);
  if (!existsSync(source))
    return void process.stdout.write("catalog.yml: is missing: unless another API has them, there are no goods\n");
  const unread = `catalog.${firstLanguage()}.yml`;
  if (existsSync(join(shop, unread)))
    process.stdout.write(`${unread}: is not read: catalog.yml has the texts of the shop's first language\n`);
  const folder = mkdtempSync(join(tmpdir(), "feed-"));
  const db = connectDatabase(join(folder, databaseFile));
  try {
    const { added, leftOut } = await importFeed({
      ...{ db, source, translations, details: isFeedOnly ? noGoods : readDetails(shop) },
      // Storing the pictures of a large shop would take minutes.
      pictures: createPictures(join(shop, "pictures"), folder, isPicture),
      report: (problem) => process.stdout.write(`catalog.yml: ${problemLine(problem)}\n`),
    });
    process.stdout.write(
      `catalog.yml: ${counted(added, "offer")} can be imported, ${leftOut} ${isOrAre(leftOut)} left out\n`,
    );
    if (!isFeedOnly) writeTexts(db, readTexts(shop));
  } finally {
    db.close();
    rmSync(folder, { recursive: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const place = error instanceof FeedError ? "catalog.yml: " : "";
  const lines = error instanceof TextFaults ? error.faults : [error instanceof Error ? error.message : String(error)];
  process.stderr.write(lines.map((line) => `${place}${line}\n`).join(""));
  process.exitCode = 1;
});
