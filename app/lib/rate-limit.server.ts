type Limit = {
  /** So many at once, and as many again over each further `seconds`. */
  times: number;
  seconds: number;
  /** How many keys are remembered at most; the one that was asked about longest ago is forgotten first. */
  keys?: number;
  /** The clock, in ms. */
  now?: () => number;
};

/** Whether one more is allowed; where not, `retryAfter` says in how many whole seconds it will be. */
export type Allowance = { allowed: boolean; retryAfter: number };

export type Limiter = {
  /** Asks for one, and counts it if it is allowed. */
  take: (key: string) => Allowance;
  /** Makes a key new again, as after a successful sign-in. */
  forget: (key: string) => void;
};

/**
 * A limit for each key: a phone, an e-mail, an address. Every key has a bucket that fills evenly, so memory does not grow
 * with what is asked. It lives in this process: several processes allow as many times more.
 */
export function makeLimiter({ times, seconds, keys = 20_000, now = Date.now }: Limit): Limiter {
  const perToken = (seconds * 1000) / times;
  /** When each key's bucket will be, or was, full again. The order of the map is that of asking. */
  const fullAt = new Map<string, number>();
  const take = (key: string): Allowance => {
    const time = now();
    const full = Math.max(time, fullAt.get(key) ?? time);
    const wait = full + perToken - time - times * perToken;
    fullAt.delete(key);
    if (fullAt.size >= keys) forgetOldest(fullAt);
    fullAt.set(key, wait > 0 ? full : full + perToken);
    return wait > 0 ? { allowed: false, retryAfter: Math.ceil(wait / 1000) } : { allowed: true, retryAfter: 0 };
  };
  return { take, forget: (key) => void fullAt.delete(key) };
}

function forgetOldest(map: Map<string, number>): void {
  const oldest = map.keys().next();
  if (!oldest.done) map.delete(oldest.value);
}
