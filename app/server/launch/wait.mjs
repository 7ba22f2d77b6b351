import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

const interval = 50;

/**
 * Waits until a server listens on a port, without a limit: the first start of a big shop fills its database.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<true>}
 */
export async function untilListening(host, port) {
  while (!(await canConnect(host, port))) await pause(interval);
  return true;
}

/**
 * Waits until an address answers with a success status.
 * @param {string} url
 * @param {number} limit ms
 * @returns {Promise<boolean>} false if the time is over
 */
export async function untilHealthy(url, limit) {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await isHealthy(url)) return true;
    await pause(interval);
  }
  return false;
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canConnect(host, port) {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once("connect", () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}

/** @param {string} url */
async function isHealthy(url) {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
