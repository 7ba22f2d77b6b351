import type { Context } from "#mocks/context";
import { answerRequests } from "#mocks/db/queries/order-requests";
import { getAnyOrder, setReturned, setStatus, type OrderRow } from "#mocks/db/queries/orders";

import { sendStatusMessages, type OrderMessages } from "./messages";
import type { OrderStatus } from "./names";
import { toDetail } from "./order";

/**
 * Moves an order to a status, as the shop's staff does, and tells the customer and the owner's system. Cancelling or
 * refunding a paid order returns the payment. The customer's open request is approved if the status is what it asks
 * for, else rejected.
 * @returns false if the order has this status already: then nothing is sent
 */
export function changeStatus(base: OrderMessages, order: OrderRow, status: OrderStatus): boolean {
  const { db, now } = base;
  return db.transaction(() => {
    const current = getAnyOrder(db, order.id);
    if (!current || current.status === status) return false;
    const isReturned = (status === "cancelled" || status === "refunded") && current.paymentStatus === "paid";
    setStatus(db, order.id, status, now());
    if (isReturned) setReturned(db, order.id);
    if (!status.endsWith("_requested")) answerRequests(db, order.id, status);
    reportStatus(base, order.id, isReturned);
    return true;
  });
}

/** Tells the customer and the owner's system about a status that has been set. */
export function reportStatus(base: OrderMessages, orderId: number, isReturned = false): void {
  const order = getAnyOrder(base.db, orderId);
  if (order) sendStatusMessages(base, order, isReturned);
  reportOrder(base, orderId);
}

/** Posts a changed order to the owner's system, if there is one. */
export function reportOrder(
  base: Pick<Context, "db" | "now" | "shop" | "outbox">,
  orderId: number,
  event: "order.created" | "order.changed" = "order.changed",
): void {
  base.outbox.postOrder(event, () => {
    const order = getAnyOrder(base.db, orderId);
    if (!order) throw new Error(`The order ${orderId} was not found`);
    return toDetail(base, order, order.language);
  });
}
