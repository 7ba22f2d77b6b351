import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The sources of a build; unit tests do not count. */
const sources = ["app", "public", "vite.config.ts", "remix.config.js", "package-lock.json"];

/**
 * Whether packages are missing or older than the lock file.
 * @param {string} root the project's folder
 */
export function needsInstall(root) {
  // npm writes this file last, so an interrupted installation lacks it.
  const installed = modified(join(root, "node_modules/.package-lock.json"));
  return installed === null || installed < (modified(join(root, "package-lock.json")) ?? 0);
}

/**
 * Whether the build is missing or older than its sources. An installation without the build tools (a container) has to
 * use the build as it is.
 * @param {string} root the project's folder
 */
export function needsBuild(root) {
  const built = modified(join(root, "build/server/index.js"));
  if (built === null) return true;
  if (!existsSync(join(root, "node_modules/@remix-run/dev"))) return false;
  return sources.some((source) => isNewer(join(root, source), built));
}

/**
 * The npm arguments for an installation: exactly the lock file if there is one, and always the build tools, whatever
 * NODE_ENV.
 * @param {string} root the project's folder
 */
export function installArguments(root) {
  const command = existsSync(join(root, "package-lock.json")) ? "ci" : "install";
  return [command, "--include=dev", "--no-audit", "--no-fund"];
}

/**
 * The secret that signs cookies if none is set: created once and stored with the data, readable only by its owner, so
 * that sessions survive a restart. A full disk or a power cut may have left an empty file.
 * @param {string} dataDir an existing folder
 * @returns {{ secret: string } | { fault: string }} a fault if the file can be neither read nor written
 */
export function loadSecret(dataDir) {
  try {
    return { secret: readSecret(dataDir) };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return { fault: `DATA_DIR=${dataDir} cannot keep the file session-secret (${reason})` };
  }
}

/**
 * @param {string} dataDir
 * @returns {string}
 */
function readSecret(dataDir) {
  const file = join(dataDir, "session-secret");
  const stored = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (stored !== "") return stored;
  const draft = `${file}-${String(process.pid)}`;
  try {
    writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
    // Of two starts at once, the second one takes the secret of the first.
    if (existsSync(file) && readFileSync(file, "utf8").trim() !== "") return readSecret(dataDir);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

/**
 * What to try in a demo shop, whose `shop.json` has customers that anybody may sign in as; no lines for another shop.
 * @param {string | null} shopDir
 * @returns {string[]}
 */
export function demoLines(shopDir) {
  const customers = demoCustomersOf(shopDir);
  const emails = customers.map((customer) => text(customer, "email"));
  if (customers.length === 0) return [];
  const code = list(readData(shopDir, "promos.json")).find((promo) => field(promo, "expiresAt") === undefined);
  return [
    `Try     Sign in as ${emails.join(" or ")}, password ${text(customers[0], "password")}:`,
    "        the history has orders to pay, cancel, repeat and return. Any phone number signs in too.",
    ...(code === undefined ? [] : [`        In the basket, use the promo code ${text(code, "code")}.`]),
  ];
}

/**
 * The customers of a demo shop, whose passwords are public; none in another shop.
 * @param {string | null} shopDir
 */
export function demoCustomersOf(shopDir) {
  return list(field(field(readData(shopDir, "shop.json"), "demo"), "customers"));
}

/**
 * A JSON file of the shop's folder; undefined if there is none, or if it cannot be read: the shop reports its faults.
 * @param {string | null} folder
 * @param {string} name
 * @returns {unknown}
 */
function readData(folder, name) {
  try {
    return folder === null ? undefined : JSON.parse(readFileSync(join(folder, name), "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * @param {unknown} value
 * @param {string} name
 * @returns {unknown}
 */
function field(value, name) {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/**
 * @param {unknown} value
 * @returns {unknown[]}
 */
const list = (value) => (Array.isArray(value) ? value : []);

/**
 * @param {unknown} value
 * @param {string} name
 */
const text = (value, name) => String(field(value, name));

/**
 * A removed file changes its folder's time.
 * @param {string} path
 * @param {number} time ms
 * @returns {boolean}
 */
function isNewer(path, time) {
  if (/\.test\.tsx?$/.test(path)) return false;
  const own = modified(path);
  if (own === null) return false;
  if (own > time) return true;
  if (!statSync(path).isDirectory()) return false;
  return readdirSync(path).some((name) => isNewer(join(path, name), time));
}

/**
 * @param {string} path
 * @returns {number | null} ms; null if it does not exist
 */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
