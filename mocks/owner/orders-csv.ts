import type { OrderDetailWire } from "~/api/schemas/orders";
import { listDiscounts } from "~/lib/list-discounts";
import { shopDay, shopTime } from "~/lib/shop-day";
import { nameOf, say, type Language } from "#mocks/language";

/** The shop's day and clock at a time. */
export const moment = (at: string) => `${shopDay(new Date(at))} ${shopTime(new Date(at))}`;

type Cell = string | number | null | undefined;

/** By the name of its heading among the API's texts. */
const columns: Record<string, (order: OrderDetailWire, language: Language) => Cell> = {
  number: ({ number }) => number,
  createdAt: ({ createdAt }) => moment(createdAt),
  status: ({ status }) => status.name,
  paymentStatus: ({ paymentStatus }) => paymentStatus.name,
  payment: ({ payment }) => payment.name,
  customer: ({ customer }) => fullName(customer),
  phone: ({ customer }) => customer.phone,
  email: ({ customer }) => customer.email,
  company: ({ company }) => company?.name,
  inn: ({ company }) => company?.inn,
  delivery: ({ delivery }) => delivery.name,
  deliveryDate: ({ deliveryDate }) => deliveryDate,
  interval: ({ delivery }) => delivery.interval,
  address: ({ delivery }) => delivery.pickupPoint?.address ?? delivery.address?.value,
  recipient: recipientOf,
  track: ({ delivery }) => delivery.track,
  items: ({ items }) => items.map(({ article, name, quantity }) => `${article} ${name} × ${quantity}`).join("\n"),
  cost: ({ cost }) => cost,
  discount: ({ discount }) => discount,
  discounts: (order, language) =>
    listDiscounts(order, say("csv.discount", language))
      .map(({ name, sum }) => `${name}: ${sum}`)
      .join("\n"),
  deliveryCost: ({ delivery }) => delivery.cost,
  total: ({ totalPrice }) => totalPrice,
  comment: ({ comment }) => comment,
};

/**
 * Orders as a table for a spreadsheet, an order per line. Excel recognizes UTF-8 by the byte order mark, and in Russian
 * it separates cells by semicolons.
 */
export function ordersCsv(orders: OrderDetailWire[], language: Language): string {
  const heading = Object.keys(columns).map((name) => nameOf("csv", name, language));
  const rows = [heading, ...orders.map((order) => Object.values(columns).map((cell) => cell(order, language)))];
  return `\uFEFF${rows.map((row) => row.map(quote).join(";")).join("\r\n")}\r\n`;
}

/** The apostrophe makes a spreadsheet show what customers typed instead of calculating it (OWASP: CSV injection). */
function quote(cell: Cell): string {
  const text = String(cell ?? "");
  const harmless = typeof cell !== "number" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Somebody else who receives the order; null if the customer does. */
export function recipientOf({ recipient }: OrderDetailWire): string | null {
  return recipient ? `${recipient.name}, ${recipient.phone}` : null;
}

/** The account of an order may have been deleted, and its person with it. */
export function fullName({ lastName, name, secondName }: Partial<OrderDetailWire["customer"]>): string {
  return [lastName, name, secondName].filter(Boolean).join(" ");
}
