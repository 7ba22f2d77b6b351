import { languages, type ByLanguage } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { getNotify } from "#mocks/db/queries/customers";
import { answerRequest, findOpenRequest, listReturned, type RequestRow } from "#mocks/db/queries/order-requests";
import { costOf, getAnyOrder, listItems, setPayment, setStatus, type OrderRow } from "#mocks/db/queries/orders";
import { found } from "#mocks/errors";
import { inRoubles, nameOf, say, textIn, type Language } from "#mocks/language";

import { orderPageLink } from "./links";
import { statusKey, type OrderStatus } from "./names";
import { toDetail } from "./order";
import { listKept, pricePaid, sumBack } from "./requests";
import { moveOrderedStock } from "./stock";

export type OrderMessages = Pick<Context, "db" | "now" | "outbox" | "siteUrl" | "shop">;

/** Sends the customer the order number, the total (roubles), the link to track it, and where the invoice to pay is. */
export function sendOrderEmail(
  base: OrderMessages,
  order: OrderRow,
  { email, totalPrice, language }: { email: string; totalPrice: number; language: Language },
): void {
  const link = orderPageLink(base, order, language);
  const placed = say(["order.placed", { number: order.number, sum: inRoubles(totalPrice), link }], language);
  const more = [
    ...(order.customerId === 0 ? [say("order.placedLife", language)] : []),
    ...(order.payment === "invoice" ? [say("order.placedInvoice", language)] : []),
  ];
  const text = more.length > 0 ? `${placed}. ${more.join(" ")}` : placed;
  const subject = say(["order.placedSubject", { number: order.number }], language);
  base.outbox.send({ kind: "email", to: email, language, subject, text, link });
}

/** Marks an order as paid and confirms the payment to the customer; the e-mail is also the receipt. */
export function markPaid(base: OrderMessages, order: OrderRow, language: Language): void {
  const { customer, totalPrice, number } = toDetail(base, order, language);
  base.db.transaction(() => {
    setPayment(base.db, order.id, "paid");
    const subject = say(["order.paidSubject", { number }], language);
    const text = say(["order.paid", { number, sum: inRoubles(totalPrice) }], language);
    if (customer.email) base.outbox.send({ kind: "email", to: customer.email, language, subject, text });
    reportOrder(base, order.id);
  });
}

/** What the message about a new status says besides the status. */
type Consequences = {
  /** The money that is returned, in roubles; null if none is. */
  returned: number | null;
  /** The customer has returned a part of the order and keeps the rest. */
  isPart: boolean;
  /** The request that is declined, and what the shop writes about its decision. */
  declined: RequestRow["kind"] | null;
  answer: string;
};

/**
 * Tells the customer the new status of an order, by the customer's settings. A guest has none, and gets an e-mail, or
 * an SMS without an address.
 */
function sendStatusMessages(base: OrderMessages, order: OrderRow, consequences: Consequences): void {
  const { db, outbox, shop } = base;
  const { language, number } = order;
  const { email, phone } = order.person;
  const wanted = order.customerId === 0 ? { orderEmail: true, orderSms: !email } : getNotify(db, order.customerId);
  const status = consequences.isPart
    ? say("order.partReturnedStatus", language)
    : nameOf("orderStatus", statusKey(order, order.status), language);
  const sentence = sentencesOf(order, consequences).join(" ");
  if (wanted.orderSms && phone)
    outbox.send({ kind: "sms", to: phone, language, text: `${textIn(shop.name, language)}: ${sentence}` });
  if (!wanted.orderEmail || !email) return;
  const link = orderPageLink(base, order, language);
  const subject = say(["order.statusSubject", { number, status }], language);
  const text = `${sentence} ${say("order.page", language)}: ${link}`;
  outbox.send({ kind: "email", to: email, language, subject, text, link });
}

/** The texts of the message about an order's new status. */
function sentencesOf(order: OrderRow, { returned, isPart, declined, answer }: Consequences): string[] {
  const { language, number, status, track } = order;
  // A declined return leaves the order as it was: it has been completed before.
  const isAsBefore = declined === "refund" && status === "completed";
  const news = isPart
    ? say(["order.partReturned", { number }], language)
    : nameOf("statusText", statusKey(order, status), language, { number });
  return [
    ...(declined ? [nameOf("requestDeclined", declined, language, { number })] : []),
    ...(answer ? [asSentence(answer)] : []),
    ...(isAsBefore ? [] : [news]),
    ...(status === "shipped" && track ? [say(["order.track", { track }], language)] : []),
    ...(returned ? [say(["order.returned", { sum: inRoubles(returned) }], language)] : []),
  ];
}

