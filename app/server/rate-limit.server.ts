import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { metrics } from "./metrics.server";
import { shared, type Shared } from "./redis.server";
import { hiddenName } from "./sealed.server";

type Limit = {
  /** What is limited, for the figures and the keys. */
  name: string;
  /** So many within `seconds` from the first. */
  times: number;
  seconds: number;
};

export type Limiter = {
  /** Asks for one, and counts it. @returns how many seconds to wait; 0 where it is allowed */
  take: (key: string) => Promise<number>;
  /** The same without counting: whether one more is allowed. */
  look: (key: string) => Promise<number>;
  /** How often a key was asked for since the first time that counts. */
  count: (key: string) => Promise<number>;
  /** Takes so many back. */
  giveBack: (key: string, times: number) => Promise<void>;
  /** Makes a key new again, as after a successful sign-in. */
  forget: (key: string) => Promise<void>;
};

/** Each limit counts so many keys in a process. One more, and the key that was counted longest ago starts anew. */
const mostKeys = 10_000;

/**
 * A limit for each key: a phone, an e-mail, an address. The counts stand in Redis, for all processes of the shop, where there is
 * one, else in this process, which counts by itself as well while Redis is away. Keys are phones and e-mails, so they are hidden.
 * @param store where the processes share their counts
 */
export function makeLimiter({ name, times, seconds }: Limit, store: Shared | null = shared): Limiter {
  const options = { keyPrefix: `verstak:limit:${name}`, points: times, duration: seconds };
  const own = new RateLimiterMemory(options);
  const counted = new LRUCache<string, true>({
    max: mostKeys,
    dispose: (_, key, reason) => {
      if (reason === "evict") void own.delete(key);
    },
  });
  const limiter: RateLimiterAbstract = store
    ? new RateLimiterRedis({
        ...options,
        storeClient: store,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      })
    : own;

  async function ask(key: string, points: number): Promise<number> {
    const hidden = hiddenName(key);
    counted.set(hidden, true);
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(hidden, points);
      return points > 0 || remainingPoints > 0 ? 0 : secondsOf(msBeforeNext);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return secondsOf(refusal.msBeforeNext);
    }
  }

  async function askAndTell(key: string, points: number): Promise<number> {
    const wait = await ask(key, points);
    if (wait > 0) metrics.limitsHit.inc({ limit: name });
    return wait;
  }

  return {
    take: (key) => askAndTell(key, 1),
    look: (key) => askAndTell(key, 0),
    count: async (key) => (await limiter.get(hiddenName(key)))?.consumedPoints ?? 0,
    giveBack: async (key, times) => void (times > 0 && (await limiter.reward(hiddenName(key), times))),
    forget: async (key) => void (await limiter.delete(hiddenName(key))),
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
