import type { Db } from "#mocks/db/query";
import { ApiFailure } from "#mocks/errors";

/** At most so many tries in so many ms. */
export type Limit = { most: number; within: number };

type Base = { db: Db; now: () => Date };

/**
 * Counts a try about a subject (`email:a@example.com`, with its client behind a space) against its limits.
 * @throws 429 where one of them is reached, with the seconds until its oldest try is forgotten; nothing is counted then
 */
export function countAttempt({ db, now }: Base, subject: string, ...limits: Limit[]): void {
  const at = now().getTime();
  db.transaction(() => {
    const longest = Math.max(...limits.map(({ within }) => within));
    db.run("delete from attempt where subject = ? and at <= ?", subject, at - longest);
    const waits = limits.map((limit) => waitFor({ db, now }, subject, limit));
    const wait = Math.max(...waits);
    if (wait > 0) throw new ApiFailure("too_many_requests", {}, Math.ceil(wait / 1000));
    db.run("insert into attempt (subject, at) values (?, ?)", subject, at);
  });
}

/** How many ms a limit has yet to be waited for; 0 where another try is free. */
function waitFor({ db, now }: Base, subject: string, { most, within }: Limit): number {
  const at = now().getTime();
  const oldest = db.get<{ at: number }>(
    "select at from attempt where subject = ? and at > ? order by at desc limit 1 offset ?",
    subject,
    at - within,
    most - 1,
  );
  return oldest ? oldest.at + within - at : 0;
}

/** Forgets the tries about a subject, those of its clients included: the last one was right. */
export function forgetAttempts({ db }: Base, subject: string): void {
  db.run("delete from attempt where subject = ?1 or substr(subject, 1, length(?1) + 1) = ?1 || ' '", subject);
}

/** The subject of one client's tries; where no client is named, that of all. */
export const ofClient = (subject: string, client: string | null): string =>
  client === null ? subject : `${subject} ${client}`;

/**
 * Whether a client is one that the account knows: a device on which it has signed in before, or a session of it. What strangers do, from
 * whatever addresses, is not counted against it.
 */
export const isKnown = (client: string | null): boolean => client !== null && !client.startsWith("address:");

/** The client that somebody is who has signed in. */
export const sessionOf = (customerId: number): string => `session:${customerId}`;

/** Forgets all tries that no limit counts any more; called at start. */
export function dropOldAttempts({ db, now }: Base): void {
  db.run("delete from attempt where at <= ?", now().getTime() - 2 * day);
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
