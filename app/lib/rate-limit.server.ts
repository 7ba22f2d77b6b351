import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";

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
  /** Makes a key new again, as after a successful sign-in. */
  forget: (key: string) => Promise<void>;
};

/**
 * A limit for each key: a phone, an e-mail, an address. The counts stand in Redis, for all processes of the shop, where there is
 * one, else in this process, which counts by itself as well while Redis is away. Keys are phones and e-mails, so they are hidden.
 * @param store where the processes share their counts
 */
export function makeLimiter({ name, times, seconds }: Limit, store: Shared | null = shared): Limiter {
  const options = { keyPrefix: `verstak:limit:${name}`, points: times, duration: seconds };
  const own = new RateLimiterMemory(options);
  const limiter: RateLimiterAbstract = store
    ? new RateLimiterRedis({
        ...options,
        storeClient: store,
        useRedisPackage: true,
        rejectIfRedisNotReady: true,
        insuranceLimiter: own,
      })
    : own;

  async function take(key: string): Promise<number> {
    try {
      await limiter.consume(hiddenName(key));
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      metrics.limitsHit.inc({ limit: name });
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  }

  return { take, forget: async (key) => void (await limiter.delete(hiddenName(key))) };
}
