import { resolve } from "node:path";

import { demoCustomersOf } from "./prepare.mjs";
import { createReader } from "./reader.mjs";
import { root } from "./root.mjs";
import { reportShopSettings } from "./shop-settings.mjs";

/**
 * The launcher's modes: `start` builds and runs the shop with its API, `dev` does the same with hot reload, `serve`
 * runs only the built shop on an external API, `api` only the embedded API, `reset` deletes its data, `orders`
 * and `reviews` list and change its orders and reviews.
 * @typedef {"start" | "dev" | "serve" | "api" | "reset" | "orders" | "reviews"} Mode
 */

/**
 * The environment after its check. `apiUrl` is null where the embedded API is to be started; addresses have no
 * trailing slash; `sessionSecrets` is empty where the launcher has to make one.
 * @typedef {{
 *   port: number,
 *   host: string | null,
 *   apiPort: number,
 *   apiHost: string,
 *   apiUrl: string | null,
 *   metricsPort: number | null,
 *   metricsHost: string,
 *   siteUrl: string,
 *   dataDir: string,
 *   shopDir: string | null,
 *   sessionSecrets: string[],
 *   debug: boolean,
 *   seedProducts: number,
 *   imageCacheMb: number,
 *   logLevel: string,
 * }} Settings
 */

/** The folder of the demo shop: the default with the embedded API. An owner's API has goods of its own. */
const demoShop = "mocks/demo";

const modes = /** @type {const} */ (["start", "dev", "serve", "api", "reset", "orders", "reviews"]);
const logLevels = ["silent", "error", "info", "debug"];
const maxProducts = 1_000_000;
const maxMegabytes = 1_000_000;

/** Ports from 1024 up that the fetch standard blocks: neither a browser nor the shop could reach them. */
const blockedPorts = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * Whether a command-line word is one of the launcher's modes.
 * @param {string} word
 * @returns {word is Mode}
 */
export function isMode(word) {
  return modes.some((mode) => mode === word);
}

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @param {Record<string, string | undefined>} env
 * @param {Mode} mode
 * @returns {{ settings: Settings, faults: string[] }} one sentence per fault; if there are any, the settings hold
 * defaults
 */
export function readSettings(env, mode) {
  const read = createReader(env);
  const port = read.whole("PORT", 3000, 65535);
  const settings = {
    port,
    host: read.text("HOST"),
    apiPort: read.whole("API_PORT", 3001, 65535),
    apiHost: read.text("API_HOST") ?? "127.0.0.1",
    apiUrl: read.address("API_URL"),
    metricsPort: read.text("METRICS_PORT") === null ? null : read.whole("METRICS_PORT", 9100, 65535),
    metricsHost: read.text("METRICS_HOST") ?? "127.0.0.1",
    siteUrl: read.origin("SITE_URL") ?? `http://localhost:${String(port)}`,
    dataDir: read.text("DATA_DIR") ?? ".data",
    shopDir: read.text("SHOP_DIR") ?? (read.text("API_URL") ? null : demoShop),
    sessionSecrets: read.secrets("SESSION_SECRETS"),
    debug: ["1", "true"].includes(read.choice("DEBUG", ["0", "1", "false", "true"], "0")),
    seedProducts: read.whole("SEED_PRODUCTS", 1200, maxProducts),
    imageCacheMb: read.whole("IMAGE_CACHE_MB", 512, maxMegabytes),
    logLevel: read.choice("LOG_LEVEL", logLevels, "info"),
  };
  reportPorts(settings, mode, read);
  if (mode === "serve") reportMissing(read);
  reportDemo(settings, mode, read);
  reportHalf(read, "CAPTCHA_CLIENT_KEY", "CAPTCHA_SERVER_KEY");
  reportHalf(read, "CAPTCHA_SERVER_KEY", "CAPTCHA_CLIENT_KEY");
  reportMaps(read, env);
  reportGateways(read);
  read.choice("PRIVATE_PICTURES", ["0", "1"], "0");
  if (whatRuns(settings, mode).shop) reportShopSettings(read);
  return { settings, faults: read.faults };
}

/**
 * Which of the two processes the launcher starts.
 * @param {Pick<Settings, "apiUrl">} settings
 * @param {Mode} mode
 */
export function whatRuns({ apiUrl }, mode) {
  const both = mode === "start" || mode === "dev";
  return { shop: both || mode === "serve", api: mode === "api" || (both && apiUrl === null) };
}

/**
 * @param {Settings} settings
 * @param {Mode} mode
 * @param {import("./reader.mjs").Reader} read
 */
function reportPorts(settings, mode, read) {
  const { shop, api } = whatRuns(settings, mode);
  if (shop && blockedPorts.has(settings.port)) read.report("PORT", "is a port that browsers refuse");
  if (api && blockedPorts.has(settings.apiPort)) read.report("API_PORT", "is a port that HTTP clients refuse");
  if (shop && api && settings.port === settings.apiPort) read.report("API_PORT", "is the shop's port too");
  if (shop && [settings.port, ...(api ? [settings.apiPort] : [])].some((port) => port === settings.metricsPort))
    read.report("METRICS_PORT", "is the port of the shop or its API too");
  if (shop && isOwnAddress(settings))
    read.report("API_URL", `is the shop itself (PORT=${String(settings.port)}): it would call itself without end`);
}

