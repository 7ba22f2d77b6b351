import { isIP } from "node:net";

/** @typedef {import("./reader.mjs").Reader} Reader */

const flags = ["0", "1", "false", "true"];
const networks = ["loopback", "linklocal", "uniquelocal"];

/**
 * Reports faults in what only the shop reads. It checks its settings again (`app/env.server.ts`), but then the embedded
 * API runs already.
 * @param {Reader} read
 */
export function reportShopSettings(read) {
  for (const name of ["API_BREAKER", "REQUIRE_SIGN_IN", "NOT_FOUND_IS_OPEN", "SERVICE_WORKER"])
    read.choice(name, flags, "0");
  read.choice("SCRIPTS", ["intent", "load"], "intent");
  read.address("CAPTCHA_URL");
  read.address("OTEL_EXPORTER_OTLP_ENDPOINT");
  if (!/^\d{0,12}$/.test(read.text("METRIKA_ID") ?? "")) read.report("METRIKA_ID", "is not the number of a counter");
  if (!/^\/(?!\/)/.test(read.text("SIGNED_IN_PATH") ?? "/"))
    read.report("SIGNED_IN_PATH", "is not a path such as /personal");
  reportParts(read, "TRUSTED_PROXIES", isProxy, "an address, a network such as 10.0.0.0/8, or loopback");
  reportParts(read, "EXTERNAL_HOSTS", isHost, "a host such as pay.example.com");
  reportParts(read, "PAYMENT_HOSTS", isHost, "a host such as bank.example:8443");
  const isPart = (/** @type {string} */ part) => /^(?:address|network|country|total)\s*=\s*[1-9]\d{0,8}$/.test(part);
  reportParts(read, "SMS_BUDGET", isPart, "a part such as address=20");
  const redis = read.text("REDIS_URL");
  if (redis && !isRedis(redis)) read.report("REDIS_URL", "is not an address such as redis://redis.example:6379");
}

/**
 * Reports a list with a wrong part.
 * @param {Reader} read
 * @param {string} name
 * @param {(part: string) => boolean} isRight
 * @param {string} wanted
 */
function reportParts(read, name, isRight, wanted) {
  const parts = (read.text(name) ?? "").split(",").map((part) => part.trim());
  const wrong = parts.find((part) => part !== "" && !isRight(part));
  if (wrong !== undefined) read.report(name, `holds “${wrong}”, which is not ${wanted}`);
}

/**
 * Whether the Redis client can read the address. It ends the process with a stack trace if the database is not a number
 * or a password holds a bare `%`.
 * @param {string} value
 */
function isRedis(value) {
  if (!/^rediss?:\/\/./.test(value) || !URL.canParse(value)) return false;
  const { username, password, pathname } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^\/?\d*$/.test(pathname);
}

/** @param {string} part */
function isProxy(part) {
  if (networks.includes(part.toLowerCase())) return true;
  const [address = "", mask, ...more] = part.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more.length > 0) return false;
  return mask === undefined || isIP(mask) > 0 || (/^\d{1,3}$/.test(mask) && Number(mask) <= bits);
}

/** @param {string} part */
function isHost(part) {
  if (/[/?#@]/.test(part)) return false;
  return URL.canParse(`http://${part}`);
}
