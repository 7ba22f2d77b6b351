import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Headless Chromium: it opens a page in two thirds of the time, so it comes first. */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium"];

/**
 * The browser for the browser tests: the one that `CHROMIUM` names, otherwise an installed one.
 * @returns {string | null} the program's path; null if there is none
 */
export function findChromium() {
  if (process.env.CHROMIUM) return isProgram(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram) ?? null;
}

/**
 * Finds Chromium, or installs the system's package if this user is allowed to.
 * @returns {{ program: string } | { fault: string }}
 */
export function ensureChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM)
    return found ? { program: found } : { fault: `CHROMIUM=${process.env.CHROMIUM} is not a program` };
  const mayInstall = process.getuid?.() === 0 && runs("apt-get", ["--version"]);
  if (mayInstall && !found?.endsWith(shell)) install(found ? [shell] : [shell, "chromium"]);
  const program = findChromium();
  return program
    ? { program }
    : { fault: "No Chromium could be found or installed: install it, or name one in CHROMIUM" };
}

/**
 * Installs the first available one of these packages; none on a system that lacks them or is offline.
 * @param {string[]} packages
 */
function install(packages) {
  process.stdout.write("Installing Chromium …\n");
  runs("apt-get", ["update", "-qq"]);
  packages.some((name) => runs("apt-get", ["install", "-y", "-qq", name]));
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runs(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
