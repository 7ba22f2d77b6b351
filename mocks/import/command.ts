import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";

import * as z from "zod";

import { languages } from "~/lib/languages";
import { withoutMark } from "~/lib/parse-json";
import { encodingFault } from "~/lib/text";
import { explainError } from "#mocks/db/explain-error";
import { connectDatabase } from "#mocks/db/open";
import { readEnvironment, type ApiEnvironment } from "#mocks/env";
import { databaseFile, demoFolder, picturesFolder } from "#mocks/paths";
import { readShop } from "#mocks/shop";

import { feedsOf } from "./at-start";
import { readDetails } from "./details";
import { importFeed } from "./import-feed";
import { FeedError } from "./parse";
import { createPictures } from "./pictures";
import { createProgress, picturesLine, problemLine, summaryLine } from "./progress";
import { downloadPictures } from "./remote-pictures";

const usage = () => {
  const others = languages().slice(1);
  return `Usage: npm run shop:import -- FILE|URL ${others.map(({ code }) => `[--${code} FILE|URL] `).join("")}[--strict]`;
};

/** The texts of the demo shop name its own goods: with others, it would not start. */
const folderMissing =
  "SHOP_DIR does not name a folder of your own: write one with “npm run shop:new my-shop”, and set SHOP_DIR=./my-shop";

/**
 * `npm run shop:import -- FILE|URL`: imports a YML feed into the embedded API's database. Prints each problem with its
 * line, and a summary. Texts in other languages come from the feeds that are given for them, or from the shop's folder.
 * Then downloads the pictures that the feed gives by address; a run that is stopped goes on the next time. Exits with 1
 * if the shop was left as it was.
 */
async function main(): Promise<void> {
  const { shopDir, ...env } = readEnvironment({ ...readEnvFile(), ...process.env });
  if (shopDir === null || resolve(shopDir) === demoFolder) throw new Error(folderMissing);
  await importGoods(shopDir, env).catch((error: unknown) => {
    throw explainError(env.dataDir, error);
  });
}

async function importGoods(
  shopDir: string,
  { dataDir, allowsPrivatePictures }: Pick<ApiEnvironment, "dataDir" | "allowsPrivatePictures">,
): Promise<void> {
  // The shop's languages decide which options there are.
  readShop(shopDir);
  const { source, strict, translations } = readArguments();
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
  const db = connectDatabase(join(dataDir, databaseFile));
  try {
    const summary = await importFeed({
      db,
      source,
      translations: { ...feedsOf(shopDir).translations, ...translations },
      details: readDetails(shopDir),
      strict,
      pictures: createPictures(join(shopDir, "pictures"), pictures),
      progress: (count) => progress.show(count, "offers"),
      report: (problem) => report(problemLine(problem)),
    });
    print(summaryLine(summary));
    const downloaded = await downloadPictures({
      ...{ db, folder: pictures, allowsPrivate: allowsPrivatePictures },
      progress: (count) => progress.show(count, "pictures"),
      report: ({ subject, reason }) => report(`${subject}: ${reason}`),
    });
    print(picturesLine(downloaded));
  } finally {
    progress.clear();
    db.close();
  }
}

/** The settings in `.env`, which the launcher reads in the same way. */
function readEnvFile(): NodeJS.Dict<string> {
  const text = existsSync(".env") ? readFileSync(".env", "utf8") : "";
  const fault = encodingFault(text);
  if (fault !== null) throw new Error(`.env ${fault}`);
  return parseEnv(withoutMark(text));
}

/** @throws an Error with the usage */
function readArguments() {
  const texts = Object.fromEntries(languages().map(({ code }) => [code, { type: "string" } as const]));
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...texts, strict: { type: "boolean", default: false } },
    });
    const [source, ...more] = positionals;
    const { strict, ...translations } = values;
    if (source === undefined || more.length > 0) throw new Error();
    return { source, strict: strict === true, translations: z.record(z.string(), z.string()).parse(translations) };
  } catch {
    throw new Error(usage());
  }
}

main().catch((error: unknown) => {
  const kept = error instanceof FeedError ? ". Nothing was imported: the shop stays as it was" : "";
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}${kept}\n`);
  process.exitCode = 1;
});
