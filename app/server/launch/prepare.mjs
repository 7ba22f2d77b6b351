import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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
 * that sessions survive a restart.
 * @param {string} dataDir an existing folder
 * @returns {string}
 * @throws if the file can be neither read nor written
 */
export function loadSecret(dataDir) {
  const file = join(dataDir, "session-secret");
  try {
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return readFileSync(file, "utf8").trim();
}

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
