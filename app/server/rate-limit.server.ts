import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";

import { metrics } from "./metrics.server";
import { shared, type Shared } from "./redis.server";
import { hashedName } from "./sealed.server";

type Limit = {
  /** The name of the limit in metrics and keys. */
  name: string;
  /** The maximum count within `seconds` of the first. */
  times: number;
  seconds: number;
};

type Limiter = {
  /**
   * Counts one attempt.
   * @returns how many seconds to wait; 0 if it is allowed
   */
  take: (key: string) => Promise<number>;
  /** The same without counting: checks whether one more is allowed. */
  look: (key: string) => Promise<number>;
  /** The number of counted attempts of a key in the current window. */
  count: (key: string) => Promise<number>;
  /** Takes back this number of attempts. */
  giveBack: (key: string, times: number) => Promise<void>;
  /** Resets a key, for example after a successful sign-in. */
  forget: (key: string) => Promise<void>;
};

/** The maximum number of keys per limit and process. Above it, the least recently used key is reset. */
const maxKeys = 10_000;

/**
 * A rate limit per key: a phone, an e-mail, an address. Redis, if configured, holds the counts for all processes;
 * otherwise each process counts by itself, as it does while Redis is unavailable. Keys are hashed, because they are
 * phones and e-mails.
 * @param store where the processes share their counts
 */
export function makeLimiter({ name, times, seconds }: Limit, store: Shared | null = shared): Limiter {
  const options = { keyPrefix: `shop:limit:${name}`, points: times, duration: seconds };
  const own = new RateLimiterMemory(options);
  const counted = recentKeys((key) => void own.delete(key));
  const limiter: RateLimiterAbstract = store
    ? new RateLimiterRedis({
        ...options,
        storeClient: store,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      })
    : own;

  /** Counts this many attempts; none if `points` is 0. */
  async function ask(key: string, points: number): Promise<RateLimiterRes> {
    const hidden = hashedName(key);
    counted.add(hidden);
    try {
      return await limiter.consume(hidden, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return refusal;
    }
  }

  async function consume(key: string, points: number): Promise<number> {
    const { consumedPoints, msBeforeNext } = await ask(key, points);
    const isAllowed = points > 0 ? consumedPoints <= times : consumedPoints < times;
    if (isAllowed) return 0;
    metrics.limitsHit.inc({ limit: name });
    return secondsOf(msBeforeNext);
  }

  return {
    take: (key) => consume(key, 1),
    look: (key) => consume(key, 0),
    // Not by the library's `get`, which needs transactions (`MULTI`).
    count: async (key) => (await ask(key, 0)).consumedPoints,
    giveBack: async (key, times) => void (times > 0 && (await limiter.reward(hashedName(key), times))),
    forget: async (key) => void (await limiter.delete(hashedName(key))),
  };
}

/**
 * The last `maxKeys` keys. The cache is created with the first key, because it allocates room for all of them: for
 * thirty limits, that took a twentieth of the shop's start.
 * @param forget called with each key that another one replaces
 */
function recentKeys(forget: (key: string) => void) {
  let keys: LRUCache<string, true> | null = null;
  const create = () =>
    new LRUCache<string, true>({ max: maxKeys, dispose: (_, key, reason) => reason === "evict" && forget(key) });
  return { add: (key: string) => void (keys ??= create()).set(key, true) };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
