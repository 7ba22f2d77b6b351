import { randomUUID } from "node:crypto";

import { createCookie } from "@remix-run/node";
import * as z from "zod";

import { longestUid } from "~/api/schemas/common";
import { env } from "~/env.server";
import { hashedName, hashedNames } from "~/server/sealed.server";

/** Whether browsers send the shop's cookies only over HTTPS. */
export const isSecure = env.SITE_URL.startsWith("https:");

/**
 * The name of a cookie. Under HTTPS it gets the `__Host-` prefix: browsers then reject the cookie from any other host
 * or path and over an insecure connection.
 */
export const cookieName = (name: string) => (isSecure ? `__Host-${name}` : name);

/**
 * The `Set-Cookie` value of a cookie that holds plain text: nothing that needs a signature, and no semicolon.
 * @param maxAge in seconds; 0 deletes the cookie
 */
export function plainCookie(name: string, value: string | number, maxAge: number): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly${isSecure ? "; Secure" : ""}`;
}

/** The text of a plain cookie; null without the cookie. */
export function readPlainCookie(name: string, request: Request): string | null {
  const cookies = request.headers.get("Cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? null;
}

/** How many accounts a device remembers; the one with the oldest sign-in is removed first. */
const maxAccounts = 5;

/**
 * Identifies a device on which somebody has signed in: strangers' failed attempts do not lock the account on it. The
 * account names are hashed. It outlives the sign-out.
 */
const deviceMark = z.object({
  id: z.string().max(40),
  accounts: z.array(z.string().max(40)).max(maxAccounts),
});
export type DeviceMark = z.infer<typeof deviceMark>;

/**
 * Whether somebody has signed in to an account on this device.
 * @param account `phone +79…` or `email a@…`
 */
export function knowsAccount(mark: DeviceMark | null, account: string): boolean {
  return hashedNames(account).some((name) => mark?.accounts.includes(name));
}

/** Adds an account to the device. */
export function withAccount(mark: DeviceMark | null, account: string): DeviceMark {
  const names = hashedNames(account);
  const others = mark?.accounts.filter((known) => !names.includes(known)) ?? [];
  return { id: mark?.id ?? randomUUID(), accounts: [...others, hashedName(account)].slice(-maxAccounts) };
}

/**
 * The maximum size, in bytes of JSON, of texts in cookies: why an SMS was not sent, where a code was sent, the text of
 * a notice, and the path to return to. With the longest tokens and uid that the API may send (1,536 and 64 characters,
 * `api/schemas`), each cookie stays under the 4,096 bytes that browsers accept. All together stay under 7 kB, because
 * the checkout draft must also fit in the 16 kB of the request headers.
 */
export const maxBytes = { fault: 350, contact: 264, notice: 1200, returnPath: 300 } as const;

const codeRequest = z.object({
  /** A plus and digits. */
  phone: z.string(),
  /** When another code may be requested, as a time in ms. */
  resendAt: z.number(),
  /** Why the SMS was not sent, as text for the shopper. */
  fault: z.string().optional(),
  /** The code, in a demo shop. */
  demoCode: z.string().optional(),
});
export type CodeRequest = z.infer<typeof codeRequest>;

const confirmation = z.object({
  /** A new contact, the deletion of the account, or a proof of identity for a change. */
  what: z.enum(["phone", "email", "deletion", "phone-proof", "email-proof", "password-proof"]),
  /** The id of the customer who requested the code: it is not shown to anybody else. */
  customer: z.int(),
  /** The phone or e-mail address that the code was sent to. */
  to: z.string(),
  /** When another code may be requested, as a time in ms. */
  resendAt: z.number(),
  /** The code, in a demo shop. */
  demoCode: z.string().optional(),
});
export type Confirmation = z.infer<typeof confirmation>;

const letter = z.object({
  /** Where to go after the sign-in. */
  redirectTo: z.string(),
});

const given = {
  token: z.string().min(1).optional().catch(undefined),
  refreshToken: z.string().min(1).optional().catch(undefined),
  /** When the token was issued, as a time in ms. */
  refreshedAt: z.number().optional().catch(undefined),
};
const uid = z.string().min(1).max(longestUid);

const session = z.object({
  ...given,
  /** The uid of the visitor who signed out last: a late response that renews it is ignored. */
  left: uid.optional().catch(undefined),
  /** Set by earlier versions, which stored everything in one cookie. */
  uid: uid.optional().catch(undefined),
});

/** Tokens that replaced those of a sign-in; empty if the API ended the session. */
const renewed = z.object({ ...given, /** The digest of the sign-in's own token. */ of: z.string() });

const visitor = z.object({
  uid,
  /** The day when the cookie was last renewed, `YYYY-MM-DD`. */
  renewed: z.string().optional().catch(undefined),
});

/**
 * The parts of a visitor's session. Each part has its own cookie, because a late response overwrites what another
 * request has set meanwhile. Only forms that sign in or out write `session`; reads store renewed tokens in `renewed`.
 */
export type Parts = {
  session: z.infer<typeof session>;
  renewed: z.infer<typeof renewed>;
  uid: z.infer<typeof visitor>;
  /** A sign-in that waits for the code from the SMS. */
  code: CodeRequest;
  /** An account change that waits for a code. */
  confirmation: Confirmation;
  /** The page to return to with the link in an e-mail, which does not contain it. */
  letter: z.infer<typeof letter>;
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
  letter: signedCookie("letter", letter, day),
  device: signedCookie("device", deviceMark, fiveYears),
};

/** Reads one part; null if it is missing or its signature is invalid: the visitor then counts as a new guest. */
export function readPart<Name extends PartName>(name: Name, request: Request): Promise<Parts[Name] | null> {
  return parts[name].read(request);
}

/**
 * The `Set-Cookie` value that stores one part, or deletes it for null. Parts that identify the visitor last five years
 * (specification, section 9).
 */
export function writePart<Name extends PartName>(name: Name, value: Parts[Name] | null): Promise<string> {
  return parts[name].write(value);
}

type SignedCookie<Value> = {
  read: (request: Request) => Promise<Value | null>;
  /** The `Set-Cookie` value that stores the value, or deletes the cookie for null. */
  write: (value: Value | null) => Promise<string>;
};

/** When the shop signed a cookie's content, in ms. Cookies that last for years may predate this field. */
const signature = z.object({ signedAt: z.number() });

/**
 * A signed cookie. The shop rejects it once its lifetime is over, even if the browser still sends it.
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
