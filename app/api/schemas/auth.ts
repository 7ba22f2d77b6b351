import * as z from "zod";

import { dateTime, longestWait } from "./common";

/** Contract, section 3: "Sign-in". */

/** A phone as it travels: a plus and its digits. */
export const phone = z.string().regex(/^\+\d{11,15}$/);

/** The shop takes passwords from 6 (specification, section 9) to 128 characters. */
export const password = z.string().min(6).max(128);

const visitor = z.string().min(1).max(100).optional();

/** A one-time code is on its way; another one may be asked for after so many seconds, of which a day counts at most. */
export const sentCode = z.object({
  sent: z.literal(true),
  resendAfter: z
    .int()
    .nonnegative()
    .overwrite((seconds) => Math.min(seconds, longestWait)),
});
export type SentCode = z.infer<typeof sentCode>;

export const sent = z.object({ sent: z.literal(true) });

/** As it stands in a header (RFC 6750): no blanks, quotes or letters of other scripts. */
const token = z.string().regex(/^[\w.~+/=-]+$/);

const bareTokens = z.object({
  token,
  /** An API may do without it: then the shopper signs in again when the token is dead. */
  refreshToken: token.optional(),
  expiresAt: dateTime,
});

/** Both tokens together, in characters: two cookies hold them, and a request's head of 16 kB has to hold the checkout's draft besides. */
const longestTokens = 1536;
const fitsInCookies = ({ token, refreshToken = "" }: z.infer<typeof bareTokens>) =>
  token.length + refreshToken.length <= longestTokens;
const tooLong = `tokens of more than ${longestTokens} characters`;

export const tokens = bareTokens.refine(fitsInCookies, tooLong);
export type Tokens = z.infer<typeof tokens>;

/** How many basket lines and favourites of the guest the customer had not had, or had fewer of. */
export const merged = z.object({ basket: z.int().nonnegative(), favorites: z.int().nonnegative() });
export type Merged = z.infer<typeof merged>;

export const signedIn = bareTokens.extend({ merged }).refine(fitsInCookies, tooLong);
export type SignedIn = z.infer<typeof signedIn>;

export const user = z.object({
  id: z.int(),
  /** The three names are empty until the customer tells them. */
  name: z.string(),
  lastName: z.string(),
  secondName: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** Whether the customer has shown to read the mailbox: an address that was only typed opens no account. */
  emailConfirmed: z.boolean(),
  /** Whether a password or a code proves that it is the owner who changes the ways into the account. */
  hasPassword: z.boolean(),
  birthday: z.iso.date().nullable(),
  /** The name of the first company of the customer's list. */
  company: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const session = z.object({ user });

export const changed = z.object({ changed: z.literal(true) });

export const loginBody = z.object({ login: phone, type: z.literal("sms") });
export const byCodeBody = loginBody.extend({ code: z.string().min(1).max(20), uid: visitor });
export const byEmailBody = z.object({
  login: z.string().trim().min(1).max(200),
  type: z.literal("email"),
  password: z.string().min(1).max(128),
  uid: visitor,
});
export const registrationBody = z.object({
  email: z.string().trim().min(1).max(200),
  name: z.string().trim().min(1).max(100),
  lastName: z.string().trim().max(100).optional(),
  uid: visitor,
});
/** For both of setup-password and changePassword; the latter's token may also be the code of the e-mail. */
export const newPasswordBody = z.object({
  token: z.string().trim().min(1).max(200),
  password: z.string().min(1),
  confirmPassword: z.string().min(1),
});
export const restoreBody = z.object({ email: z.string().trim().min(1).max(200) });
export const refreshBody = z.object({ refreshToken: z.string().min(1).max(200) });
