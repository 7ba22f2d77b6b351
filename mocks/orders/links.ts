import { localePath } from "~/lib/languages";
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
  const path =
    order.customerId === 0
      ? `/order/${order.id}?key=${issueAccessKey(context, order.id)}`
      : `/personal/history/${order.id}`;
  return context.siteUrl + localePath(language, path);
}
