import { createHmac, timingSafeEqual } from "node:crypto";

import { env } from "~/env.server";
import type { StringKey } from "~/i18n/translate";
import { makeLimiter } from "~/server/rate-limit.server";

import type { Judgement } from "./captcha.server";
import { tokenName, trapName } from "./human-fields";

/** Up to this age, in ms, a form is taken. Haste is no sign of a program: a browser fills fields in at once, and so do tests. */
const oldest = 24 * 60 * 60 * 1000;

/**
 * The token of a form that is being shown, for `HumanFields`. It says when, and is signed for this form alone.
 * @param form the form's name, such as `feedback`
 */
export function issueHumanToken(form: string, now = Date.now()): string {
  const issued = now.toString(36);
  return `${issued}.${sign(env.SESSION_SECRETS[0] ?? "", form, issued)}`;
}

/**
 * Looks for signs that a program has posted a form. Gives the key of what to tell, since a person may be meant, or null
 * where there are none.
 */
export function faultOfHuman(name: string, form: FormData, now = Date.now()): StringKey | null {
  const trap = form.get(trapName);
  if (trap !== null && trap !== "") return "forms:human.refused";
  const issued = issuedAt(name, form.get(tokenName));
  if (issued === null || issued > now) return "forms:human.refused";
  return now - issued > oldest ? "forms:human.old" : null;
}

/** When a token was given out; null for one that is not ours. Tokens of an earlier secret are still good. */
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
