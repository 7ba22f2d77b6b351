import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "~/env.server";
import type { StringKey } from "~/i18n/translate";
import { makeLimiter } from "~/server/rate-limit.server";

import type { CaptchaResult } from "./captcha.server";
import { tokenName, trapName } from "./reply";

/** The maximum age of a form, in ms. There is no minimum: browsers fill in fields at once, and so do tests. */
const oldest = 24 * 60 * 60 * 1000;

/** How far the clock of the node that rendered a form may be ahead of the one that checks it, in ms. */
const clockDifference = 60_000;

/**
 * The token of a rendered form, for `HumanFields`. It holds the time and is signed for this form only.
 * @param form the form's name, such as `feedback`
 */
export function issueHumanToken(form: string, now = Date.now()): string {
  const issued = now.toString(36);
  return `${issued}.${sign(env.SESSION_SECRETS[0] ?? "", form, issued)}`;
}

/**
 * Checks a posted form for signs of a bot. Returns the key of a message, because the sender may be a person; null if
 * there are no signs.
 */
export function checkHuman(name: string, form: FormData, now = Date.now()): StringKey | null {
  const trap = form.get(trapName);
  if (trap !== null && trap !== "") return "forms:human.refused";
  const issued = issuedAt(name, form.get(tokenName));
  if (issued === null || issued > now + clockDifference) return "forms:human.refused";
  return now - issued > oldest ? "forms:human.old" : null;
}

/** When a token was issued; null if it is invalid. Tokens signed with an earlier secret are valid. */
function issuedAt(name: string, token: unknown): number | null {
  if (typeof token !== "string") return null;
  const [issued = "", signature = ""] = token.split(".");
  if (!/^[a-z\d]{1,11}$/.test(issued)) return null;
  const isOurs = env.SESSION_SECRETS.some((secret) => isEqual(sign(secret, name, issued), signature));
  return isOurs ? parseInt(issued, 36) : null;
}

function sign(secret: string, form: string, issued: string): string {
  return createHmac("sha256", secret).update(`human ${form} ${issued}`).digest("base64url");
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const tenMinutes = 600;

/** How many forms may be sent: more if the captcha has confirmed a person. */
const limiters = {
  passed: makeLimiter({ name: "form-passed", times: 30, seconds: tenMinutes }),
  absent: makeLimiter({ name: "form", times: 10, seconds: tenMinutes }),
};

/** How many forms with pictures are processed, accepted or not: each may take a few seconds of processor time. */
const pictures = makeLimiter({ name: "form-pictures", times: 20, seconds: tenMinutes });

/**
 * Counts a form whose pictures are about to be processed.
 * @param whose the customer, or the address of a guest
 * @returns how many seconds to wait; 0 for now
 */
export const countPictures = (whose: string): Promise<number> => pictures.take(whose);

/**
 * Counts a form that is about to be accepted.
 * @param whose the customer, or the address of a guest
 * @returns how many seconds to wait; 0 for now
 */
export function countForm(captchaResult: Exclude<CaptchaResult, "refused">, whose: string): Promise<number> {
  return limiters[captchaResult].take(whose);
}
