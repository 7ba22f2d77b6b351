import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";

import * as z from "zod";

import { fail, readOr } from "~/lib/command-line";
import { fileFault } from "~/lib/file-fault";

import { checkShop } from "./check-shop";

const usage = "Usage: npm run shop:check my-shop";

/**
 * `npm run shop:check my-shop`: prints what is wrong or missing in a shop's folder. Exits with 1 if the shop cannot
 * start with it. The launcher runs it too. `--api-texts` names the embedded API's English texts, unless the shop has an
 * API of its own, and `--check-feed` its check of the feed; at a start, the import itself does that.
 */
const { positionals, values } = readOr(usage, () =>
  parseArgs({
    options: { "api-texts": { type: "string" }, "check-feed": { type: "string" } },
    allowPositionals: true,
  }),
);
const [folder, ...more] = positionals;
if (folder === undefined || more.length > 0) fail(usage);
const words = z.record(z.string(), z.record(z.string(), z.string()));
const file = values["api-texts"];
const apiTexts = file === undefined ? null : words.parse(JSON.parse(readFileSync(file, "utf8")));
const { faults, advice } = await checkShop(folder, apiTexts).catch((error: unknown) => fail(unread(folder, error)));
for (const sentence of advice) process.stdout.write(`${sentence}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
const { "check-feed": feedCheck } = values;
const isFaulty = faults.length > 0;
if (isFaulty) process.exitCode = 1;
// A folder with faults shows those of its feed too, so that one run names all.
if (feedCheck !== undefined && (!isFaulty || existsSync(join(folder, "catalog.yml")))) {
  const words = [feedCheck, folder, ...(isFaulty ? ["--feed-only"] : [])];
  const { status } = spawnSync(process.execPath, ["--import", "tsx", ...words], { stdio: "inherit" });
  if (status !== 0) process.exitCode = 1;
  else if (!isFaulty) process.stdout.write("The shop can start\n");
}

/** What cannot be read, as in a folder whose files belong to another user; throws what is no fault of a file. */
function unread(folder: string, error: unknown): string {
  if (!(error instanceof Error && "path" in error && typeof error.path === "string")) throw error;
  return `${relative(folder, error.path) || folder} cannot be read: ${fileFault(error)}`;
}
