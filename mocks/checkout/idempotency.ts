import { hashSecret } from "#mocks/customers/secrets";
import type { Db } from "#mocks/db/query";
import { ApiFailure } from "#mocks/errors";

/** The accepted format of an `Idempotency-Key`. */
export const keyPattern = /^[\w-]{16,200}$/;

/**
 * The order that was created with a key and the same body; null if there is none yet.
 * @throws 422 `idempotency_conflict` if the key was used with another body
 */
export function findOrderByKey(db: Db, key: string, body: object): number | null {
  const made = db.get<{ bodyHash: string; orderId: number }>(
    `select body_hash as "bodyHash", order_id as "orderId" from order_made where key_hash = ?`,
    hashSecret(key),
  );
  if (!made) return null;
  if (made.bodyHash !== hashOfBody(body)) throw new ApiFailure("idempotency_conflict");
  return made.orderId;
}

/** Stores which order was created with a key. */
export function saveOrderKey(db: Db, key: string, body: object, orderId: number): void {
  db.insert("order_made", { keyHash: hashSecret(key), bodyHash: hashOfBody(body), orderId });
}

// The same body always has the same hash, because parsing by the schema puts its keys into a fixed order.
const hashOfBody = (body: object): string => hashSecret(JSON.stringify(body));
