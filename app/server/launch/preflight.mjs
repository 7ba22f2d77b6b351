import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

import { whatRuns } from "./settings.mjs";

/**
 * Checks the machine: whether the shop's folder exists, the data folder is writable and the ports are free. A mode that
 * starts nothing needs none of them.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./settings.mjs").Mode} mode
 * @returns {Promise<string[]>} a sentence for each fault
 */
export async function checkMachine(settings, mode) {
  const runs = whatRuns(settings, mode);
  const { metricsPort, metricsHost } = settings;
  const faults = [
    ...(runs.shop || runs.api ? [checkShopFolder(settings.shopDir), checkFolder(settings.dataDir)] : []),
    runs.shop ? await checkPort("PORT", settings.port, settings.host) : null,
    runs.api ? await checkPort("API_PORT", settings.apiPort, settings.apiHost) : null,
    runs.shop && metricsPort !== null ? await checkPort("METRICS_PORT", metricsPort, metricsHost) : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/**
 * What is in the folder is checked later, by code that has to be installed first.
 * @param {string | null} folder absolute
 */
function checkShopFolder(folder) {
  if (folder === null || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return null;
  return `SHOP_DIR=${folder} is not a folder`;
}

/**
 * Creates the data folder if it is missing, and writes a file into it: permissions alone do not reveal a read-only
 * disk.
 * @param {string} folder absolute
 */
function checkFolder(folder) {
  const probe = join(folder, `.probe-${String(process.pid)}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, "");
    rmSync(probe);
    return null;
  } catch (error) {
    return `DATA_DIR=${folder} cannot be written (${errorCode(error)})`;
  }
}

/**
 * Creates a folder and its parents. Node's own recursive version never ends if the system reports that an existing
 * folder does not exist, as `/proc` does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Tests the port the way the server will listen, and also on the loopback address: some systems let two servers share a
 * port if one of them listens on a single address.
 * @param {"PORT" | "API_PORT" | "METRICS_PORT"} name
 * @param {number} port
 * @param {string | null} host null for every address
 */
async function checkPort(name, port, host) {
  for (const address of new Set([host ?? undefined, "127.0.0.1"])) {
    const code = await tryPort(port, address);
    if (code === "EADDRINUSE") return `${name}=${String(port)} is busy: stop what listens there or set another port`;
    if (code === "EACCES") return `${name}=${String(port)} needs more rights than this user has: set a port over 1023`;
    // A port can only be busy or reserved: anything else is about the address.
    if (code && address === host)
      return `${name.replace(/PORT$/, "HOST")}=${address} is no address of this machine (${code})`;
    if (code) return `${name}=${String(port)} cannot be listened on at ${address ?? "any address"} (${code})`;
  }
  return null;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | null>} the system's error code, null where the port is free
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve(errorCode(error)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
