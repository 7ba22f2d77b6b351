import { whoAsks } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";

/** More than people type, even the many who share a provider's address; programs that read a whole catalogue so are slowed. */
const limiters = {
  search: makeLimiter({ name: "search", times: 300, seconds: 60 }),
  suggestions: makeLimiter({ name: "suggestions", times: 600, seconds: 60 }),
};

/**
 * Counts a question.
 * @returns how many seconds to wait; 0 where it may be asked now
 */
export function limitOfQuestions(kind: keyof typeof limiters, request: Request): Promise<number> {
  return limiters[kind].take(whoAsks(request));
}
