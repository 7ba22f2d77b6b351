import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { connectDatabase } from "#mocks/db/open";
import { readEnvironment } from "#mocks/env";
import { createGateways } from "#mocks/messages/gateways";
import { createOutbox } from "#mocks/outbox";
import { databaseFile } from "#mocks/paths";
import { readShop } from "#mocks/shop";

import { runOrders } from "./orders-command";
import { runReviews } from "./reviews-command";

/**
 * `npm run orders` and `npm run reviews`: the owner's work in the API's database, also while the API runs. The first
 * argument names the command. It sends nothing itself: the API delivers what it puts into the queue.
 */
function main(): void {
  const env = readEnvironment(process.env);
  const shop = readShop(env.shopDir);
  const gateways = createGateways(env.gateways, shop);
  const file = join(env.dataDir, databaseFile);
  if (!existsSync(file)) throw new Error(`There is no data yet: ${file} does not exist. Start the API first`);
  const db = connectDatabase(file);
  const now = () => new Date();
  const queue = { sends: (kind: keyof typeof gateways) => gateways[kind] !== undefined, wake: () => undefined };
  const outbox = createOutbox(db, now, undefined, queue);
  try {
    const base = { db, now, shop, outbox, siteUrl: env.siteUrl };
    // npm changes to the project's folder.
    const place = (path: string) => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
    const [command, ...words] = process.argv.slice(2);
    const output = command === "reviews" ? runReviews(base, words) : runOrders(base, words, place);
    process.stdout.write(`${output}\n`);
  } finally {
    db.close();
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
