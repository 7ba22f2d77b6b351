/**
 * The parts of its global scope that the worker uses.
 * @typedef {{ waitUntil: (work: Promise<unknown>) => void }} Extendable
 * @typedef {Extendable & { request: Request, preloadResponse?: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void }} Fetching
 * @typedef {{
 *   addEventListener: ((type: "install" | "activate", run: (event: Extendable) => void) => void) &
 *     ((type: "fetch", run: (event: Fetching) => void) => void),
 *   skipWaiting: () => Promise<unknown>,
 *   clients: { claim: () => Promise<unknown> },
 *   registration: { unregister: () => Promise<unknown>, navigationPreload?: { enable: () => Promise<unknown> } },
 *   caches: Pick<CacheStorage, "keys" | "delete"> & {
 *     open: (name: string) => Promise<Pick<Cache, "match" | "put" | "addAll">>,
 *     match: (path: string) => Promise<Response | undefined>,
 *   },
 *   fetch: (request: Request) => Promise<Response>,
 *   location: { origin: string },
 * }} WorkerScope
 */

/** @typedef {{ version: string, pages: { path: string, prefix: string }[], files: string[] }} Precache */

const cachePrefix = "shop-";

/**
 * The shop's service worker. Caches static files and the offline page, and no other pages or data. Browsers get this
 * file as it is, so it imports nothing (see `service-worker.ts`).
 * @param {WorkerScope} scope
 * @param {Precache | null} precache data of the build: its version, the offline pages with the path prefixes they cover, the
 *   most specific first, and the files they need. Null removes the worker and its caches.
 */
export function startWorker(scope, precache) {
  const current = precache && cachePrefix + precache.version;

  const deleteOldCaches = async () => {
    const names = await scope.caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(cachePrefix) && name !== current).map((name) => scope.caches.delete(name)),
    );
  };

  scope.addEventListener("install", (event) => {
    const fill = async () => {
      if (precache && current) {
        const cache = await scope.caches.open(current);
        const all = [...precache.pages.map(({ path }) => path), ...precache.files];
        await cache.addAll(all.map((path) => new Request(path, { cache: "no-cache" })));
      }
      await scope.skipWaiting();
    };
    event.waitUntil(fill());
  });

  scope.addEventListener("activate", (event) => {
    const take = async () => {
      await deleteOldCaches();
      if (!precache) return scope.registration.unregister();
      // Lets the page request start while the worker starts up.
      await scope.registration.navigationPreload?.enable();
      return scope.clients.claim();
    };
    event.waitUntil(take());
  });

  if (precache && current) scope.addEventListener("fetch", (event) => answer(scope, precache, current, event));
}

/**
 * @param {WorkerScope} scope
 * @param {Precache} precache
 * @param {string} cacheName
 * @param {Fetching} event
 */
function answer(scope, precache, cacheName, event) {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") {
    const page = precache.pages.find(({ prefix }) => `${pathname}/`.startsWith(prefix))?.path ?? "";
    event.respondWith(pageOf(scope, event).catch(async () => (await scope.caches.match(page)) ?? Response.error()));
  } else if (/^\/(assets|strings|brand)\/|^\/icons\.svg$/.test(pathname)) {
    event.respondWith(fileOf(scope, cacheName, event, /^\/strings\/|-[\w-]{8}\.\w+$/.test(pathname)));
  }
}

/**
 * @param {WorkerScope} scope
 * @param {Fetching} event
 */
async function pageOf(scope, { request, preloadResponse }) {
  return (await preloadResponse) ?? scope.fetch(request);
}

/**
 * Returns a file with a content hash in its name from the cache, any other file from the network first.
 * @param {WorkerScope} scope
 * @param {string} cacheName
 * @param {Fetching} event
 * @param {boolean} isImmutable
 */
async function fileOf(scope, cacheName, event, isImmutable) {
  const { request } = event;
  const cache = await scope.caches.open(cacheName);
  const found = await cache.match(request);
  if (found && isImmutable) return found;
  try {
    const response = await scope.fetch(request);
    if (response.status === 200) event.waitUntil(cache.put(request, response.clone()));
    return response;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}
