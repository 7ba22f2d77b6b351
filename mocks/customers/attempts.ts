import { day } from "#mocks/dates";
import type { Db } from "#mocks/db/query";
import { ApiFailure } from "#mocks/errors";

/** A maximum number of attempts within this many ms. */
type Limit = { max: number; within: number };

type Base = { db: Db; now: () => Date };

/**
 * Counts an attempt for a subject (such as `email:a@example.com`, optionally with a space and a client) against limits.
 * @throws 429 if a limit is reached, with the seconds until its oldest attempt expires; the attempt is not counted then
 */
export function countAttempt({ db, now }: Base, subject: string, ...limits: Limit[]): void {
  const at = now().getTime();
  db.transaction(() => {
    const longest = Math.max(...limits.map(({ within }) => within));
    db.run("delete from attempt where subject = ? and at <= ?", subject, at - longest);
    const waits = limits.map((limit) => waitFor({ db, now }, subject, limit));
    const wait = Math.max(...waits);
    if (wait > 0) throw new ApiFailure("too_many_requests", {}, Math.ceil(wait / 1000));
    db.insert("attempt", { subject, at });
  });
}

/**
 * How long to wait for a limit, in ms; 0 if another attempt is allowed. Attempts from the future do not count: they were
 * made before the clock was set back.
 */
function waitFor({ db, now }: Base, subject: string, { max, within }: Limit): number {
  const at = now().getTime();
  const oldest = db.value<number>(
    "select at from attempt where subject = :subject and at > :from and at <= :at order by at desc limit 1 offset :skipped",
    { subject, from: at - within, at, skipped: max - 1 },
  );
  return oldest === undefined ? 0 : oldest + within - at;
}

/** Deletes the attempts of a subject and its clients; called after a successful attempt. */
export function forgetAttempts({ db }: Base, subject: string): void {
  db.run("delete from attempt where subject = ?1 or substr(subject, 1, length(?1) + 1) = ?1 || ' '", subject);
}

/** The subject for one client's attempts; without a client, the subject itself. */
export const ofClient = (subject: string, client: string | null): string =>
  client === null ? subject : `${subject} ${client}`;

/**
 * Whether a client is known to the account: a device on which it has signed in before, or one of its sessions. Attempts
 * by strangers do not count against a known client.
 */
export const isKnown = (client: string | null): boolean => client !== null && !client.startsWith("address:");

/** The client of a signed-in customer. */
export const sessionOf = (customerId: number): string => `session:${customerId}`;

/** Deletes attempts older than two days, which no limit counts any more. */
export function dropOldAttempts({ db, now }: Base): void {
  db.run("delete from attempt where at <= ?", now().getTime() - 2 * day);
}
