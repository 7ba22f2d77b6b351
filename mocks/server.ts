import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createContext, dropOld, warm } from "./context";
import { day, minute } from "./dates";
import { explainError } from "./db/explain-error";
import { importedAt, openDatabase } from "./db/open";
import { showChangedStock } from "./db/queries/change-product";
import { answerBusyAtOnce, whenFree, type Db } from "./db/query";
import { readEnvironment, type ApiEnvironment } from "./env";
import { createHandlers } from "./handlers/index";
import { sendBackInStock } from "./handlers/notify";
import { createApiServer, listen, stop } from "./http";
import { importAtStart } from "./import/at-start";
import { picturesLine } from "./import/progress";
import { downloadPictures } from "./import/remote-pictures";
import { createGateways } from "./messages/gateways";
import { createQueue } from "./messages/queue";
import { noteRunning } from "./owner/running";
import { attachmentsFolder, databaseFile, picturesFolder } from "./paths";
import { shopPicture } from "./pictures/shop-picture";
import { picture, removeDrafts } from "./pictures/store";
import { readShop } from "./shop";
import { readBrand } from "./shop-page";
import { readTexts } from "./texts/read";
import { writeTexts } from "./texts/write";

/** How often the API looks for what other processes have changed: an import, or the owner's commands. In ms. */
const changesCheck = 1_000;

/** The embedded API as a separate process: `node --import tsx mocks/server.ts`; settings are in `env.ts`. */
async function main(): Promise<void> {
  const env = readEnvironment(process.env);
  await start(env).catch((error: unknown) => {
    throw explainError(env.dataDir, error);
  });
}

async function start(env: ApiEnvironment): Promise<void> {
  const shop = readShop(env.shopDir);
  const brand = readBrand(env.shopDir);
  const texts = readTexts(env.shopDir);
  const gateways = createGateways(env.gateways, shop);
  const db = await open(env, env.shopDir === null || shop.demo !== undefined);
  noteRunning(env, gateways);
  const queue = createQueue({ db, now: () => new Date(), gateways, log: printFault });
  const pictures = join(env.dataDir, picturesFolder);
  await removeDrafts(pictures);
  const load = () =>
    createContext({ db, shop, brand, queue, print, ...filesOf(env), siteUrl: env.siteUrl, faults: env.faults });
  writeTexts(db, texts);
  let context = load();
  // From now on, nothing may stop the process.
  answerBusyAtOnce(db);
  const { server, replace } = createApiServer(createHandlers(context));
  const url = await listen(server, env.port, env.host);
  print(`API listening on ${url}`);
  setImmediate(() => warm(context));
  queue.start();
  setInterval(() => protect("Stock", () => whenFree(() => showChangedStock(context))), changesCheck).unref();
  setInterval(() => protect("Back in stock", () => whenFree(() => sendBackInStock(context))), minute).unref();
  setInterval(() => protect("Old messages", () => whenFree(() => dropOld(context))), day).unref();
  onImport(db, async () => {
    context = await whenFree(load);
    replace(createHandlers(context));
    warm(context);
    print("The imported goods are shown");
    // The first import replaces the whole catalogue. Texts that name products which it has not are a fault.
    await whenFree(() => writeTexts(db, texts));
  });
  const downloads = new AbortController();
  addPictures(db, pictures, env, downloads.signal).catch((error: unknown) =>
    printFault(`Pictures: ${messageOf(error)}`),
  );
  const finish = () => {
    // A second signal ends the process at once.
    process.removeListener("SIGTERM", finish).removeListener("SIGINT", finish);
    downloads.abort();
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

/** Where pictures come from, and where customers' files are kept. */
function filesOf({ dataDir, shopDir }: ApiEnvironment) {
  const pictures = join(dataDir, picturesFolder);
  const attachments = join(dataDir, attachmentsFolder);
  return {
    picture: async (path: string) => (await shopPicture(shopDir, path)) ?? picture(pictures, path),
    saveFile: (name: string, bytes: Uint8Array) => saveFile(attachments, name, bytes),
    readFile: (name: string) => readFile(join(attachments, name)).catch(() => null),
    removeFile: (name: string) => rm(join(attachments, name), { force: true }),
  };
}

/** Calls `reload` after each import that another process makes (`npm run shop:import`). */
function onImport(db: Db, reload: () => Promise<void>): void {
  let shown = importedAt(db);
  const check = async () => {
    const found = importedAt(db);
    if (found === shown) return;
    shown = found;
    await reload();
  };
  setInterval(() => protect("Import", check), changesCheck).unref();
}

/** Downloads in the background what the last import could not, because pages must not wait for other people's servers. */
async function addPictures(db: Db, folder: string, env: ApiEnvironment, signal: AbortSignal): Promise<void> {
  const options = { db, folder, signal, allowsPrivate: env.allowsPrivatePictures };
  const report = ({ subject, reason }: { subject: string; reason: string }) => printFault(`${subject}: ${reason}`);
  const line = picturesLine(await downloadPictures({ ...options, report }));
  if (line !== null) print(line);
}

/** @param hasExamples whether a shop without a feed gets example goods: an owner's own shop never sells them */
async function open({ dataDir, products, shopDir }: ApiEnvironment, hasExamples: boolean): Promise<Db> {
  const file = join(dataDir, databaseFile);
  const pictures = join(dataDir, picturesFolder);
  await importAtStart({ file, shopDir, products: hasExamples ? products : 0, pictures, log: print });
  return openDatabase(file);
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
function protect(name: string, check: () => void | Promise<void>): void {
  Promise.resolve()
    .then(check)
    .catch((error: unknown) => printFault(`${name}: ${messageOf(error)}`));
}

function printFault(line: string): void {
  process.stderr.write(`${line}\n`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, " ");

main().catch((error: unknown) => {
  process.stderr.write(`API: ${messageOf(error)}\n`);
  process.exit(1);
});
