import { setTimeout as pause } from "node:timers/promises";

import type { Caller } from "~/api/client.server";
import { clientKey } from "~/server/client-address.server";
import { makeLimiter } from "~/server/rate-limit.server";
import { hashedName } from "~/server/sealed.server";
import { knowsAccount } from "~/session/cookie.server";
import type { Visit } from "~/session/visit.server";

const [tenMinutes, hour, day] = [600, 3600, 86_400];

/** Attempts per client and account, so other clients do not have to wait. */
const tries = {
  sms: makeLimiter({ name: "sms-client", times: 5, seconds: tenMinutes }),
  code: makeLimiter({ name: "code", times: 15, seconds: tenMinutes }),
  email: makeLimiter({ name: "letter-client", times: 5, seconds: tenMinutes }),
  password: makeLimiter({ name: "password", times: 10, seconds: tenMinutes }),
};

/**
 * Wrong guesses per address, for all accounts together. Of the 10,000 codes, one address can try ten a day: a chance of
 * 0.1 % to hit one. Guesses followed by a correct one are not counted, so that many shoppers can share an address.
 */
const wrong = {
  code: makeLimiter({ name: "code-address", times: 10, seconds: day }),
  password: makeLimiter({ name: "password-address", times: 100, seconds: hour }),
};

/** E-mails requested from an address, whoever receives them. */
const emailsOfAddress = makeLimiter({ name: "letter-address", times: 60, seconds: hour });

/** Wrong codes from all addresses together. */
const allWrongCodes = makeLimiter({ name: "code-total", times: 300, seconds: hour });

/** Guesses of an account's password from unknown devices. Further guesses are delayed, not rejected. */
const passwordsOfAccount = makeLimiter({ name: "password-account", times: 10, seconds: tenMinutes });
const guessDelay = 1500;

const addresses = makeLimiter({ name: "sign-in", times: 600, seconds: tenMinutes });
const recoveryCodes = makeLimiter({ name: "recovery-code", times: 20, seconds: hour });

type Kind = keyof typeof tries;

/** An attempt to sign in to an account by a client: an address, or a device where the account has signed in before. */
export type Attempt = {
  /** For API calls: the API applies its limits to the same client. */
  caller: Caller;
  /** Counts the attempt. @returns how many seconds to wait; 0 if allowed */
  limitOf: (kind: Kind) => Promise<number>;
  /** Uncounts all attempts of this kind: the sign-in succeeded. */
  succeeded: (kind: Kind) => Promise<void>;
  /** Uncounts this attempt: the API failed and did not check it. */
  undo: (kind: Kind) => Promise<void>;
};

/** @param account `phone +79…` or `email a@…` */
export function attemptAt(account: string, { visit, request }: { visit: Visit; request: Request }): Attempt {
  const address = clientKey(request);
  const device = visit.device();
  const isKnown = knowsAccount(device, account);
  const client = isKnown && device ? `device:${hashedName(device.id)}` : visit.caller.client;
  const name = `${client} ${account}`;

  async function limitOf(kind: Kind): Promise<number> {
    const wait = Math.max(await addresses.take(address), await tries[kind].take(name));
    if (wait > 0 || isKnown) return wait;
    if (kind === "code") return Math.max(await wrong.code.take(address), await allWrongCodes.take("all"));
    if (kind === "email") return emailsOfAddress.take(address);
    if (kind !== "password") return 0;
    if ((await passwordsOfAccount.take(account)) > 0) await pause(guessDelay);
    return wrong.password.take(address);
  }

  async function giveBack(kind: Kind, count: number): Promise<void> {
    await tries[kind].giveBack(name, count);
    if (isKnown) return;
    if (kind === "code") await allWrongCodes.giveBack("all", count);
    if (kind === "email") await emailsOfAddress.giveBack(address, count);
    if (kind === "password") await passwordsOfAccount.giveBack(account, count);
    if (kind === "code" || kind === "password") await wrong[kind].giveBack(address, count);
  }

  async function succeeded(kind: Kind): Promise<void> {
    await giveBack(kind, await tries[kind].count(name));
    // Other people's guesses must not delay the owner, who knows the password.
    if (kind === "password" && !isKnown) await passwordsOfAccount.forget(account);
  }

  return { caller: { ...visit.caller, client }, limitOf, succeeded, undo: (kind) => giveBack(kind, 1) };
}

/** An attempt to use the code or link from an e-mail. These name no account, so only the address is known. */
export function attemptByEmail({ visit, request }: { visit: Visit; request: Request }) {
  const address = clientKey(request);
  return {
    caller: visit.caller,
    limitOf: () => recoveryCodes.take(address),
    giveBack: () => recoveryCodes.giveBack(address, 1),
  };
}
