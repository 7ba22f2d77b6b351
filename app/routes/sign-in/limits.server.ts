import { addressHeader } from "~/lib/http-hooks.server";
import { makeLimiter } from "~/lib/rate-limit.server";

const tenMinutes = 600;

/** What is limited besides the API's own limits: by phone or e-mail, and by the address that the posts come from. */
const limiters = {
  sms: makeLimiter({ times: 5, seconds: tenMinutes }),
  code: makeLimiter({ times: 15, seconds: tenMinutes }),
  password: makeLimiter({ times: 10, seconds: tenMinutes }),
  letter: makeLimiter({ times: 5, seconds: tenMinutes }),
};
const addresses = makeLimiter({ times: 300, seconds: tenMinutes });

/**
 * Counts an attempt.
 * @param whose the phone or the e-mail that it is about
 * @returns how many seconds to wait; 0 when the attempt is allowed
 */
export function limitOf(kind: keyof typeof limiters, whose: string, request: Request): number {
  const address = addresses.take(request.headers.get(addressHeader) ?? "");
  const own = limiters[kind].take(whose);
  return Math.max(address.allowed ? 0 : address.retryAfter, own.allowed ? 0 : own.retryAfter);
}

/** A sign-in that succeeded was none of the guesses that are limited. */
export function forgetLimit(kind: keyof typeof limiters, whose: string): void {
  limiters[kind].forget(whose);
}
