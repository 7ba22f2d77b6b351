import { env } from "~/env.server";

import { describeError, log } from "./log.server";

/** How long to wait for an answer, in ms, and how long to pause after a timeout, in ms. */
const answerLimit = 100;
const pause = 1000;

/**
 * The Redis commands that the shop uses to share state between its processes. While Redis is unavailable every call
 * fails at once, and within 100 ms if it does not answer, so callers need a fallback.
 */
export type Shared = {
  readonly isReady: boolean;
  get: (key: string) => Promise<string | null>;
  /**
   * Writes a key that expires after `ms`.
   * @returns whether it was written: with `ifNew`, only if the key did not exist
   */
  set: (key: string, value: string, options: { ms: number; ifNew?: boolean }) => Promise<boolean>;
  del: (key: string) => Promise<number>;
  eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
};

/** The parts of the client in use; `on` reports a lost connection. */
type Client = {
  readonly isReady: boolean;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, options: { PX: number; NX?: true }) => Promise<string | null>;
  del: (key: string) => Promise<number>;
  eval: Shared["eval"];
  on: (event: "error", listener: (error: Error) => void) => unknown;
};

/** Whether Redis answers, but with an error: `WRONGPASS …`, `OOM …`. */
const isRefusal = (error: unknown): boolean => error instanceof Error && /^[A-Z]+ /.test(error.message);

/**
 * Adds timeouts to a client. Logs each outage once, and once more if a Redis that was lost is back but refuses the shop:
 * its first error then does not say what to repair.
 */
export function createShared(client: Client): Shared {
  let isAway = false;
  let isRefused = false;
  let restsUntil = 0;

  function logOutage(error: unknown): void {
    const isNew = !isAway || (isRefusal(error) && !isRefused);
    if (isNew) log("error", "redis_away", { reason: describeError(error) });
    isAway = true;
    isRefused ||= isRefusal(error);
  }

  const isReady = () => client.isReady && performance.now() >= restsUntil;

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (!isReady()) throw new Error("Redis is away");
    try {
      const answer = await inTime(call());
      if (isAway) log("info", "redis_back", {});
      isAway = isRefused = false;
      return answer;
    } catch (error) {
      restsUntil = performance.now() + pause;
      logOutage(error);
      throw error;
    }
  }

  client.on("error", logOutage);
  return {
    get isReady() {
      return isReady();
    },
    get: (key) => ask(() => client.get(key)),
    set: (key, value, { ms, ifNew }) =>
      ask(async () => (await client.set(key, value, { PX: ms, ...(ifNew ? { NX: true } : {}) })) !== null),
    del: (key) => ask(() => client.del(key)),
    eval: (script, options) => ask(() => client.eval(script, options)),
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`no answer in ${answerLimit} ms`));
    // An answer that arrived while the process was busy is read first: that delay is not Redis's.
    const timer = setTimeout(() => setImmediate(late), answerLimit);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Connects in the background and reconnects after failures; never delays the start or the end of the process. The
 * library loads only here, because it takes a tenth of the time of a start, and most shops run without Redis.
 */
async function connect(url: string): Promise<Shared> {
  const { createClient } = await import("redis");
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * (tries + 1), pause) },
  });
  const shared = createShared(client);
  client.unref();
  void client.connect().catch(() => undefined);
  return shared;
}

/** The store that the shop's processes share; null if the settings name no Redis. */
export const shared: Shared | null = env.REDIS_URL ? await connect(env.REDIS_URL) : null;
