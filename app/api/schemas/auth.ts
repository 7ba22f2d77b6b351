import * as z from "zod";

import { dateTime, longestWait } from "./common";

/** Contract, section 3: "Sign-in". */

/** A normalized phone number: a plus and digits. */
export const phone = z.string().regex(/^\+\d{11,15}$/);

const visitor = z.string().min(1).max(100).optional();

/** A one-time code was sent. Another one may be requested after `resendAfter` seconds, at most a day. */
export const sentCode = z.object({
  sent: z.literal(true),
  resendAfter: z
    .int()
    .nonnegative()
    .overwrite((seconds) => Math.min(seconds, longestWait)),
  /** The code itself, in a demo shop that sends no messages: the page shows it. */
  demoCode: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
});
export type SentCode = z.output<typeof sentCode>;
export type SentCodeWire = z.input<typeof sentCode>;

export const sent = z.object({ sent: z.literal(true) });

/** Valid in a header (RFC 6750): no spaces, quotes or non-ASCII letters. */
const token = z.string().regex(/^[\w.~+/=-]+$/);

const bareTokens = z.object({
  token,
  /** Optional for an API: without it, the shopper signs in again when the token expires. */
  refreshToken: token.optional(),
  expiresAt: dateTime,
});

/**
 * The maximum length of both tokens together, in characters: two cookies hold them, and the request headers of at most
 * 16 kB must also fit the checkout draft.
 */
const longestTokens = 1536;
const fitsInCookies = ({ token, refreshToken = "" }: z.infer<typeof bareTokens>) =>
  token.length + refreshToken.length <= longestTokens;
const tooLong = `tokens of more than ${longestTokens} characters`;

export const tokens = bareTokens.refine(fitsInCookies, tooLong);
export type Tokens = z.output<typeof tokens>;
export type TokensWire = z.input<typeof tokens>;

/**
 * How many of the guest's basket lines and favourites were new to the customer, or raised a quantity, and how many
 * orders made without signing in are now in the history.
 */
export const merged = z.object({
  basket: z.int().nonnegative(),
  favorites: z.int().nonnegative(),
  orders: z.int().nonnegative().default(0),
});
export type Merged = z.output<typeof merged>;
export type MergedWire = z.input<typeof merged>;

export const signedIn = bareTokens.extend({ merged }).refine(fitsInCookies, tooLong);
export type SignedIn = z.output<typeof signedIn>;
export type SignedInWire = z.input<typeof signedIn>;

export const user = z.object({
  id: z.int(),
  /** The three names are empty until the customer enters them. */
  name: z.string(),
  lastName: z.string(),
  secondName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the customer has proved access to the mailbox: an unconfirmed address cannot be used to sign in. */
  emailConfirmed: z.boolean(),
  /**
   * Whether the account has a password. It decides how the owner confirms a change of phone, e-mail or password: with
   * the password or with a code.
   */
  hasPassword: z.boolean(),
  birthday: z.iso.date().nullable(),
  /** The name of the customer's first company. */
  company: z.string().nullable(),
});
export type User = z.output<typeof user>;
export type UserWire = z.input<typeof user>;

export const session = z.object({ user });

export const changed = z.object({ changed: z.literal(true) });

export const loginBody = z.object({ login: phone, type: z.literal("sms") });
export type LoginBodyWire = z.input<typeof loginBody>;
export type LoginBody = LoginBodyWire;
export const byCodeBody = loginBody.extend({ code: z.string().min(1).max(20), uid: visitor });
export type ByCodeBodyWire = z.input<typeof byCodeBody>;
export type ByCodeBody = ByCodeBodyWire;
export const byEmailBody = z.object({
  login: z.string().trim().min(1).max(200),
  type: z.literal("email"),
  password: z.string().min(1).max(128),
  uid: visitor,
});
export type ByEmailBodyWire = z.input<typeof byEmailBody>;
export type ByEmailBody = ByEmailBodyWire;
export const registrationBody = z.object({
  email: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(100),
  lastName: z.string().trim().max(100).optional(),
  uid: visitor,
});
export type RegistrationBodyWire = z.input<typeof registrationBody>;
export type RegistrationBody = RegistrationBodyWire;
/** For both setup-password and changePassword; for the latter, the token may also be the code from the e-mail. */
export const newPasswordBody = z.object({
  token: z.string().trim().min(1).max(200),
  password: z.string().min(1),
  confirmPassword: z.string().min(1),
});
export type NewPasswordBodyWire = z.input<typeof newPasswordBody>;
export type NewPasswordBody = NewPasswordBodyWire;
export const restoreBody = z.object({ email: z.string().trim().min(1).max(200) });
export type RestoreBodyWire = z.input<typeof restoreBody>;
export type RestoreBody = RestoreBodyWire;
export const refreshBody = z.object({ refreshToken: z.string().min(1).max(200) });
export type RefreshBodyWire = z.input<typeof refreshBody>;
export type RefreshBody = RefreshBodyWire;

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const authToWire = {
  login: (body: LoginBody): LoginBodyWire => body,
  byCode: (body: ByCodeBody): ByCodeBodyWire => body,
  byEmail: (body: ByEmailBody): ByEmailBodyWire => body,
  registration: (body: RegistrationBody): RegistrationBodyWire => body,
  newPassword: (body: NewPasswordBody): NewPasswordBodyWire => body,
  restore: (body: RestoreBody): RestoreBodyWire => body,
  refresh: (body: RefreshBody): RefreshBodyWire => body,
};
