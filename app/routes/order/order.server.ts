import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { getGuestOrder, getGuestPaymentLink } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { throwDenied, throwNotFound } from "~/session/not-found.server";
import { safeRedirect } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { getVisit, redirectWith } from "~/session/visit.server";
import { orderIdOf } from "~/shop/order/order-number";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** What of an address opens an order; null where it can open none. */
export function readAccess({ params, request }: Args): { id: number; key: string } | null {
  const id = orderIdOf(params);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return id !== null && /^[\w-]{1,200}$/.test(key) ? { id, key } : null;
}

/**
 * The order that an address opens.
 * @throws 404 alike for an order that there is none and for a wrong or old key; 503 without an answer
 */
export async function requireGuestOrder(args: Args): Promise<{ order: OrderDetail; key: string }> {
  const visit = await getVisit(args);
  const access = readAccess(args);
  if (access === null) return throwNotFound(args);
  const answer = await getGuestOrder(visit.caller, access.id, access.key);
  if (isClosed(answer.status)) return throwDenied(args, "order_key");
  return { order: mainData(answer).order, key: access.key };
}

/**
 * Leads out of the shop to pay, once the link has been looked at: it comes from outside. The key in the address says that
 * the shopper means it, so the fields of the form are not even read: a page that tells nobody where it is posts without a
 * name of its origin as well.
 * @throws 404 as the page does
 */
export async function payGuestOrder(args: ActionFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const access = readAccess(args);
  if (access === null) return throwNotFound(args);
  const { id, key } = access;
  const t = translateFor(visit.locale);
  const { data, error, status } = await getGuestPaymentLink(visit.caller, id, key);
  if (isClosed(status)) return throwDenied(args, "order_key");
  const link = data && safeRedirect(data.link, "", env.PAYMENT_HOSTS);
  if (link) return redirectWith(visit, link);
  const text = data ? t("personal:pay.refused") : refusal(error);
  visit.leaveNotice(text ? { kind: "error", text } : { kind: "error", key: "failed" });
  return redirectWith(visit, localePath(visit.locale, paths.order(id, key)));
}

/** Whether the API says that a key opens nothing. */
const isClosed = (status: number) => status === 404 || status === 403 || status === 401 || status === 422;
