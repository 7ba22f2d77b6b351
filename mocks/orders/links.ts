import type { Context } from "#mocks/context";
import type { OrderRow } from "#mocks/db/queries/orders";
import type { Language } from "#mocks/language";

import { issueAccessKey } from "./access";

/** The link to an order's page in the shop: in the account for a customer, with a new access key for a guest. */
export function orderPageLink(
  context: Pick<Context, "db" | "now" | "siteUrl">,
  order: OrderRow,
  language: Language,
): string {
  const site = `${context.siteUrl}${language === "en" ? "/en" : ""}`;
  if (order.customerId !== 0) return `${site}/personal/history/${order.id}`;
  return `${site}/order/${order.id}?key=${issueAccessKey(context, order.id)}`;
}
