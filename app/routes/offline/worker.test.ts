import { beforeEach, expect, test, vi } from "vitest";

import { startWorker } from "./worker.js";

type Extendable = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

const origin = "https://shop.example";
const precache = {
  version: "new",
  pages: [
    { path: "/en/offline", prefix: "/en/" },
    { path: "/offline", prefix: "/" },
  ],
  files: ["/assets/offline-12345678.css"],
};

/** The cached paths and texts, by cache name. */
let stores: Map<string, Map<string, string>>;
let network: (path: string) => Promise<Response>;
const unregister = vi.fn(async () => true);
const pathOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : request, origin).pathname;

function open(name: string) {
  const store = stores.get(name) ?? new Map<string, string>();
  stores.set(name, store);
  const match = async (request: RequestInfo | URL) => {
    const text = store.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  return {
    match,
    put: async (request: RequestInfo | URL, response: Response) =>
      void store.set(pathOf(request), await response.text()),
    addAll: async (requests: RequestInfo[]) => {
      for (const request of requests) store.set(pathOf(request), await (await network(pathOf(request))).text());
    },
  };
}

/** Simulates a browser that has installed the worker. */
async function install(settings: typeof precache | null) {
  const run: Record<string, (event: Fetching) => void> = {};
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string) => {
      for (const name of stores.keys()) {
        const found = await open(name).match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  const scope = {
    addEventListener: (type: string, listener: (event: Fetching) => void) => void (run[type] = listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
    registration: { unregister },
    caches,
    fetch: (request: Request) => network(pathOf(request)),
    location: { origin },
  };
  startWorker(scope, settings);
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  const nothing = { request: new Request(origin), respondWith: () => undefined };
  const tell = async (type: string, event: Omit<Fetching, "waitUntil"> = nothing) => {
    run[type]?.({ waitUntil, ...event });
    await Promise.all(works);
  };
  await tell("install");
  await tell("activate");
  return async function ask(path: string, init: { mode?: string; method?: string } = {}) {
    const answers: Promise<Response>[] = [];
    const { mode = "cors", method = "GET" } = init;
    const request = new Request(new URL(path, origin), { method });
    Object.defineProperty(request, "mode", { value: mode });
    await tell("fetch", { request, respondWith: (given: Promise<Response>) => void answers.push(given) });
    const response = await answers[0];
    await Promise.all(works);
    return response ? response.text() : null;
  };
}

const navigate = { mode: "navigate" };
const offline = () => Promise.reject(new TypeError("lost"));

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal(
    "Request",
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" ? new URL(input, origin) : input, init);
      }
    },
  );
  stores = new Map([
    ["shop-old", new Map([["/assets/old-12345678.js", "old"]])],
    ["another", new Map<string, string>()],
  ]);
  network = async (path) => new Response(`from the shop: ${path}`);
});

test("it caches the offline pages with their files, and deletes the caches of older builds", async () => {
  await install(precache);
  expect([...stores.keys()].sort()).toEqual(["another", "shop-new"]);
  expect([...(stores.get("shop-new")?.keys() ?? [])].sort()).toEqual([
    "/assets/offline-12345678.css",
    "/en/offline",
    "/offline",
  ]);
});

test("a page comes from the network and is not cached; without a connection, the offline page replaces it", async () => {
  const ask = await install(precache);
  expect(await ask("/basket", navigate)).toBe("from the shop: /basket");
  network = offline;
  expect(await ask("/basket", navigate)).toBe("from the shop: /offline");
  expect(await ask("/en", navigate)).toBe("from the shop: /en/offline");
  expect(await ask("/en/basket", navigate)).toBe("from the shop: /en/offline");
  expect(await ask("/english", navigate)).toBe("from the shop: /offline");
});

test("a file with a hash in its name is requested once; any other file each time, with the cache for when there is no connection", async () => {
  const ask = await install(precache);
  await ask("/assets/frame-12345678.js");
  await ask("/icons.svg");
  network = async (path) => new Response(`newer: ${path}`);
  expect(await ask("/assets/frame-12345678.js")).toBe("from the shop: /assets/frame-12345678.js");
  expect(await ask("/icons.svg")).toBe("newer: /icons.svg");
  network = offline;
  expect(await ask("/icons.svg")).toBe("newer: /icons.svg");
  await expect(ask("/assets/new-12345678.js")).rejects.toThrow("lost");
});

test("a missing file is not cached", async () => {
  const ask = await install(precache);
  network = async () => new Response("gone", { status: 404 });
  await ask("/assets/new-12345678.js");
  expect(stores.get("shop-new")?.has("/assets/new-12345678.js")).toBe(false);
});

test.each([
  ["/basket.data", {}],
  ["/images/400/upload/saw.jpg", {}],
  ["/session", {}],
  ["https://elsewhere.example/assets/x-12345678.js", {}],
  ["/basket", { mode: "navigate", method: "POST" }],
])("%s is none of its business: %j", async (path, init) => {
  expect(await (await install(precache))(path, init)).toBeNull();
});

test("when disabled, it unregisters itself and deletes its caches", async () => {
  await install(null);
  expect([...stores.keys()]).toEqual(["another"]);
  expect(unregister).toHaveBeenCalledTimes(1);
});
