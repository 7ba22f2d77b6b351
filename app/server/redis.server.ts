import { createClient } from "redis";

import { env } from "~/env.server";

import { describeError, log } from "./log.server";

/** So many ms an answer is waited for; where it does not come, Redis is left alone for so many. */
const patience = 100;
const pause = 1000;

/**
 * What the shop asks of Redis, which several processes share. Every call fails at once while Redis is away, and within
 * 100 ms where it does not answer, so whoever calls has to know what to do without.
 */
export type Shared = {
  readonly isReady: boolean;
  get: (key: string) => Promise<string | null>;
  /** Writes a key for a time. @returns whether it was written: with `ifNew` only one that is not there yet is */
  set: (key: string, value: string, options: { ms: number; ifNew?: boolean }) => Promise<boolean>;
  del: (key: string) => Promise<number>;
  eval: (script: string, options: { keys: string[]; arguments: string[] }) => Promise<unknown>;
};

/** What of the client is used; `on` tells of a lost connection. */
type Client = {
  readonly isReady: boolean;
  get: (key: string) => Promise<string | null>;
  set: (key: string, value: string, options: { PX: number; NX?: true }) => Promise<string | null>;
  del: (key: string) => Promise<number>;
  eval: Shared["eval"];
  on: (event: "error", listener: (error: Error) => void) => unknown;
};

/** Puts limits of time around a client, and tells of an outage once. */
export function sharedBy(client: Client): Shared {
  let isAway = false;
  let restsUntil = 0;

  function tellAway(error: unknown): void {
    if (!isAway) log("error", "redis_away", { reason: describeError(error) });
    isAway = true;
  }

  const isReady = () => client.isReady && performance.now() >= restsUntil;

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    if (!isReady()) throw new Error("Redis is away");
    try {
      const answer = await inTime(call());
      if (isAway) log("info", "redis_back", {});
      isAway = false;
      return answer;
    } catch (error) {
      restsUntil = performance.now() + pause;
      tellAway(error);
      throw error;
    }
  }

  client.on("error", tellAway);
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
    const late = () => reject(new Error(`no answer in ${patience} ms`));
    // An answer that came while the process was busy is read before: it is no fault of Redis.
    const timer = setTimeout(() => setImmediate(late), patience);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Connects in the background, again and again; never holds the start up, nor the end. */
function connect(url: string): Shared {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * (tries + 1), pause) },
  });
  const shared = sharedBy(client);
  client.unref();
  void client.connect().catch(() => undefined);
  return shared;
}

/** What the shop's processes share; null where the settings name no Redis, and each is alone. */
export const shared: Shared | null = env.REDIS_URL ? connect(env.REDIS_URL) : null;
