/**
 * How each process is run: arguments for Node (paths from the project's folder) and its environment.
 * @typedef {{ args: string[], env: NodeJS.ProcessEnv }} Command
 */

/**
 * For Node, where it runs the built shop: at most so many MB of objects. Without a limit the engine lets what is used no more pile
 * up to four times of what is in use (some 65 MB); under this one it cleans up at less than half as much again.
 */
export const engineOptions = ["--max-old-space-size=512"];

/**
 * For the C library's memory, in which pictures are made: one pool, and what is larger than 256 kB is given back as soon as it is
 * free (man 3 mallopt). By itself it keeps up to 600 MB after a few large photos.
 */
const memoryOptions = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: String(256 * 1024) };

/** Arguments that run the built shop. */
export const builtShop = [...engineOptions, "node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"];

/**
 * The embedded API. It obeys faults on demand outside production only, so an explicit NODE_ENV reaches it.
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
 * The command that empties the embedded API's data.
 * @param {import("./settings.mjs").Settings} settings
 * @param {Partial<NodeJS.ProcessEnv>} env
 * @returns {Command}
 */
export function resetCommand(settings, env) {
  return { args: ["--import", "tsx", "mocks/reset.ts"], env: apiEnvironment(settings, "reset", env) };
}

/**
 * The shop: the built one, or Vite's development server. Servers are run from their own files, since npx would stand
 * between them and their signals.
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
      SESSION_SECRETS: settings.sessionSecrets.join(","),
      DEBUG: settings.debug ? "1" : "0",
      LOG_LEVEL: settings.logLevel,
      IMAGE_CACHE_MB: String(settings.imageCacheMb),
    },
  };
}

/**
 * Where the shop finds its API.
 * @param {Pick<import("./settings.mjs").Settings, "apiUrl" | "apiPort" | "apiHost">} settings
 */
export function apiAddress({ apiUrl, apiPort, apiHost }) {
  return apiUrl ?? `http://${reachable(apiHost)}:${String(apiPort)}`;
}

/**
 * An address to connect to for an address to listen on: "every address" is no address to call.
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
    SEED_PRODUCTS: String(settings.seedProducts),
    LOG_LEVEL: settings.logLevel,
  };
}
