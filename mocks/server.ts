import { accessSync, constants, mkdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createContext, warm, type Context } from "./context";
import { openDatabase } from "./db/open";
import type { Db } from "./db/query";
import { seedCatalog } from "./db/seed/index";
import { readEnvironment, type ApiEnvironment } from "./env";
import { createHandlers } from "./handlers/index";
import { sendBackInStock } from "./handlers/notify";
import { createApiServer } from "./http";
import { importAtStart } from "./import/at-start";
import { listen, stop } from "./listen";
import { createGateways } from "./messages/gateways";
import { createQueue } from "./messages/queue";
import { attachmentsFolder, databaseFile, picturesFolder } from "./paths";
import { shopPicture } from "./pictures/shop-picture";
import { picture, removeDrafts } from "./pictures/store";
import { readShop } from "./shop";
import { readTexts } from "./texts/read";
import { writeTexts } from "./texts/write";

/** The embedded API as a separate process: `node --import tsx mocks/server.ts`; settings are in `env.ts`. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  const shop = readShop(env.shopDir);
  const texts = readTexts(env.shopDir);
  const gateways = createGateways(env.gateways, shop);
  const db = await open(env);
  writeTexts(db, texts);
  const queue = createQueue({ db, now: () => new Date(), gateways, log: (line) => process.stderr.write(`${line}\n`) });
  const pictures = join(env.dataDir, picturesFolder);
  const attachments = join(env.dataDir, attachmentsFolder);
  await removeDrafts(pictures);
  const context = createContext({
    db,
    shop,
    picture: async (path) => (await shopPicture(env.shopDir, path)) ?? picture(pictures, path),
    saveFile: (name, bytes) => saveFile(attachments, name, bytes),
    readFile: (name) => readFile(join(attachments, name)).catch(() => null),
    removeFile: (name) => rm(join(attachments, name), { force: true }),
    siteUrl: env.siteUrl,
    faults: env.faults,
    print,
    queue,
  });
  const server = createApiServer(createHandlers(context));
  const url = await listen(server, env.port, env.host);
  print(`API listening on ${url}`);
  setImmediate(() => warm(context));
  queue.start();
  setInterval(() => tellAboutStock(context), 60_000).unref();
  const finish = () => {
    // A second signal ends the process at once.
    process.removeListener("SIGTERM", finish).removeListener("SIGINT", finish);
    // First the queue: the process ends as soon as its server is closed.
    void queue
      .stop()
      .then(() => stop(server))
      .then(() => {
        db.close();
        process.exit(0);
      });
  };
  process.once("SIGTERM", finish).once("SIGINT", finish);
}

async function open({ dataDir, products, shopDir }: ApiEnvironment): Promise<Db> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be written: ${messageOf(error)}`);
  }
  const file = join(dataDir, databaseFile);
  await importAtStart({ file, shopDir, pictures: join(dataDir, picturesFolder), log: print });
  return openDatabase({ file, products, seed: seedCatalog, log: print });
}

/** Stores a customer's file. If writing fails, for example on a full disk, no partial file is left. */
async function saveFile(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, bytes, { flag: "wx", mode: 0o600 }).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
}

/** A fault must not end the process: the next check repeats what failed. */
function tellAboutStock(context: Context): void {
  try {
    sendBackInStock(context);
  } catch (error) {
    process.stderr.write(`Back in stock: ${messageOf(error)}\n`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ");
}

main().catch((error: unknown) => {
  process.stderr.write(`API: ${messageOf(error)}\n`);
  process.exit(1);
});
