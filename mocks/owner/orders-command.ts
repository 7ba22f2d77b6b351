import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import type { OrderDetailWire } from "~/api/schemas/orders";
import { fileFault } from "~/lib/file-fault";
import { firstLanguage } from "~/lib/languages";
import { listDiscounts } from "~/lib/list-discounts";
import { shopDay, shopTime } from "~/lib/shop-day";
import { counted } from "#mocks/counted";
import { findOpenRequest, listRequestsOf, type RequestRow } from "#mocks/db/queries/order-requests";
import { findOrderByNumber, listAllOrders, type OrderRow } from "#mocks/db/queries/orders";
import { nameOf, say, type Language } from "#mocks/language";
import { changeStatus, markPaid, reportOrder, type OrderMessages } from "#mocks/orders/change-status";
import { orderStatuses, plainOrderNumber } from "#mocks/orders/names";
import { toDetail } from "#mocks/orders/order";
import { toRequest } from "#mocks/orders/requests";
import { attachmentsFolder } from "#mocks/paths";

const usage = `Usage:
  npm run orders list [new]           the orders, newest first, or only those with a status
  npm run orders show 100040          one order
  npm run orders set 100040 shipped   change its status, and tell the customer
  npm run orders set 100040 completed "Why not"
                                      the same, with an answer to the customer's request
  npm run orders paid 100040          note that its invoice was paid, and tell the customer
  npm run orders track 100040 RA123   its tracking number, for the message that it is shipped
  npm run orders export orders.csv    all orders as a table`;

/**
 * Runs a command and returns its output.
 * @param place the absolute path of a file that the owner names
 * @throws an Error with one clear line, or with the usage
 */
export function runOrders(base: OrderMessages, args: string[], place: (path: string) => string): string {
  const { positionals, values } = readArguments(args);
  const [command = "", first, second, answer, ...more] = positionals;
  if (more.length > 0 || (answer !== undefined && command !== "set")) throw new Error(usage);
  if (command === "list" && second === undefined) return list(base, values.status ?? first);
  if (command === "show" && first !== undefined && second === undefined) return show(base, requireOrder(base, first));
  if (command === "set" && first !== undefined && second !== undefined) return set(base, first, second, answer);
  if (command === "paid" && first !== undefined && second === undefined) return pay(base, first);
  if (command === "track" && first !== undefined && second !== undefined) return track(base, first, second);
  if (command === "export" && first !== undefined && second === undefined) return exportTo(base, place(first), first);
  throw new Error(usage);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { status: { type: "string" } }, allowPositionals: true });
  } catch {
    throw new Error(usage);
  }
}

/** @throws an Error that lists the statuses */
export function requireStatus<Status extends string>(code: string, statuses: readonly Status[]): Status {
  const status = statuses.find((known) => known === code);
  if (status === undefined) throw new Error(`There is no status “${code}”: use ${statuses.join(", ")}`);
  return status;
}

function requireOrder({ db }: OrderMessages, number: string): OrderRow {
  const order = findOrderByNumber(db, plainOrderNumber(number));
  if (!order) throw new Error(`There is no order with the number “${number}”`);
  return order;
}

