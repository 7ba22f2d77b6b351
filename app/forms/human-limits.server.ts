import { makeLimiter } from "~/server/rate-limit.server";

import type { Judgement } from "./captcha.server";

const tenMinutes = 600;

/** How many forms may be sent: more by whom the captcha knows for a person. */
const limiters = {
  passed: makeLimiter({ name: "form-passed", times: 30, seconds: tenMinutes }),
  absent: makeLimiter({ name: "form", times: 10, seconds: tenMinutes }),
};

/** How many forms with pictures are looked at, whatever becomes of them: each may take a few seconds of the processor's time. */
const pictures = makeLimiter({ name: "form-pictures", times: 20, seconds: tenMinutes });

/**
 * Counts a form whose pictures are about to be looked at.
 * @param whose the customer, or the address that a guest's form comes from
 * @returns how many seconds to wait; 0 where they may be looked at now
 */
export const limitOfPictures = (whose: string): Promise<number> => pictures.take(whose);

/**
 * Counts a form that is about to be taken.
 * @param whose the customer, or the address that a guest's form comes from
 * @returns how many seconds to wait; 0 where it may be taken now
 */
export function limitOfForms(judgement: Exclude<Judgement, "refused">, whose: string): Promise<number> {
  return limiters[judgement].take(whose);
}
