import { randomUUID } from "node:crypto";

import { createCookie } from "@remix-run/node";
import * as z from "zod";

import { longestUid } from "~/api/schemas/common";
import { env } from "~/env.server";
import { hiddenName } from "~/server/sealed.server";

/** Whether browsers send the shop's cookies over HTTPS alone. */
export const isSecure = env.SITE_URL.startsWith("https:");

/**
 * The name of a cookie of the shop: under HTTPS with the prefix that makes browsers refuse it from any other host or path,
 * and over a connection that is not secure.
 */
export const cookieName = (name: string) => (isSecure ? `__Host-${name}` : name);

/** So many accounts a device is known for; the one that signed in longest ago is forgotten. */
const mostAccounts = 5;

/**
 * The mark of a device on which somebody has signed in: what strangers do to an account does not lock it there. The names of the
 * accounts are hidden. It outlives the sign-out.
 */
const deviceMark = z.object({
  id: z.string().max(40),
  accounts: z.array(z.string().max(40)).max(mostAccounts),
});
export type DeviceMark = z.infer<typeof deviceMark>;

/** Whether somebody has signed in to an account here before. @param account `phone +79…` or `email a@…` */
export function knowsAccount(mark: DeviceMark | null, account: string): boolean {
  return mark?.accounts.includes(hiddenName(account)) ?? false;
}

/** The mark with one account more. */
export function withAccount(mark: DeviceMark | null, account: string): DeviceMark {
  const name = hiddenName(account);
  const others = mark?.accounts.filter((known) => known !== name) ?? [];
  return { id: mark?.id ?? randomUUID(), accounts: [...others, name].slice(-mostAccounts) };
}

/**
 * The most bytes, as JSON, of the texts that travel in cookies: why an SMS was not sent, where a code went, and what a notice
 * says. With the tokens of 1,536 characters and the uid of 64 that the API may give (`api/schemas`), each cookie stays under the
 * 4,096 bytes that browsers keep, and all together under 7 kB: a request's head of 16 kB has to hold the checkout's draft besides.
 */
export const mostBytes = { fault: 350, contact: 264, notice: 1200 } as const;

const codeRequest = z.object({
  /** A plus and digits. */
  phone: z.string(),
  /** When another code may be asked for, in ms. */
  resendAt: z.number(),
  /** Why the SMS was not sent, in words for the shopper. */
  fault: z.string().optional(),
});
export type CodeRequest = z.infer<typeof codeRequest>;

const confirmation = z.object({
  /** A new contact, the end of the account, or a proof for what changes. */
  what: z.enum(["phone", "email", "deletion", "phone-proof", "email-proof", "password-proof"]),
  /** The id of the customer who asked: nobody else is shown it. */
  customer: z.int(),
  /** Where the code went: a phone, or an e-mail address. */
  to: z.string(),
  /** When another code may be asked for, in ms. */
  resendAt: z.number(),
});
export type Confirmation = z.infer<typeof confirmation>;

const given = {
  token: z.string().min(1).optional().catch(undefined),
  refreshToken: z.string().min(1).optional().catch(undefined),
  /** When the token was given, in ms. */
  refreshedAt: z.number().optional().catch(undefined),
};
const uid = z.string().min(1).max(longestUid);

const session = z.object({
  ...given,
  /** The uid that was left at the last sign-out: a late answer that renews it is ignored. */
  left: uid.optional().catch(undefined),
  /** From the time when one cookie held everything. */
  uid: uid.optional().catch(undefined),
});

/** Tokens that took the place of those of a sign-in; none where the API has ended the session. */
const renewed = z.object({ ...given, /** The digest of the sign-in's own token. */ of: z.string() });

const visitor = z.object({
  uid,
  /** The day of the last renewal, `YYYY-MM-DD`. */
  renewed: z.string().optional().catch(undefined),
});

/**
 * What the shop remembers of a visitor. Each part has a cookie of its own, since an answer that arrives late overwrites
 * what another request has set meanwhile. Only forms that sign in or out write `session`; reads renew tokens in `renewed`.
 */
export type Parts = {
  session: z.infer<typeof session>;
  renewed: z.infer<typeof renewed>;
  uid: z.infer<typeof visitor>;
  /** A sign-in that waits for the code of an SMS. */
  code: CodeRequest;
  /** A change of the account that waits for a code. */
  confirmation: Confirmation;
  /** The accounts that have signed in on this device. */
  device: DeviceMark;
};

export type PartName = keyof Parts;

const day = 24 * 60 * 60;
const fiveYears = 5 * 365 * day;

const parts: { [Name in PartName]: SignedCookie<Parts[Name]> } = {
  session: signedCookie("session", session, fiveYears),
  renewed: signedCookie("renewed", renewed, fiveYears),
  uid: signedCookie("uid", visitor, fiveYears),
  code: signedCookie("code", codeRequest, day),
  confirmation: signedCookie("confirmation", confirmation, day),
  device: signedCookie("device", deviceMark, fiveYears),
};

/** Reads one part; null for none, and for a cookie that is not the shop's: that makes a new guest, not an error. */
export function readPart<Name extends PartName>(name: Name, request: Request): Promise<Parts[Name] | null> {
  return parts[name].read(request);
}

/** The `Set-Cookie` value that keeps one part, for five years where it says who the visitor is (specification, section 9). */
export function writePart<Name extends PartName>(name: Name, value: Parts[Name] | null): Promise<string> {
  return parts[name].write(value);
}

type SignedCookie<Value> = {
  read: (request: Request) => Promise<Value | null>;
  /** The `Set-Cookie` value that keeps the value, or deletes the cookie. */
  write: (value: Value | null) => Promise<string>;
};

/** When the shop has signed a cookie's content, in ms. Those that live for years may be from before it said so. */
const signature = z.object({ signedAt: z.number() });

/**
 * A cookie that nobody but the shop can write, and that the shop takes no longer than the browser was told to keep it.
 * @param maxAge in seconds
 */
export function signedCookie<Value extends object>(
  name: string,
  schema: z.ZodType<Value>,
  maxAge: number,
): SignedCookie<Value> {
  const cookie = createCookie(cookieName(name), {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge,
    secrets: env.SESSION_SECRETS,
  });
  function isFresh(content: unknown): boolean {
    const signed = signature.safeParse(content).data;
    return signed ? Date.now() - signed.signedAt <= maxAge * 1000 : maxAge === fiveYears;
  }
  return {
    async read(request) {
      const content: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => null);
      return isFresh(content) ? (schema.safeParse(content).data ?? null) : null;
    },
    write: (value) =>
      value === null ? cookie.serialize("", { maxAge: 0 }) : cookie.serialize({ ...value, signedAt: Date.now() }),
  };
}