/** What the owner types often lacks the full stop, and another sentence follows. */
const asSentence = (text: string): string =>
  /[\p{L}\p{N}»”")%]$/u.test(text.trim()) ? `${text.trim()}.` : text.trim();

/**
 * Moves an order to a status, as the shop's staff does, and tells the customer and the owner's system. Cancelling or
 * refunding a paid order returns the payment, or the part that the customer has asked for. A cancelled order gives its
 * goods back to the stock; returned goods may be faulty, so the owner's feed says how many there are. The customer's open request
 * is approved if the status is what it asks for, else declined. An order of which the customer keeps a part is not
 * refunded but completed again, so that the rest can be returned later. An order that is no longer cancelled or refunded
 * has to be paid again.
 * @param answer what the shop writes to the customer about the request
 * @returns the order's status now; null if it has the given one already: then nothing is sent
 */
export function changeStatus(
  base: OrderMessages,
  order: OrderRow,
  status: OrderStatus,
  answer = "",
): OrderStatus | null {
  const { db, now } = base;
  return db.transaction(() => {
    const current = getAnyOrder(db, order.id);
    if (!current || current.status === status) return null;
    const request = status.endsWith("_requested") ? undefined : findOpenRequest(db, order.id);
    const decision = request && answerRequest(db, request, status, inAllLanguages(answer));
    const approved = decision === "approved" ? request : undefined;
    const isPart = approved?.kind === "refund" && listKept(db, order.id).length > 0;
    const isReturned = isUndone(status) && current.paymentStatus === "paid";
    const returned = isReturned ? sumToReturn(base, current, approved) : null;
    if (isReturned && !isPart) setPayment(db, order.id, "returned");
    const next = isPart ? "completed" : status;
    if (isToPayAgain(base, current, next)) setPayment(db, order.id, "unpaid");
    setStatus(db, order.id, next, now());
    if ([current.status, next].includes("cancelled")) moveOrderedStock(db, current, next === "cancelled");
    reportStatus(base, order.id, {
      returned,
      isPart,
      declined: decision === "rejected" ? (request?.kind ?? null) : null,
      answer,
    });
    return next;
  });
}

/** Whether an order that was undone as a whole, with its payment returned, is to be delivered after all. */
const isToPayAgain = ({ db }: OrderMessages, { id, status, paymentStatus }: OrderRow, next: string): boolean =>
  paymentStatus === "returned" && isUndone(status) && !isUndone(next) && listReturned(db, id).length === 0;

const isUndone = (status: string): boolean => status === "cancelled" || status === "refunded";

const inAllLanguages = (text: string): ByLanguage | null =>
  text ? Object.fromEntries(languages().map(({ code }) => [code, text])) : null;

/** What an approved request returns; without one, the payment less what has come back before. In roubles. */
function sumToReturn({ db }: OrderMessages, order: OrderRow, approved: RequestRow | undefined): number {
  const bought = listItems(db, order.id);
  const asked = approved && sumBack(db, approved, bought);
  const before = pricePaid(order, bought, listReturned(db, order.id));
  return asked ?? costOf(bought) - order.discount + order.deliveryCost - before;
}

/** Tells the customer and the owner's system about a status that has been set. */
export function reportStatus(
  base: OrderMessages,
  orderId: number,
  consequences: Consequences = { returned: null, isPart: false, declined: null, answer: "" },
): void {
  const order = getAnyOrder(base.db, orderId);
  if (order) sendStatusMessages(base, order, consequences);
  reportOrder(base, orderId);
}

/** Posts a changed order to the owner's system, if there is one. */
export function reportOrder(
  base: Pick<Context, "db" | "now" | "shop" | "outbox">,
  orderId: number,
  event: "order.created" | "order.changed" = "order.changed",
): void {
  base.outbox.postOrder(event, () => {
    const order = found(getAnyOrder(base.db, orderId), "internal");
    return toDetail(base, order, order.language);
  });
}
