import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { HttpHandler } from "msw";

import { createContext, type Context } from "#mocks/context";
import { connectDatabase, createEmptyCatalog, finishImport } from "#mocks/db/open";
import type { Db } from "#mocks/db/query";
import { sampleSize } from "#mocks/db/seed/enlarge";
import { createHandlers } from "#mocks/handlers/index";
import { createApiServer, createDispatch, listen, stop, type Dispatch } from "#mocks/http";
import { importSample } from "#mocks/import/at-start";
import { readShop } from "#mocks/shop";
import { readBrand } from "#mocks/shop-page";
import { readTexts } from "#mocks/texts/read";
import { writeTexts } from "#mocks/texts/write";

/** Fills the empty tables of a catalogue. */
type Seed = (db: Db) => void;

type TestApiOptions = {
  /** The folder whose texts the API has; the demo shop's with its goods, none with others. */
  shopDir?: string;
  now?: () => Date;
  /** Whether the requested faults are applied; true by default. */
  faults?: boolean;
} & (
  | { seed: Seed }
  /** An open database with a catalogue, instead of a new one. */
  | { db: Db }
);

export type TestApi = {
  context: Context;
  handlers: HttpHandler[];
  dispatch: Dispatch;
  /** The files that customers sent, by their stored names. */
  files: Map<string, Uint8Array>;
  close: () => void;
};

const demoShop = "mocks/demo";

/** A database in memory with a seeded catalogue. */
export function openSeeded(seed: Seed, file = ":memory:"): Db {
  const db = connectDatabase(file);
  db.raw.pragma("foreign_keys = OFF");
  db.transaction(() => {
    createEmptyCatalog(db, "sample");
    seed(db);
    finishImport(db, "sample", new Date());
  });
  return db;
}

/** Databases of `createTestApi`, by what they start with: with a copy, an API starts in a third of the time. */
const prepared = new Map<Seed, Map<string, Uint8Array>>();

/** The API for one test file: `setupServer(...api.handlers)`. It draws no pictures. Close it at the end. */
export function createTestApi({ shopDir, now, faults = true, ...given }: TestApiOptions): TestApi {
  const options = { shopDir, now, faults };
  if ("db" in given) return createApiOn(addTexts(given.db, shopDir), options);
  const known = prepared.get(given.seed) ?? new Map<string, Uint8Array>();
  prepared.set(given.seed, known);
  // The database has the demo shop's customers too, with orders of the last days before `now`.
  const key = `${shopDir ?? ""} ${now ? now().getTime() : ""}`;
  const bytes = known.get(key) ?? prepare(given.seed, options);
  known.set(key, bytes);
  return createApiOn(openCopy(bytes), options);
}

/** The bytes of a seeded database after a first start of the API. */
function prepare(seed: Seed, options: ApiOptions): Uint8Array {
  const { context, close } = createApiOn(addTexts(openSeeded(seed), options.shopDir), options);
  const bytes = bytesOf(context.db);
  close();
  return bytes;
}

function addTexts(db: Db, shopDir: string | undefined): Db {
  if (shopDir) writeTexts(db, readTexts(shopDir));
  return db;
}

function bytesOf(db: Db): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), "seeded-"));
  const file = join(folder, "shop.sqlite");
  db.raw.prepare("vacuum into ?").run(file);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** A copy in a database of its own, which disappears when it is closed. */
function openCopy(bytes: Uint8Array): Db {
  const folder = mkdtempSync(join(tmpdir(), "seeded-"));
  const file = join(folder, "shop.sqlite");
  writeFileSync(file, bytes);
  const db = connectDatabase(file);
  // Nobody reads it after a crash.
  db.raw.pragma("synchronous = OFF");
  // An open file stays readable after its name is gone.
  rmSync(folder, { recursive: true });
  return db;
}

type ApiOptions = { shopDir: string | undefined; now: (() => Date) | undefined; faults: boolean };

function createApiOn(db: Db, { shopDir, now, faults }: ApiOptions): TestApi {
  const files = new Map<string, Uint8Array>();
  const context = createContext({
    db,
    picture: () => Promise.resolve(null),
    saveFile: (name, bytes) => Promise.resolve(void files.set(name, bytes)),
    readFile: (name) => Promise.resolve(files.get(name) ?? null),
    removeFile: (name) => Promise.resolve(void files.delete(name)),
    siteUrl: "http://shop.test",
    shop: readShop(shopDir ?? demoShop),
    brand: readBrand(shopDir ?? demoShop),
    faults,
    ...(now ? { now } : {}),
  });
  const handlers = handlersWithoutStacks(context);
  return { context, handlers, dispatch: createDispatch(handlers), files, close: () => db.close() };
}

/**
 * msw takes a stack trace for each of the hundred handlers. In tests they are made for each test, and the source maps
 * make every trace slow.
 */
function handlersWithoutStacks(context: Context): HttpHandler[] {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return createHandlers(context);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The bytes of the demo shop's databases by their numbers of products: an import takes half a second each time. */
const imported = new Map<number, Uint8Array>();

type DemoOptions = { products?: number; now?: () => Date };

/** The API in memory with the goods and texts of the demo shop, or with the first of its products. */
export async function createDemoApi({ products = sampleSize, ...options }: DemoOptions = {}): Promise<TestApi> {
  return createTestApi({ db: await openDemo(products), ...options });
}

async function openDemo(products: number): Promise<Db> {
  const bytes = imported.get(products) ?? (await importDemo(products));
  imported.set(products, bytes);
  return openCopy(bytes);
}

async function importDemo(products: number): Promise<Uint8Array> {
  const db = connectDatabase(":memory:");
  await importSample({ db, products });
  writeTexts(db, readTexts(demoShop));
  const bytes = bytesOf(db);
  db.close();
  return bytes;
}

/** The same behind a real HTTP server on a free port; `url` has no trailing slash. */
export async function startApi({ port = 0, ...options }: (TestApiOptions | DemoOptions) & { port?: number } = {}) {
  const api = "seed" in options || "db" in options ? createTestApi(options) : await createDemoApi(options);
  const { server } = createApiServer(api.handlers);
  const url = await listen(server, port, "127.0.0.1");
  const close = async () => {
    server.closeAllConnections();
    await stop(server);
    api.close();
  };
  return { ...api, url, close };
}
