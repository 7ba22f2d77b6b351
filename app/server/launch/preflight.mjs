import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";

import { whatRuns } from "./settings.mjs";

/**
 * What the machine has against a start: a folder that cannot be written, a port that is taken.
 * @param {import("./settings.mjs").Settings} settings
 * @param {import("./settings.mjs").Mode} mode
 * @returns {Promise<string[]>} a sentence for each fault
 */
export async function checkMachine(settings, mode) {
  const runs = whatRuns(settings, mode);
  const faults = [
    checkFolder(settings.dataDir),
    runs.shop ? await checkPort("PORT", settings.port, settings.host) : null,
    runs.api ? await checkPort("API_PORT", settings.apiPort, settings.apiHost) : null,
  ];
  return faults.filter((fault) => fault !== null);
}

/**
 * Makes the data folder where it is missing and writes a file into it: permissions alone do not tell of a read-only disk.
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
 * Makes a folder and those above it. Node's own recursion never ends where the system answers that a folder which is
 * there does not exist, as `/proc` does.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Asks for the port the way the server will, and on the loopback too: some systems let two servers share a port when one
 * of them listens on a single address.
 * @param {"PORT" | "API_PORT"} name
 * @param {number} port
 * @param {string | null} host null for every address
 */
async function checkPort(name, port, host) {
  for (const address of new Set([host ?? undefined, "127.0.0.1"])) {
    const code = await tryPort(port, address);
    if (code === "EADDRINUSE") return `${name}=${String(port)} is busy: stop what listens there or set another port`;
    if (code === "EACCES") return `${name}=${String(port)} needs more rights than this user has: set a port over 1023`;
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
