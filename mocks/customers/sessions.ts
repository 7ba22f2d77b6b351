import type { TokensWire } from "~/api/schemas/auth";
import type { SessionWire } from "~/api/schemas/profile";
import type { Context } from "#mocks/context";
import { day, hour } from "#mocks/dates";
import { getCustomer, type Customer } from "#mocks/db/queries/customers";
import { ApiFailure, found } from "#mocks/errors";

import { hashSecret, newToken, newUid } from "./secrets";

const tokenLife = hour;
const refreshLife = 30 * day;

type Base = Pick<Context, "db" | "now">;

/**
 * Opens a session for a customer. Only hashes of the tokens are stored.
 * @param device the browser, such as `Chrome, Windows`; empty if unknown
 */
export function openSession({ db, now }: Base, customerId: number, device = ""): Required<TokensWire> {
  const tokens = makeTokens(now());
  db.run("delete from session where refresh_expires_at <= ?", now().toISOString());
  const at = now().toISOString();
  db.insert("session", {
    ...{ id: newUid(), customerId, device, startedAt: at, usedAt: at },
    ...columnsOf(tokens, now()),
  });
  return tokens;
}

/**
 * Exchanges a refresh token for new tokens; both old ones become invalid. Throws 401 for an invalid refresh token. A
 * token is valid for an hour, so storing the session's last use here is enough: other calls need no write.
 */
export function refreshSession({ db, now }: Base, refreshToken: string): Required<TokensWire> {
  const tokens = makeTokens(now());
  const changed = db.run(
    `update session set token_hash = :tokenHash, refresh_hash = :refreshHash, expires_at = :expiresAt,
       refresh_expires_at = :refreshExpiresAt, used_at = :now
     where refresh_hash = :old and refresh_expires_at > :now`,
    { ...columnsOf(tokens, now()), old: hashSecret(refreshToken), now: now().toISOString() },
  );
  if (changed === 0) throw new ApiFailure("unauthorized");
  return tokens;
}

function makeTokens(now: Date): Required<TokensWire> {
  return {
    token: newToken(),
    refreshToken: newToken(),
    expiresAt: new Date(now.getTime() + tokenLife).toISOString(),
  };
}

function columnsOf({ token, refreshToken, expiresAt }: Required<TokensWire>, now: Date) {
  const refreshExpiresAt = new Date(now.getTime() + refreshLife).toISOString();
  return { tokenHash: hashSecret(token), refreshHash: hashSecret(refreshToken), expiresAt, refreshExpiresAt };
}

/** The customer whose token the request has; null if it has none. Throws 401 for an invalid token. */
export function findCaller({ db, now }: Base, request: Request): Customer | null {
  if (!request.headers.get("authorization")) return null;
  const id = db.value<number>(
    "select customer_id from session where token_hash = ? and expires_at > ?",
    tokenHash(request),
    now().toISOString(),
  );
  return found(id === undefined ? undefined : getCustomer(db, id), "unauthorized");
}

/** A customer's sessions that can be used or refreshed: that of the request first, then the most recently used. */
export function listSessions({ db, now }: Base, customerId: number, request: Request): SessionWire[] {
  const rows = db.all<Omit<SessionWire, "isCurrent"> & { isCurrent: number }>(
    `select id, device, started_at as "startedAt", used_at as "usedAt", token_hash = :own as "isCurrent" from session
     where customer_id = :customerId and refresh_expires_at > :now order by token_hash = :own desc, used_at desc, id`,
    { own: tokenHash(request), customerId, now: now().toISOString() },
  );
  return rows.map((row) => ({ ...row, isCurrent: row.isCurrent === 1 }));
}

/** Ends one session of a customer; false if the customer has no session with that id. */
export const closeSessionById = ({ db }: Base, customerId: number, id: string): boolean =>
  db.run("delete from session where customer_id = ? and id = ?", customerId, id) > 0;

/** Ends the session whose token the request has, if there is one; its refresh token becomes invalid too. */
export function closeSession({ db }: Base, request: Request): void {
  db.run("delete from session where token_hash = ?", tokenHash(request));
}

/** Ends all sessions of a customer except the one whose token the request has. */
export function closeOtherSessions({ db }: Base, customerId: number, request: Request): void {
  db.run("delete from session where customer_id = ? and token_hash <> ?", customerId, tokenHash(request));
}

/** Ends all sessions of a customer. */
export function closeAllSessions({ db }: Base, customerId: number): void {
  db.run("delete from session where customer_id = ?", customerId);
}

function tokenHash(request: Request): string {
  const [, token = ""] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return hashSecret(token);
}
