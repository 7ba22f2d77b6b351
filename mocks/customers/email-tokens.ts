import { day, hour, minute } from "#mocks/dates";
import type { Db } from "#mocks/db/query";
import { ApiFailure, found } from "#mocks/errors";

import { countAttempt, isKnown, ofClient } from "./attempts";
import { hashSecret, newEmailCode, newToken, readEmailCode } from "./secrets";

type Base = { db: Db; now: () => Date };

type Kind = "registration" | "recovery" | "change";

const life: Record<Kind, number> = { registration: day, recovery: hour, change: day };

// A guessed 40-bit code does not name an account, so the limit covers all codes that a client types, or that everybody
// types if the shop does not identify its clients. Links are not limited.
const typedCodes = { max: 100, within: 10 * minute };
const typedCodesOfClient = { max: 20, within: hour };

/** Creates the secret of a link and, for a recovery, a code that can be typed instead. */
export function makeEmailToken(
  { db, now }: Base,
  kind: Kind,
  email: string,
  person: object | null = null,
): { token: string; code: string | null } {
  const token = newToken();
  const code = kind === "recovery" ? newEmailCode() : null;
  db.run("delete from email_token where expires_at <= ?", now().toISOString());
  const expiresAt = new Date(now().getTime() + life[kind]).toISOString();
  db.insert("email_token", {
    ...{ kind, email, person, expiresAt },
    tokenHash: hashSecret(token),
    codeHash: code && hashSecret(code),
  });
  return { token, code };
}

const emails = { max: 6, within: hour };
/** Limits if the shop identifies its clients: per client, and for all unknown clients together. */
const emailsOfOneClient = { max: 4, within: hour };
const emailsOfAllClients = { max: 12, within: hour };

/** Counts an e-mail with a link; throws 429 after too many to the same address. */
export function countEmail(base: Base, client: string | null, email: string): void {
  if (client !== null) countAttempt(base, ofClient(`email-link:${email}`, client), emailsOfOneClient);
  if (isKnown(client)) return;
  countAttempt(base, `email-link:${email}`, client === null ? emails : emailsOfAllClients);
}

type Row = { email: string; person: string | null };

/** What sets a password. */
export type PasswordKind = "registration" | "recovery";

/**
 * Checks the secret of a link or the code of its e-mail without redeeming it.
 * @throws 400 `invalid_token` if it is unknown, used or expired; 429 for a code after too many attempts
 */
export function checkEmailToken(base: Base, kind: PasswordKind, typed: string, client: string | null): void {
  const limit = client === null ? typedCodes : typedCodesOfClient;
  if (readEmailCode(typed) !== null) countAttempt(base, ofClient("email-code", client), limit);
  requireToken(base, kind, typed);
}

/**
 * Redeems such a secret, in the transaction that stores what it was for: all secrets of that address become invalid.
 * @throws 400 `invalid_token` if it is unknown, used or expired
 */
export function takeEmailToken(base: Base, kind: PasswordKind, typed: string): Row {
  const row = requireToken(base, kind, typed);
  base.db.run("delete from email_token where email = ?", row.email);
  return row;
}

function requireToken({ db, now }: Base, kind: PasswordKind, typed: string): Row {
  const code = readEmailCode(typed);
  const row = db.get<Row>(
    `select email, person from email_token
     where ${code === null ? "token_hash" : "code_hash"} = :hash and kind = :kind and expires_at > :now`,
    { hash: hashSecret(code ?? typed), kind, now: now().toISOString() },
  );
  return found(row, "invalid_token");
}

const ofCustomer = "kind = 'change' and person ->> 'customerId' = :customerId";

/** Replaces the customer's pending change of the e-mail address, and returns the token of the new one's link. */
export function makeEmailChange(base: Base, customerId: number, email: string): string {
  dropEmailChange(base.db, customerId);
  return makeEmailToken(base, "change", email, { customerId }).token;
}

/** When the link to this address was sent; null if the customer has no such pending change. */
export function emailChangeSentAt({ db, now }: Base, customerId: number, email: string): Date | null {
  const at = db.value<string>(
    `select expires_at from email_token where ${ofCustomer} and email = :email and expires_at > :now`,
    { customerId, email, now: now().toISOString() },
  );
  return at === undefined ? null : new Date(Date.parse(at) - life.change);
}

/** Withdraws the customer's pending change of the e-mail address. */
export function dropEmailChange(db: Db, customerId: number): void {
  db.run(`delete from email_token where ${ofCustomer}`, { customerId });
}

/**
 * Reads the change that a link confirms; `isDone` if it was confirmed before.
 * @throws 400 `invalid_token` if the token is unknown, withdrawn or expired
 */
export function readEmailChange({ db, now }: Base, token: string) {
  const row = db.get<{ email: string; customerId: number; kind: string }>(
    `select email, person ->> 'customerId' as "customerId", kind from email_token
     where token_hash = :hash and kind in ('change', 'changed') and expires_at > :now`,
    { hash: hashSecret(token), now: now().toISOString() },
  );
  if (!row) throw new ApiFailure("invalid_token");
  return { email: row.email, customerId: row.customerId, isDone: row.kind === "changed" };
}

/** Keeps the token of a confirmed change until it expires: its link then says that it is done. */
export function markEmailChanged({ db }: Pick<Base, "db">, token: string): void {
  db.run("update email_token set kind = 'changed' where token_hash = ?", hashSecret(token));
}
