import type { StatusWire } from "~/api/schemas/orders";
import { nameOf, type Language } from "#mocks/language";

/** The statuses of an order, in the order in which they occur. */
export const orderStatuses = [
  ...(["new", "confirmed", "assembling", "shipped", "ready", "completed"] as const),
  ...(["cancel_requested", "cancelled", "refund_requested", "refunded"] as const),
];
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentStatuses = ["unpaid", "pending", "paid", "returned"] as const;

export const requestStatuses = ["new", "approved", "rejected", "withdrawn"] as const;

export const deliveryCodes = ["pickup", "courier", "transport"] as const;
export type DeliveryCode = (typeof deliveryCodes)[number];

export const paymentCodes = ["card", "cash", "invoice"] as const;
export type PaymentCode = (typeof paymentCodes)[number];

/** A code with its name from a group of the API's texts; an unknown code is its own name. */
export const named = (group: Parameters<typeof nameOf>[0], code: string, language: Language): StatusWire => ({
  code,
  name: nameOf(group, code, language),
});

/** What the API's texts call a status of an order: one to pick up is not on its way to the customer. */
export const statusKey = ({ delivery }: { delivery: string }, status: string): string =>
  delivery === "pickup" && status === "shipped" ? "shippedToPoint" : status;

/** The number of an order that somebody copied as the shop shows it: `№ 100 482`. */
export const plainOrderNumber = (text: string): string => text.replace(/[\s№#]/g, "");
