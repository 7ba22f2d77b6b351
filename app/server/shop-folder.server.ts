import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { env } from "~/env.server";
import { readShopFile } from "~/lib/shop-file";

/** The content of a file in the shop's folder; null if there is no such file. */
export function readFromShop(file: string): Buffer | null {
  const path = join(env.SHOP_DIR, file);
  return env.SHOP_DIR && existsSync(path) ? readFileSync(path) : null;
}

/** Stops the process if something in the folder is wrong: a shop must not run on half of it. */
export function refuseFaults(file: string, faults: readonly string[]): void {
  if (faults.length === 0) return;
  const place = join(env.SHOP_DIR, file);
  process.stderr.write(faults.map((fault) => `Setting SHOP_DIR: ${place} ${fault}\n`).join(""));
  process.exit(1);
}

function readShop() {
  if (env.SHOP_DIR && !existsSync(env.SHOP_DIR)) refuseFaults("", ["is not a folder"]);
  const { shop, faults } = readShopFile(readFromShop("shop.json")?.toString() ?? null);
  refuseFaults("shop.json", faults);
  return shop;
}

/** The shop's names and contacts, from `shop.json` of its folder. Read once, at the start. */
export const shop = readShop();
