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
import { orderIdOf } from "~/shop/order/order-text";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Reads the order's id and key from the URL; null if they cannot open any order. */
export function readAccess({ params, request }: Args): { id: number; key: string } | null {
  const id = orderIdOf(params);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return id !== null && /^[\w-]{1,200}$/.test(key) ? { id, key } : null;
}

/**
 * The order that the URL opens.
 * @throws the same 404 for an unknown order and for a wrong or expired key; 503 if the API does not answer
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
 * Redirects to the payment page, after checking the link, which comes from the API. The key in the URL proves that the
 * shopper means it, so the form's fields are not read: the page sends no referrer, and browsers then send no Origin with
 * its forms either.
 * @throws 404 in the same cases as the page
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
  visit.setNotice(text ? { kind: "error", text } : { kind: "error", key: "failed" });
  return redirectWith(visit, localePath(visit.locale, paths.order(id, key)));
}

/** Whether the API's status means that the key opens nothing. */
const isClosed = (status: number) => status === 404 || status === 403 || status === 401 || status === 422;
