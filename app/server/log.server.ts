import { pino } from "pino";

import { env } from "~/env.server";

/** Names of fields that are never logged, at any depth: personal data and secrets. */
const secrets = ["token", "refreshToken", "password", "phone", "email", "key"];

const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  messageKey: "event",
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level) => ({ level }) },
  redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: "…" },
});

/** Writes one JSON line to standard output if the log level allows it. */
export function log(level: "error" | "info" | "debug", event: string, fields: Record<string, unknown>): void {
  logger[level](fields, event);
}

/** Describes an error without its stack. For failed connections, Node sets a code and no message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  const words = `${error.name}: ${error.message || code}`;
  return error.cause instanceof Error ? `${words} (${describeError(error.cause)})` : words;
}

/**
 * Returns a function that says whether something is due: at most once per `pause`, in ms, and not before the first
 * pause is over.
 * @param now the current time in ms, like the argument of `isDue`
 */
export function atMostEvery(pause: number, now = Date.now()): (now: number) => boolean {
  let last = now;
  return function isDue(now) {
    if (now - last < pause) return false;
    last = now;
    return true;
  };
}
