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

/**
 * Asks the owner's API for what every page needs. An API may start later than the shop, so this is a warning only.
 * @param {string} url
 * @returns {Promise<string | null>} a sentence; null if the API answers
 */
export async function warningOfApi(url) {
  const complaint = await complaintOfApi(url);
  if (complaint === null) return null;
  return `API_URL=${url} ${complaint}: until it does, pages show errors. “npm run api:check -- ${url}” says more`;
}

/** @param {string} url */
async function complaintOfApi(url) {
  try {
    const response = await fetch(`${url}/api/app/settings/view`, { signal: AbortSignal.timeout(5000) });
    const text = await response.text();
    if (response.ok && isJson(text)) return null;
    const type = response.headers.get("content-type") ?? "no type";
    return `does not answer with JSON as the shop's API does (status ${String(response.status)}, ${type})`;
  } catch (error) {
    // Of “fetch failed”, the cause has the reason.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `does not answer (${cause instanceof Error && cause.name === "TimeoutError" ? "5 s" : codeOf(cause)})`;
  }
}

/** @param {string} text */
function isJson(text) {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
