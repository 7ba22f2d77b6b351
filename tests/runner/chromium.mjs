import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const elsewhere = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/snap/bin/chromium"];

/**
 * The browser for the browser tests: the one that `CHROMIUM` names, else one that is installed.
 * @returns {string | null} the program's path; null where there is none
 */
export function findChromium() {
  if (process.env.CHROMIUM) return isProgram(process.env.CHROMIUM) ? process.env.CHROMIUM : null;
  const folders = ["/usr/bin", ...(process.env.PATH ?? "").split(delimiter).filter(Boolean)];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram) ?? null;
}

/**
 * Finds Chromium, or installs the system's package where this user may.
 * @returns {{ program: string } | { fault: string }}
 */
export function ensureChromium() {
  const found = findChromium();
  if (found) return { program: found };
  if (process.env.CHROMIUM) return { fault: `CHROMIUM=${process.env.CHROMIUM} is not a program` };
  if (process.getuid?.() !== 0 || !runs("apt-get", ["--version"])) {
    return { fault: "No Chromium found: install it, or name one in CHROMIUM" };
  }
  process.stdout.write("Installing Chromium …\n");
  const installed = runs("apt-get", ["update", "-qq"]) && runs("apt-get", ["install", "-y", "-qq", "chromium"]);
  const program = installed ? findChromium() : null;
  return program ? { program } : { fault: "Chromium could not be installed: install it, or name one in CHROMIUM" };
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
