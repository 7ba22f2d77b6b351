import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of; a test beside its subject is not. */
const sources = ["app", "public", "vite.config.ts", "remix.config.js", "package-lock.json"];

/**
 * Whether packages are missing or older than the lock file.
 * @param {string} root the project's folder
 */
export function needsInstall(root) {
  // npm writes this file last, so a broken-off installation lacks it.
  const installed = modified(join(root, "node_modules/.package-lock.json"));
  return installed === null || installed < (modified(join(root, "package-lock.json")) ?? 0);
}

/**
 * Whether the build is missing or older than what it is made of. An installation without the build tools (a container)
 * has to take the build as it is.
 * @param {string} root the project's folder
 */
export function needsBuild(root) {
  const built = modified(join(root, "build/server/index.js"));
  if (built === null) return true;
  if (!existsSync(join(root, "node_modules/@remix-run/dev"))) return false;
  return sources.some((source) => isNewer(join(root, source), built));
}

/**
 * The npm arguments that install: exactly what the lock says where there is one, build tools included whatever NODE_ENV.
 * @param {string} root the project's folder
 */
export function installArguments(root) {
  const command = existsSync(join(root, "package-lock.json")) ? "ci" : "install";
  return [command, "--include=dev", "--no-audit", "--no-fund"];
}

/**
 * A removed file shows in its folder's time.
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
 * @returns {number | null} ms; null where there is nothing
 */
function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
