import type { SentCodeWire } from "~/api/schemas/auth";
import type { Context } from "#mocks/context";
import { day, hour, minute } from "#mocks/dates";
import { ApiFailure } from "#mocks/errors";
import { say, type Language, type Word } from "#mocks/language";

import { countAttempt, forgetAttempts, isKnown, ofClient } from "./attempts";
import { hashSecret, newCode } from "./secrets";

/** In seconds. */
export const resendAfter = 59;

const codeLife = 5 * minute;
/** Limits for guesses of a code: per client, and for all unknown clients together. */
const maxTries = 5;
const maxTriesOfAll = 25;
const perHour = { max: 6, within: hour };
const perDay = { max: 20, within: day };
/** Limits if the shop identifies its clients: per client, and for all unknown clients together. */
const ofOneClient = { max: 4, within: hour };
const ofAllClients = { max: 12, within: hour };

type Base = Pick<Context, "db" | "now" | "outbox" | "shop">;

type CodeMessage = {
  /** The code's purpose and recipient: only one code is valid for them at a time. */
  purpose: string;
  kind: "sms" | "email";
  to: string;
  /** The text before the code; `{{shop}}` becomes the shop's name. */
  text: Word;
  language: Language;
  /** In a demo shop that sends no messages, the answer has the code. */
  shownInDemo?: boolean;
  /** The client that requests the code (see `Call`). */
  client?: string | null;
};

/**
 * Sends a four-digit code; an earlier one for the same purpose becomes invalid, and is not sent if it still waits.
 * @throws 429 within 59 s of the last code, and for too many codes to the same recipient
 */
export function sendCode({ db, now, outbox, shop }: Base, message: CodeMessage): SentCodeWire {
  const { purpose, kind, to, text, language, shownInDemo = false, client = null } = message;
  const at = now();
  const last = db.value<string>("select sent_at from one_time_code where purpose = ?", purpose);
  requireResendTime({ now }, last === undefined ? null : new Date(last));
  if (client !== null) countAttempt({ db, now }, ofClient(`code:${to}`, client), ofOneClient);
  if (!isKnown(client)) countAttempt({ db, now }, `code:${to}`, client === null ? perHour : ofAllClients, perDay);
  const code = newCode();
  const expiresAt = new Date(at.getTime() + codeLife);
  const times = { sentAt: at.toISOString(), expiresAt: expiresAt.toISOString() };
  const about = { shop: shop.name };
  const kinds = kind === "email" ? { kind, subject: say(["code.subject", about], language) } : { kind };
  db.transaction(() => {
    const earlier = db.value<string>("select code_hash from one_time_code where purpose = ?", purpose);
    outbox.withdraw(kind, to, (waiting) => hashSecret(`${purpose}:${waiting}`) === earlier);
    forgetAttempts({ db, now }, `guess:${purpose}`);
    db.insert("one_time_code", { purpose, codeHash: hashSecret(`${purpose}:${code}`), ...times }, "replace");
    outbox.send({ ...kinds, to, language, text: `${say([text, about], language)}: ${code}`, code, expiresAt });
  });
  const isShown = shownInDemo && shop.demo !== undefined && !outbox.sends(kind);
  return { sent: true, resendAfter, ...(isShown ? { demoCode: code } : {}) };
}

/**
 * A message from the future was sent before the clock was set back: it must not make its recipient wait for that hour or
 * day again.
 * @throws 429 within 59 s of the last message, with the seconds to wait
 */
export function requireResendTime({ now }: Pick<Base, "now">, last: Date | null): void {
  const at = now().getTime();
  const wait = last && last.getTime() <= at ? last.getTime() + resendAfter * 1000 - at : 0;
  if (wait > 0) throw new ApiFailure("too_many_requests", {}, Math.ceil(wait / 1000));
}

type Live = { hash: string; tries: number };

/** Invalidates a code, in the transaction that stores what it was for. */
export function dropCode({ db }: Pick<Base, "db">, purpose: string): void {
  db.run("delete from one_time_code where purpose = ?", purpose);
}

/** Whether a code for the purpose was sent less than five minutes ago and has not been redeemed yet. */
export function isCodeLive({ db, now }: Pick<Base, "db" | "now">, purpose: string): boolean {
  const at = now().toISOString();
  return db.get("select 1 from one_time_code where purpose = ? and expires_at > ?", purpose, at) !== undefined;
}

/**
 * Checks a code without redeeming it. Each client has five guesses and all unknown clients together have 25, so that
 * strangers cannot use up the owner's guesses. A guess is counted before the code is compared, so that parallel guesses
 * count like sequential ones.
 * @throws 400 `invalid_code` for a wrong code, `code_expired` if no code is valid or the guesses are used up
 */
export function checkCode(
  { db, now }: Pick<Base, "db" | "now">,
  purpose: string,
  code: string,
  client: string | null = null,
): void {
  if (client !== null) countGuess({ db, now }, purpose, client);
  const max = isKnown(client) ? Number.MAX_SAFE_INTEGER : client === null ? maxTries : maxTriesOfAll;
  const counted = db.run(
    "update one_time_code set tries = tries + 1 where purpose = :purpose and tries < :max and expires_at > :now",
    { purpose, max, now: now().toISOString() },
  );
  if (counted === 0) throw new ApiFailure("code_expired", { code: "error.code_expired" });
  const live = db.get<Live>("select code_hash as hash, tries from one_time_code where purpose = ?", purpose);
  if (live?.hash !== hashSecret(`${purpose}:${code}`))
    throw new ApiFailure("invalid_code", { code: "error.invalid_code" });
}

/** @throws `code_expired` if the client has used up its guesses; the code is still valid for others */
function countGuess(base: Pick<Base, "db" | "now">, purpose: string, client: string): void {
  try {
    countAttempt(base, ofClient(`guess:${purpose}`, client), { max: maxTries, within: codeLife });
  } catch (error) {
    throw error instanceof ApiFailure ? new ApiFailure("code_expired", { code: "error.code_expired" }) : error;
  }
}

/** Makes a code older, as if time had passed; false if no code is stored for the purpose. */
export function ageCode({ db }: Pick<Base, "db">, purpose: string, seconds: number): boolean {
  const earlier = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?1)`;
  const changed = db.run(
    `update one_time_code set sent_at = ${earlier("sent_at")}, expires_at = ${earlier("expires_at")} where purpose = ?2`,
    `-${seconds} seconds`,
    purpose,
  );
  return changed > 0;
}
