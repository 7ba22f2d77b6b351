import { firstLanguage, languageOf, localePath } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { hashSecret, newToken } from "#mocks/customers/secrets";
import { day } from "#mocks/dates";
import { getAnyOrder, savePayKey, type OrderRow } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";
import type { Language } from "#mocks/language";

import { abilities } from "./order";

/** The link to an order's page in the shop: in the account for a customer, with a new access key for a guest. */
export function orderPageLink(
  context: Pick<Context, "db" | "now" | "siteUrl">,
  order: OrderRow,
  language: Language,
): string {
  const path =
    order.customerId === 0
      ? `/order/${order.id}?key=${issueAccessKey(context, order.id)}`
      : `/personal/history/${order.id}`;
  // The shop may no longer have the language of an older order.
  return context.siteUrl + localePath(languageOf(language).code, path);
}

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
  const known = db.get("select 1 from order_access where key_hash = :hash and order_id = :id and expires_at > :now", {
    hash: hashSecret(key),
    id,
    now: now().toISOString(),
  });
  return known ? getAnyOrder(db, id) : undefined;
}

/**
 * The URL of an order's payment page; every call returns the same.
 * @throws 409 `not_payable`
 */
export function paymentLinkOf(context: Context, order: OrderRow, request: Request, language: Language): string {
  if (!abilities(order, context).pay) throw new ApiFailure("not_payable");
  const key = savePayKey(context.db, order.id, newToken());
  // The API does not know its own address, so the link uses the host of the request.
  const host = request.headers.get("host") ?? new URL(request.url).host;
  return `http://${host}/pay/${key}${language === firstLanguage() ? "" : `?lang=${language}`}`;
}