/** Customers' texts may hold line ends and other control characters, which a terminal would obey. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, " ").trim();

function list(base: OrderMessages, code: string | undefined): string {
  const orders = listAllOrders(base.db, code === undefined ? null : requireStatus(code, orderStatuses));
  if (orders.length === 0) return "There are no such orders";
  const lines = orders.map((row) => {
    const { number, createdAt, status, paymentStatus, totalPrice, customer } = toDetail(base, row, firstLanguage());
    const columns = [number.padEnd(8), moment(createdAt), status.code.padEnd(16), paymentStatus.code.padEnd(8)];
    return [...columns, `${totalPrice} ₽`.padStart(12), oneLine(fullName(customer))].join("  ").trimEnd();
  });
  return lines.join("\n");
}

function show(base: OrderMessages, row: OrderRow): string {
  const order = toDetail(base, row, row.language);
  const { delivery, customer, company } = order;
  const rows: [string, string | null | undefined][] = [
    ["Order", order.number],
    ["Placed", moment(order.createdAt)],
    ["Status", `${order.status.code} (${order.status.name})`],
    ["Payment", `${order.payment.name}: ${order.paymentStatus.code}`],
    ["Customer", fullName(customer)],
    ["Phone", customer.phone],
    ["E-mail", customer.email],
    ["Company", company && `${company.name}, ${company.inn}`],
    ["Delivery", [delivery.name, order.deliveryDate, delivery.interval].filter(Boolean).join(", ")],
    ["Address", delivery.pickupPoint?.address ?? delivery.address?.value],
    ["Recipient", recipientOf(order)],
    ["Track", delivery.track],
    ["Comment", order.comment],
  ];
  const known = rows.flatMap(([name, value]) => (value ? [`${name.padEnd(11)}${oneLine(value)}`] : []));
  const items = order.items.map(
    ({ article, name, quantity, price, sum, returned }) =>
      `  ${article}  ${name}: ${quantity} × ${price} ₽ = ${sum} ₽${returned ? `, returned: ${returned}` : ""}`,
  );
  const totals = [
    ...listDiscounts(order, "Discount").map(({ name, sum }) => `Discount   ${sum} ₽ (${name})`),
    `Delivery   ${delivery.cost} ₽`,
    `Total      ${order.totalPrice} ₽`,
    ...(order.returnedSum ? [`Returned   ${order.returnedSum} ₽`] : []),
  ];
  const history = order.history.map(({ status, at }) => `  ${moment(at)}  ${status.code}`);
  const requests = listRequestsOf(base.db, row.id).flatMap((request) => describeRequest(base, request));
  return [...known, "Items", ...items, ...totals, "History", ...history, ...requests].join("\n");
}

/** What the customer has asked for, as the owner needs it to decide. Photos are below `DATA_DIR`. */
function describeRequest({ db }: OrderMessages, request: RequestRow): string[] {
  const { createdAt, kind, status, reason, comment, sum, items } = toRequest(db, request, firstLanguage());
  const back = sum === undefined ? "" : `, to return ${sum} ₽`;
  return [
    `Request    ${moment(createdAt)}  ${kind}, ${status.code}: ${oneLine(reason)}${back}`,
    ...items.map(({ name, quantity }) => `  ${oneLine(name)}: ${quantity}`),
    ...(comment ? [`  “${oneLine(comment)}”`] : []),
    ...request.files.map(({ stored }) => `  ${attachmentsFolder}/${stored}`),
  ];
}

function set(base: OrderMessages, number: string, code: string, answer?: string): string {
  const order = requireOrder(base, number);
  const status = requireStatus(code, orderStatuses);
  if (status.endsWith("_requested")) throw new Error(`Only a customer can set the status “${status}”`);
  if (answer !== undefined && !findOpenRequest(base.db, order.id))
    throw new Error(`The customer of order ${number} has asked for nothing, so there is nothing to answer`);
  const next = changeStatus(base, order, status, answer);
  if (!next) throw new Error(`Order ${number} is already ${status}`);
  const reason = next === status ? "" : ", because the customer has returned only a part of it";
  return `Order ${number}: ${order.status} → ${next}${reason}`;
}

/** For payments that the shop does not see itself, such as a bank transfer for an invoice. */
function pay(base: OrderMessages, number: string): string {
  const order = requireOrder(base, number);
  const { paymentStatus, status } = order;
  if (paymentStatus !== "unpaid") throw new Error(`Order ${number} is already ${paymentStatus}`);
  if (status === "cancelled") throw new Error(`Order ${number} is cancelled`);
  markPaid(base, order, order.language);
  return `Order ${number}: ${paymentStatus} → paid`;
}

const longestTrack = 100;

function track(base: OrderMessages, number: string, text: string): string {
  const order = requireOrder(base, number);
  const trackingNumber = oneLine(text).slice(0, longestTrack) || null;
  base.db.transaction(() => {
    base.db.update("customer_order", order.id, { track: trackingNumber, demoAt: null });
    reportOrder(base, order.id);
  });
  return `Order ${number}: tracking number ${trackingNumber ?? "removed"}`;
}

function exportTo(base: OrderMessages, file: string, name: string): string {
  const language = firstLanguage();
  const orders = listAllOrders(base.db, null).map((row) => toDetail(base, row, language));
  // Customers' data: only the owner may read the file.
  try {
    writeFileSync(file, ordersCsv(orders, language), { mode: 0o600 });
  } catch (error) {
    throw new Error(`${name} cannot be written: ${fileFault(error)}`);
  }
  return `${name}: ${counted(orders.length, "order")}`;
}

/** The shop's day and clock at a time. */
const moment = (at: string) => `${shopDay(new Date(at))} ${shopTime(new Date(at))}`;

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
function ordersCsv(orders: OrderDetailWire[], language: Language): string {
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
function recipientOf({ recipient }: OrderDetailWire): string | null {
  return recipient ? `${recipient.name}, ${recipient.phone}` : null;
}

/** The account of an order may have been deleted, and its person with it. */
const fullName = ({ lastName, name, secondName }: Partial<OrderDetailWire["customer"]>): string =>
  [lastName, name, secondName].filter(Boolean).join(" ");
