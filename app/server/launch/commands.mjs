/**
 * The command line of a process: arguments for Node (paths relative to the project's folder) and its environment.
 * @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Command
 */

/**
 * Limits the heap of the built shop, in MB. Without a limit, V8 lets garbage grow to four times the live data (some 65
 * MB); with this one it collects below 1.5 times.
 */
export const engineOptions = ["--max-old-space-size=512"];

/**
 * Settings of the C library's allocator, which image processing uses: one arena, and blocks over 256 kB are returned to
 * the system at once (man 3 mallopt). By default it keeps up to 600 MB after a few large photos.
 */
const memoryOptions = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: String(256 * 1024) };

/** Arguments to run the built shop. */
export const builtShop = [...engineOptions, "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/**
 * The command of the embedded API. It simulates failures on demand only outside production, so it gets an explicit
 * NODE_ENV.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./settings.mjs").Mode} mode
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {Command}
 */
export function apiCommand(settings, mode, env) {
  const watch = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false"];
  return {
    args: mode === "dev" ? [...watch, "mocks/server.ts"] : ["--import", "tsx", "mocks/server.ts"],
    env: apiEnvironment(settings, mode, env),
  };
}

/**
 * The command that checks the shop's folder and prints what is wrong or missing in it.
 * @param {string} shopDir
 * @param {boolean} isEmbedded whether the folder has texts for the embedded API too
 * @param {NodeJS.ProcessEnv} env
 * @returns {Command}
 */
export function checkCommand(shopDir, isEmbedded, env) {
  const apiTexts = isEmbedded ? ["--api-texts", "mocks/texts/api/en.json"] : [];
  return { args: ["--import", "tsx", "app/server/owner/check.ts", shopDir, ...apiTexts], env };
}

/**
 * The command that deletes the embedded API's data.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {Command}
 */
export function resetCommand(settings, env) {
  return { args: ["--import", "tsx", "mocks/reset.ts"], env: apiEnvironment(settings, "reset", env) };
}

/**
 * The command that lists and changes the embedded API's orders or reviews.
 * @param {import("./settings.mjs").Settings} settings
 * @param {"orders" | "reviews"} command
 * @param {string[]} words
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {Command}
 */
export function ownerCommand(settings, command, words, env) {
  const args = ["--import", "tsx", "mocks/owner/run.ts", command, ...words];
  return { args, env: apiEnvironment(settings, command, env) };
}

/**
 * The command of the shop: the built one, or Vite's development server. Servers run from their own files, because npx
 * would intercept their signals.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./settings.mjs").Mode} mode
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {Command}
 */
export function shopCommand(settings, mode, env) {
  const port = String(settings.port);
  const host = settings.host === null ? [] : ["--host", settings.host];
  const dev = ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", port, "--strictPort", ...host];
  return {
    args: mode === "dev" ? dev : builtShop,
    env: {
      ...memoryOptions,
      ...env,
      NODE_ENV: mode === "dev" ? "development" : "production",
      PORT: port,
      HOST: settings.host ?? undefined,
      API_URL: apiAddress(settings),
      SITE_URL: settings.siteUrl,
      DATA_DIR: settings.dataDir,
      SHOP_DIR: settings.shopDir ?? undefined,
      SESSION_SECRETS: settings.sessionSecrets.join(","),
      DEBUG: settings.debug ? "1" : "0",
      LOG_LEVEL: settings.logLevel,
      IMAGE_CACHE_MB: String(settings.imageCacheMb),
    },
  };
}

/**
 * The address where the shop calls its API.
 * @param {Pick<import("./settings.mjs").Settings, "apiUrl" | "apiPort" | "apiHost">} settings
 */
export function apiAddress({ apiUrl, apiPort, apiHost }) {
  return apiUrl ?? `http://${reachable(apiHost)}:${String(apiPort)}`;
}

/**
 * Converts an address to listen on into one to connect to: wildcard addresses become the loopback address.
 * @param {string} host
 */
export function reachable(host) {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./settings.mjs").Mode} mode
 * @param {Partial<NodeJS.ProcessEnv>} env
 */
function apiEnvironment(settings, mode, env) {
  return {
    ...env,
    NODE_ENV: env.NODE_ENV || (mode === "dev" ? "development" : "production"),
    API_PORT: String(settings.apiPort),
    API_HOST: settings.apiHost,
    SITE_URL: settings.siteUrl,
    DATA_DIR: settings.dataDir,
    SHOP_DIR: settings.shopDir ?? undefined,
    SEED_PRODUCTS: String(settings.seedProducts),
    LOG_LEVEL: settings.logLevel,
  };
}
