import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import { explainError } from "#mocks/db/explain-error";
import { connectDatabase } from "#mocks/db/open";
import { readEnvironment, type ApiEnvironment } from "#mocks/env";
import { createGateways } from "#mocks/messages/gateways";
import { createOutbox } from "#mocks/outbox";
import { databaseFile } from "#mocks/paths";
import { readShop } from "#mocks/shop";

import { runOrders } from "./orders-command";
import { runReviews } from "./reviews-command";
import { readRunning, type Running } from "./running";

/**
 * `npm run orders` and `npm run reviews`: the owner's work in the API's database, also while the API runs. The first
 * argument names the command. It sends nothing itself: the API delivers what it puts into the queue. The messages are
 * those of the shop that was last started on these data, whatever variables the owner's terminal has.
 */
function main(): void {
  const env = readEnvironment(process.env);
  try {
    run(env);
  } catch (error) {
    throw explainError(env.dataDir, error);
  }
}

function run(env: ApiEnvironment): void {
  const { shopDir, siteUrl, sends } = readRunning(env.dataDir) ?? settingsOf(env);
  const shop = readShop(shopDir);
  const file = join(env.dataDir, databaseFile);
  if (!existsSync(file)) throw new Error(`There is no data yet: ${file} does not exist. Start the API first`);
  const db = connectDatabase(file);
  const now = () => new Date();
  const queue = { sends: (kind: string) => sends.includes(kind), wake: () => undefined };
  const outbox = createOutbox(db, now, undefined, queue);
  try {
    const base = { db, now, shop, outbox, siteUrl };
    // npm changes to the project's folder.
    const place = (path: string) => resolve(process.env["INIT_CWD"] ?? process.cwd(), path);
    const [command, ...words] = process.argv.slice(2);
    const output = command === "reviews" ? runReviews(base, words) : runOrders(base, words, place);
    process.stdout.write(`${output}\n`);
  } finally {
    db.close();
  }
}

/** The settings of this process, for data of an API that did not store its own. */
function settingsOf({ shopDir, siteUrl, gateways }: ApiEnvironment): Running {
  return { shopDir, siteUrl, sends: Object.keys(createGateways(gateways, readShop(shopDir))) };
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
