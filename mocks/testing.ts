import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { HttpHandler } from "msw";

import { createContext, type Context } from "./context";
import { openDatabase, type Seed } from "./db/open";
import type { Db } from "./db/query";
import { groundSize } from "./db/seed/catalog/plan";
import { seedCatalog } from "./db/seed/index";
import { createHandlers } from "./handlers/index";
import { createApiServer } from "./http";
import { listen, stop } from "./listen";
import { readShop } from "./shop";
import { readBrand } from "./shop-page";
import { readTexts } from "./texts/read";
import { writeTexts } from "./texts/write";

export type TestApiOptions = {
  /** The number of products of the real seed; a custom seed may ignore it. */
  products?: number;
  seed?: Seed;
  /** The folder whose texts the API has; the demo shop's with the real seed, none with another one. */
  shopDir?: string;
  now?: () => Date;
  /** An open database with a catalogue, instead of a new one. */
  db?: Db;
};

export type TestApi = {
  context: Context;
  handlers: HttpHandler[];
  /** The files that customers sent, by their stored names. */
  files: Map<string, Uint8Array>;
  close: () => void;
};

const demoShop = "mocks/demo";

/** The API in memory for one test file: `setupServer(...api.handlers)`. It draws no pictures. Close it at the end. */
export function createTestApi(options: TestApiOptions = {}): TestApi {
  const { products = groundSize, seed, shopDir, now, db: given } = options;
  const db = given ?? (seed ? openDatabase({ file: ":memory:", products, seed }) : openSeeded(products));
  if (shopDir) writeTexts(db, readTexts(shopDir));
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
    faults: true,
    ...(now ? { now } : {}),
  });
  return { context, handlers: createHandlers(context), files, close: () => db.close() };
}

/** The bytes of seeded databases by their numbers of products: seeding takes half a second each time. */
const seeded = new Map<number, Uint8Array>();

/** The demo shop in a database of its own, which disappears when it is closed. */
function openSeeded(products: number): Db {
  const folder = mkdtempSync(join(tmpdir(), "seeded-"));
  const file = join(folder, "shop.sqlite");
  const open = () => openDatabase({ file, products, seed: seedCatalog });
  const bytes = seeded.get(products);
  if (bytes) {
    writeFileSync(file, bytes);
  } else {
    const db = open();
    writeTexts(db, readTexts(demoShop));
    db.close();
    seeded.set(products, readFileSync(file));
  }
  const db = open();
  // An open file stays readable after its name is gone.
  rmSync(folder, { recursive: true });
  return db;
}

/** The same behind a real HTTP server on a free port; `url` has no trailing slash. */
export async function startApi({ port = 0, ...options }: TestApiOptions & { port?: number } = {}) {
  const api = createTestApi(options);
  const { server } = createApiServer(api.handlers);
  const url = await listen(server, port, "127.0.0.1");
  const close = async () => {
    server.closeAllConnections();
    await stop(server);
    api.close();
  };
  return { ...api, url, close };
}
