import { whoAsks } from "~/lib/client-address.server";
import { makeLimiter } from "~/lib/rate-limit.server";
import type { Visit } from "~/session/visit.server";

const seconds = 600;

/** Tries of one client about one phone or e-mail: nobody else has to wait for them. */
const tries = {
  sms: makeLimiter({ name: "sms-client", times: 5, seconds }),
  code: makeLimiter({ name: "code", times: 15, seconds }),
  letter: makeLimiter({ name: "letter-client", times: 5, seconds }),
};

/** What was really sent to one phone or e-mail, whoever asked for it. More than one client may have sent. */
const sent = {
  sms: makeLimiter({ name: "sms", times: 10, seconds }),
  letter: makeLimiter({ name: "letter", times: 10, seconds }),
};

/** Guesses of one password, whoever makes them: the API cannot tell clients apart either. */
const passwords = makeLimiter({ name: "password", times: 10, seconds });

const addresses = makeLimiter({ name: "sign-in", times: 600, seconds });

/**
 * Counts a client's attempt.
 * @param whose the phone or the e-mail that it is about
 * @returns how many seconds to wait; 0 when the attempt is allowed
 */
export async function limitOf(
  kind: keyof typeof tries,
  whose: string,
  { visit, request }: { visit: Visit; request: Request },
): Promise<number> {
  const ofAddress = await limitOfAddress(request);
  if (ofAddress > 0) return ofAddress;
  const ofClient = await tries[kind].take(await nameOfTry(visit, request, whose));
  if (ofClient > 0 || kind === "code") return ofClient;
  return sent[kind].look(whose);
}

/** Counts what the API has sent to a phone or an e-mail. */
export async function countSent(kind: keyof typeof sent, whose: string): Promise<void> {
  await sent[kind].take(whose);
}

/** Counts a guess of the password of an e-mail; otherwise as `limitOf`. */
export async function limitOfPassword(email: string, request: Request): Promise<number> {
  return Math.max(...(await Promise.all([limitOfAddress(request), passwords.take(email)])));
}

/** The same of an attempt that is about nobody known, as with the token of a letter. */
export function limitOfAddress(request: Request): Promise<number> {
  return addresses.take(whoAsks(request));
}

/** A sign-in that succeeded was none of the guesses that are limited. */
export function forgetPassword(email: string): Promise<void> {
  return passwords.forget(email);
}

/** The same of a code. */
export async function forgetCode(phone: string, visit: Visit, request: Request): Promise<void> {
  await tries.code.forget(await nameOfTry(visit, request, phone));
}

/** Many share an address, so a client is its visitor's identifier where the API gives one. */
async function nameOfTry(visit: Visit, request: Request, whose: string): Promise<string> {
  return `${(await visit.uid()) ?? whoAsks(request)} ${whose}`;
}
