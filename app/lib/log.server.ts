import { env } from "~/env.server";

const levels = { silent: 0, error: 1, info: 2, debug: 3 } as const;

/** Writes one structured line, JSON on standard output, when the level of the settings lets it through. */
export function log(level: "error" | "info" | "debug", event: string, fields: Record<string, unknown>): void {
  if (levels[level] > levels[env.LOG_LEVEL]) return;
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
}

/** What can be said of something thrown, without its stack. Node gives failed connections a code and no message. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = "code" in error ? String(error.code) : "";
  const words = `${error.name}: ${error.message || code}`;
  return error.cause instanceof Error ? `${words} (${describeError(error.cause)})` : words;
}
