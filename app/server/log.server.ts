import { pino } from "pino";

import { env } from "~/env.server";

/** Names under which nothing is ever written, wherever it stands in what is logged: people's own things. */
const secrets = ["token", "refreshToken", "password", "phone", "email", "key"];

const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  messageKey: "event",
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "…" },
});

/** Writes one structured line, JSON on standard output, when the level of the settings lets it through. */
export function log(level: "error" | "info" | "debug", event: string, fields: Record<string, unknown>): void {
  logger[level](fields, event);
}

/** What can be said of something thrown, without its stack. Node gives failed connections a code and no message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  const words = `${error.name}: ${error.message || code}`;
  return error.cause instanceof Error ? `${words} (${describeError(error.cause)})` : words;
}

/**
 * A clock that says whether something is due: at most once in so many ms, and not before they have passed once.
 * @param now the current time in ms, as `isDue` is told it too
 */
export function atMostEvery(pause: number, now = Date.now()): (now: number) => boolean {
  let last = now;
  return function isDue(now) {
    if (now - last < pause) return false;
    last = now;
    return true;
  };
}
