import type { LoaderFunctionArgs } from "@remix-run/node";

import { limits } from "~/api/client.server";
import { getGuestOrder, getOrder } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { env } from "~/env.server";
import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { readPlacedOrder, type PlacedOrder } from "~/session/placed-order.server";
import { safeRedirect } from "~/session/safe-redirect";
import { getVisit, redirectWith, type Visit } from "~/session/visit.server";

import { paidOnline } from "./page-data";

/** The order on the success page; `facts` is null if the API did not return them in time. */
export type PlacedView = {
  number: string;
  email: string;
  /** Paths without a language prefix. */
  orderPath: string;
  invoicePath: string;
  /** The order was made without an account: only its link opens it. */
  isGuest: boolean;
  /** Where to pay; null if no payment is due now or the link is not allowed. */
  paymentLink: string | null;
  linkRefused: boolean;
  /** The order waits for online payment but has no link yet: the order's own page requests one. */
  askLink: boolean;
  facts: PlacedFacts | null;
};

/** The order's details that the page renders. */
export type PlacedFacts = ReturnType<typeof factsOf>;

/**
 * Returns the order this visitor has just placed; null for anyone else.
 * @throws a redirect to the success page of the order's kind of customer
 */
export async function loadPlaced(
  args: LoaderFunctionArgs,
  personType: PlacedOrder["personType"],
): Promise<{ placed: PlacedView | null }> {
  const visit = await getVisit(args);
  const placed = await readPlacedOrder(args.request, visit.author());
  if (placed === null) return { placed: null };
  if (placed.personType !== personType) {
    throw await redirectWith(visit, localePath(visit.locale, paths.orderPlaced(placed.personType)), 302);
  }
  const { order, isGuest } = await fetchOrder(visit, placed);
  // The API may just have said that the sign-in which placed the order has ended.
  if ((await readPlacedOrder(args.request, visit.author())) === null) return { placed: null };
  const { orderId, accessKey, number, email } = placed;
  const link = order?.can.pay === false ? null : placed.paymentLink;
  const paymentLink = safeRedirect(link, "", env.PAYMENT_HOSTS) || null;
  const linkRefused = link !== null && paymentLink === null;
  const askLink = link === null && order?.can.pay === true && order.payment.code === paidOnline;
  const view = {
    ...{ number, email, isGuest, paymentLink, linkRefused, askLink },
    orderPath: isGuest ? paths.order(orderId, accessKey) : paths.personalOrder(orderId),
    invoicePath: paths.orderInvoice(orderId, accessKey),
    facts: order && factsOf(order),
  };
  return { placed: view };
}

/** Reads a customer's own order with the session. An order made as a guest still opens by its key after signing in. */
async function fetchOrder(
  visit: Visit,
  { orderId, accessKey }: PlacedOrder,
): Promise<{ order: OrderDetail | null; isGuest: boolean }> {
  if (visit.caller.token !== null) {
    const { data, status } = await getOrder(visit.caller, orderId, limits.part);
    if (![401, 403, 404].includes(status)) return { order: data?.order ?? null, isGuest: false };
  }
  const { data } = await getGuestOrder(visit.caller, orderId, accessKey, limits.part);
  return { order: data?.order ?? null, isGuest: true };
}

function factsOf(order: OrderDetail) {
  const { createdAt, customer, company, itemsCount, totalWeight, totalPrice, delivery, deliveryDate, payment } = order;
  const { address, pickupPoint } = delivery;
  return {
    ...{ createdAt, itemsCount, totalWeight, totalPrice, deliveryDate },
    hours: delivery.interval,
    pictures: order.pictures,
    name: customer.name,
    company: company && { name: company.name, inn: company.inn, kpp: company.kpp },
    delivery: delivery.name,
    address: address?.value ?? null,
    pickupPoint: pickupPoint && [pickupPoint.name, pickupPoint.address].filter(Boolean).join(", "),
    payment: payment.name,
    isPaid: order.paymentStatus.code === "paid",
  };
}
