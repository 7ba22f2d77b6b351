import type { Db } from "./query";

/**
 * How databases of earlier versions become what `customer-tables.ts` says: customers outlive the catalogue. Each statement runs once,
 * in this order; add new ones at the end.
 */
const changes = [
  // Addresses that were only typed open no account any more. It is the only way into these accounts.
  "update customer set email_confirmed = 1 where email is not null and phone is null",
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