/**
 * Whether the shop would listen at the address of its API on this machine. A proxy in front of both may well have one
 * address for them, so a public address is none of its own.
 * @param {Settings} settings
 */
function isOwnAddress({ apiUrl, port, host }) {
  if (apiUrl === null) return false;
  const { protocol, hostname, port: apiPort } = new URL(apiUrl);
  if (protocol !== "http:" || Number(apiPort || "80") !== port) return false;
  return host === null ? ["localhost", "127.0.0.1", "[::1]"].includes(hostname) : hostname === host;
}

/**
 * `serve` is for production, where an embedded API or a secret that is lost with the machine would go unnoticed.
 * @param {import("./reader.mjs").Reader} read
 */
function reportMissing(read) {
  if (!read.text("API_URL")) read.report("API_URL", "is not set: the shop alone needs the address of its API");
  if (!read.text("SESSION_SECRETS")) {
    read.report("SESSION_SECRETS", "is not set: make one with `openssl rand -hex 32`");
  }
}

/**
 * The embedded API takes no money from cards, and the passwords of a demo shop's customers are public, so it starts in
 * production only if the owner allows it.
 * @param {Settings} settings
 * @param {Mode} mode
 * @param {import("./reader.mjs").Reader} read
 */
function reportDemo(settings, mode, read) {
  const isDemo = ["1", "true"].includes(read.choice("DEMO", ["0", "1", "false", "true"], "0"));
  if (read.text("NODE_ENV") !== "production" || isDemo || !whatRuns(settings, mode).api) return;
  const isDemoShop = settings.shopDir !== null && demoCustomersOf(resolve(root, settings.shopDir)).length > 0;
  const shop = isDemoShop
    ? "the demo shop, whose customers' passwords are public,"
    : "the embedded API, which takes no money from cards,";
  read.report("API_URL", `is not set: in production ${shop} needs DEMO=1`);
}

/**
 * Warnings about settings that are valid but risky, a line each.
 * @param {Settings} settings
 * @param {Mode} mode
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function warningsOf({ siteUrl }, mode, env) {
  const isProduction = mode === "serve" || (mode === "start" && env["NODE_ENV"] === "production");
  const { protocol, hostname } = new URL(siteUrl);
  const isOpen = protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (!isProduction || !isOpen) return [];
  return [`SITE_URL=${siteUrl} is not HTTPS: whoever is on the line can read the shoppers' cookies and passwords`];
}

/**
 * Reports a setting that requires another one.
 * @param {import("./reader.mjs").Reader} read
 * @param {string} name
 * @param {string} other
 */
function reportHalf(read, name, other) {
  if (read.text(other) && !read.text(name)) read.report(name, `is not set, though ${other} is: set both or neither`);
}

/**
 * The embedded API reads these settings, and checks them again.
 * @param {import("./reader.mjs").Reader} read
 */
function reportGateways(read) {
  const secret = read.text("ORDER_WEBHOOK_SECRET");
  const sms = read.text("SMS_URL") ?? "https://-/{phone}{text}";
  if (!isAddress(read.text("SMTP_URL") ?? "smtp://-", /^smtps?:\/\/./))
    read.report("SMTP_URL", "is not an address such as smtps://user:password@mail.example:465");
  if (!isAddress(sms, /^https?:\/\/./) || !sms.includes("{phone}") || !sms.includes("{text}"))
    read.report("SMS_URL", "is not an address such as https://sms.example/send?to={phone}&text={text}");
  if (!isAddress(read.text("ORDER_WEBHOOK_URL") ?? "http://-", /^https?:\/\/./))
    read.report("ORDER_WEBHOOK_URL", "is not an address such as https://crm.example/orders");
  if (secret && secret.length < 16) read.report("ORDER_WEBHOOK_SECRET", "has fewer than 16 characters");
  reportHalf(read, "ORDER_WEBHOOK_URL", "ORDER_WEBHOOK_SECRET");
  reportHalf(read, "ORDER_WEBHOOK_SECRET", "ORDER_WEBHOOK_URL");
}

/**
 * @param {string} value
 * @param {RegExp} start
 */
const isAddress = (value, start) => start.test(value) && URL.canParse(value);

const mapSettings = ["MAPS", "MAPS_KEY"];

/**
 * Reports unknown settings of the map, and a missing key if the map is switched on (specification, section 8).
 * @param {import("./reader.mjs").Reader} read
 * @param {Record<string, string | undefined>} env
 */
function reportMaps(read, env) {
  for (const name of Object.keys(env).filter((name) => name.startsWith("MAPS_"))) {
    if (!mapSettings.includes(name)) read.report(name, "is not a setting of the map, which has MAPS and MAPS_KEY");
  }
  const isOn = ["1", "true"].includes(read.choice("MAPS", ["0", "1", "false", "true"], "0"));
  if (isOn && !read.text("MAPS_KEY")) read.report("MAPS_KEY", "is not set: the map needs it, or set MAPS=0");
}
