import type { Db } from "./query";

/**
 * How databases of earlier versions become what `customer-tables.ts` says: customers outlive the catalogue. Each change is made once,
 * in this order, before missing tables and indexes are; add new ones at the end.
 */
const changes = [
  // Addresses that were only typed open no account any more. It is the only way into these accounts.
  "update customer set email_confirmed = 1 where email is not null and phone is null",
  // When a session began was not kept: its tokens were made 30 days before the last of them dies.
  `alter table session add column id text not null default '';
   alter table session add column device text not null default '';
   alter table session add column started_at text not null default '';
   alter table session add column used_at text not null default '';
   update session set id = lower(hex(randomblob(16))),
     started_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days'),
     used_at = strftime('%Y-%m-%dT%H:%M:%fZ', refresh_expires_at, '-30 days');`,
];

/** Makes the changes that a database lacks; a new one has them all. SQLite's `user_version` counts them. */
export function changeTables(db: Db, isNew: boolean): void {
  const done = isNew ? changes.length : versionOf(db);
  db.transaction(() => {
    for (const change of changes.slice(done)) db.raw.exec(change);
    db.raw.exec(`pragma user_version = ${changes.length}`);
  });
}

function versionOf(db: Db): number {
  return db.get<{ version: number }>("select user_version as version from pragma_user_version")?.version ?? 0;
}
