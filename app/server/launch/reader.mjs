/** @typedef {ReturnType<typeof createReader>} Reader */

const shortestSecret = 32;
const fewestCharacters = 10;

/** @param {string} secret */
const isStrong = (secret) => secret.length >= shortestSecret && new Set(secret).size >= fewestCharacters;

/**
 * Reads variables from an environment and collects their faults. An empty variable counts as unset. A malformed one is
 * reported and replaced by its fallback, so that one run reports all faults.
 * @param {Record<string, string | undefined>} env
 */
export function createReader(env) {
  /** @type {string[]} */
  const faults = [];
  /** @param {string} name */
  const text = (name) => env[name]?.trim() || null;

  /**
   * @param {string} name
   * @param {string} complaint the rest of a sentence that starts with the variable
   */
  function report(name, complaint) {
    const value = text(name);
    faults.push(`${name}${value === null ? "" : `=${shown(name, value)}`} ${complaint}`);
  }

  return {
    faults,
    text,
    report,
    whole: readWhole.bind(null, { text, report }),
    choice: readChoice.bind(null, { text, report }),
    address: readAddress.bind(null, { text, report }),
    origin: readOrigin.bind(null, { text, report }),
    secrets: readSecrets.bind(null, { text, report }),
  };
}

/** @typedef {{ text: (name: string) => string | null, report: (name: string, complaint: string) => void }} Source */

/**
 * A value for a message: never a secret, or an address with one in it, and without line breaks.
 * @param {string} name
 * @param {string} value
 */
function shown(name, value) {
  if (/SECRET|^(?:SMTP|SMS|REDIS)_URL$/.test(name)) return "…";
  const line = JSON.stringify(value)
    .slice(1, -1)
    .replace(/\/\/[^/@]*@/, "//…@");
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/**
 * A whole number from 1 to `most`.
 * @param {Source} source
 * @param {string} name
 * @param {number} fallback
 * @param {number} most
 */
function readWhole({ text, report }, name, fallback, most) {
  const value = text(name);
  if (value === null) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= most) return number;
  report(name, `is not a whole number from 1 to ${String(most)}`);
  return fallback;
}

/**
 * @param {Source} source
 * @param {string} name
 * @param {string[]} choices
 * @param {string} fallback
 */
function readChoice({ text, report }, name, choices, fallback) {
  const value = text(name) ?? fallback;
  if (choices.includes(value)) return value;
  report(name, `is not one of ${choices.join(", ")}`);
  return fallback;
}

/**
 * An http address without query, hash, user or password, and without a trailing slash; null if there is none.
 * @param {Source} source
 * @param {string} name
 */
function readAddress({ text, report }, name) {
  const value = text(name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    report(name, "is not an address such as https://shop.example");
  } else if (url.search || url.hash || url.username || url.password) {
    report(name, "must have no query, hash, user or password");
  } else {
    return url.href.replace(/\/+$/, "");
  }
  return null;
}

/**
 * An http address without a path: the shop's paths start at the root.
 * @param {Source} source
 * @param {string} name
 */
function readOrigin(source, name) {
  const address = readAddress(source, name);
  if (address === null || new URL(address).pathname === "/") return address;
  source.report(name, "must have no path");
  return null;
}

/**
 * Comma-separated secrets, newest first; empty if the variable is unset.
 * @param {Source} source
 * @param {string} name
 */
function readSecrets({ text, report }, name) {
  const value = text(name);
  if (value === null) return [];
  const secrets = value.split(",").map((secret) => secret.trim());
  if (secrets.every(isStrong)) return secrets;
  report(
    name,
    `must hold secrets of at least ${String(shortestSecret)} characters, ${String(fewestCharacters)} of them different, ` +
      "with commas between them: make one with `openssl rand -hex 32`",
  );
  return [];
}
