import { firstLanguage } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { newToken } from "#mocks/customers/secrets";
import { savePayKey, type OrderRow } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";
import type { Language } from "#mocks/language";

import { abilities } from "./order";

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
