import { whoAsks } from "~/lib/client-address.server";
import { makeLimiter } from "~/lib/rate-limit.server";

const tenMinutes = 600;

/** What is limited besides the API's own limits: by phone or e-mail, and by the address that the posts come from. */
const limiters = {
  sms: makeLimiter({ name: "sms", times: 5, seconds: tenMinutes }),
  code: makeLimiter({ name: "code", times: 15, seconds: tenMinutes }),
  password: makeLimiter({ name: "password", times: 10, seconds: tenMinutes }),
  letter: makeLimiter({ name: "letter", times: 5, seconds: tenMinutes }),
};
const addresses = makeLimiter({ name: "sign-in", times: 600, seconds: tenMinutes });

/**
 * Counts an attempt.
 * @param whose the phone or the e-mail that it is about
 * @returns how many seconds to wait; 0 when the attempt is allowed
 */
export async function limitOf(kind: keyof typeof limiters, whose: string, request: Request): Promise<number> {
  return Math.max(...(await Promise.all([limitOfAddress(request), limiters[kind].take(whose)])));
}

/** The same of an attempt that is about nobody known, as with the token of a letter. */
export function limitOfAddress(request: Request): Promise<number> {
  return addresses.take(whoAsks(request));
}

/** A sign-in that succeeded was none of the guesses that are limited. */
export function forgetLimit(kind: keyof typeof limiters, whose: string): Promise<void> {
  return limiters[kind].forget(whose);
}
