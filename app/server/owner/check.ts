import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import * as z from "zod";

import { languages } from "~/lib/languages";

import { checkShop } from "./check-shop";

/**
 * `npm run shop:check my-shop`: prints what is wrong or missing in a shop's folder. Exits with 1 if the shop cannot
 * start with it. The launcher runs it too. `--api-texts` names the embedded API's English texts, unless the shop has an
 * API of its own, and `--importer` its command that checks a feed; at a start, the import itself does that.
 */
const { positionals, values } = parseArgs({
  options: { "api-texts": { type: "string" }, importer: { type: "string" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write("Usage: npm run shop:check my-shop\n");
  process.exit(1);
}
const words = z.record(z.string(), z.record(z.string(), z.string()));
const file = values["api-texts"];
const apiTexts = file === undefined ? null : words.parse(JSON.parse(readFileSync(file, "utf8")));
const { faults, advice } = await checkShop(folder, apiTexts);
for (const sentence of advice) process.stdout.write(`${sentence}\n`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
const isFeedRight = values.importer === undefined || faults.length > 0 || checkFeed(values.importer, folder);
process.exitCode = faults.length > 0 || !isFeedRight ? 1 : 0;
if (values.importer !== undefined)
  process.stdout.write(process.exitCode === 0 ? "The shop can start\n" : "The shop does not start with this\n");

/** Prints what an import of the folder's feed would report. Returns false for a feed that cannot be imported. */
function checkFeed(importer: string, shop: string): boolean {
  const feed = join(shop, "catalog.yml");
  if (!existsSync(feed)) {
    process.stdout.write("catalog.yml: is missing: unless another API has goods, the shop has none of its own\n");
    return true;
  }
  const others = languages().flatMap(({ code }) => {
    const other = join(shop, `catalog.${code}.yml`);
    return existsSync(other) ? [`--${code}`, other] : [];
  });
  process.stdout.write("catalog.yml:\n");
  const args = ["--import", "tsx", importer, feed, ...others, "--check"];
  return spawnSync(process.execPath, args, { stdio: "inherit", env: { ...process.env, SHOP_DIR: shop } }).status === 0;
}
