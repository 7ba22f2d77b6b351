import type { Context } from "#mocks/context";
import type { Db } from "#mocks/db/query";
import { ApiFailure } from "#mocks/errors";

import { countAttempt, day, hour, minute, ofClient } from "./attempts";
import { hashSecret, newLetterCode, newToken, readLetterCode } from "./secrets";

type Base = Pick<Context, "db" | "now">;

export type Kind = "registration" | "recovery";

const life: Record<Kind, number> = { registration: day, recovery: hour };

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
  const code = kind === "recovery" ? newLetterCode() : null;
  db.run("delete from email_token where expires_at <= ?", now().toISOString());
  db.run(
    "insert into email_token (token_hash, code_hash, kind, email, person, expires_at) values (?, ?, ?, ?, ?, ?)",
    hashSecret(token),
    code && hashSecret(code),
    kind,
    email,
    person && JSON.stringify(person),
    new Date(now().getTime() + life[kind]).toISOString(),
  );
  return { token, code };
}

type Row = { email: string; person: string | null };

/**
 * Redeems the secret of a link or the code of its e-mail: all secrets of that address become invalid.
 * @throws 400 `invalid_token` if it is unknown, used or expired; 429 for a code after too many attempts
 */
export function takeEmailToken(base: Base, kind: Kind, typed: string, client: string | null = null): Row {
  const code = readLetterCode(typed);
  const limit = client === null ? typedCodes : typedCodesOfClient;
  if (code !== null) countAttempt(base, ofClient("email-code", client), limit);
  const { db, now } = base;
  const row = code === null ? find(db, "token_hash", typed, kind, now()) : find(db, "code_hash", code, kind, now());
  if (!row) throw new ApiFailure("invalid_token");
  db.run("delete from email_token where email = ?", row.email);
  return row;
}

function find(db: Db, column: "token_hash" | "code_hash", secret: string, kind: Kind, now: Date): Row | undefined {
  return db.get<Row>(
    `select email, person from email_token where ${column} = ? and kind = ? and expires_at > ?`,
    hashSecret(secret),
    kind,
    now.toISOString(),
  );
}
