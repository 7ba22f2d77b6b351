import type { Context } from "#mocks/context";
import { day } from "#mocks/customers/attempts";
import { hashSecret, newToken } from "#mocks/customers/secrets";
import { getAnyOrder, type OrderRow } from "#mocks/db/queries/orders";

type Base = Pick<Context, "db" | "now">;

const keyLife = 30 * day;

/** Creates a new 256-bit key that opens an order for 30 days. Only its hash is stored, so it cannot be read again. */
export function issueAccessKey({ db, now }: Base, orderId: number): string {
  const key = newToken();
  db.run("delete from order_access where expires_at <= ?", now().toISOString());
  const expiresAt = new Date(now().getTime() + keyLife).toISOString();
  db.insert("order_access", { keyHash: hashSecret(key), orderId, expiresAt });
  return key;
}

/** The order that a key opens; undefined for a wrong or old key. */
export function findByAccessKey({ db, now }: Base, id: number, key: string): OrderRow | undefined {
  const known = db.get(
    "select 1 from order_access where key_hash = ? and order_id = ? and expires_at > ?",
    hashSecret(key),
    id,
    now().toISOString(),
  );
  return known ? getAnyOrder(db, id) : undefined;
}
