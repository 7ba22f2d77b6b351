import { clientKey } from "./client-address.server";
import { makeLimiter } from "./rate-limit.server";

/**
 * More than people type, even the many who share a provider's address; slows down programs that would read the whole
 * catalogue this way.
 */
const limiters = {
  search: makeLimiter({ name: "search", times: 300, seconds: 60 }),
  suggestions: makeLimiter({ name: "suggestions", times: 600, seconds: 60 }),
};

/**
 * Counts a query.
 * @returns how many seconds to wait; 0 if allowed now
 */
export function takeFromLimit(kind: keyof typeof limiters, request: Request): Promise<number> {
  return limiters[kind].take(clientKey(request));
}
