import type { Context } from "#mocks/context";
import type { OrderRow } from "#mocks/db/queries/orders";
import type { Language } from "#mocks/language";

import { issueAccessKey } from "./access";

/** The order's page in the shop: a customer's in the account, a guest's with a new access key. */
export function orderPageLink(context: Context, order: OrderRow, language: Language): string {
  const site = `${context.siteUrl}${language === "en" ? "/en" : ""}`;
  if (order.customerId !== 0) return `${site}/personal/history/${order.id}`;
  return `${site}/order/${order.id}?key=${issueAccessKey(context, order.id)}`;
}
