import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { fileFault } from "~/lib/file-fault";
import { firstLanguage } from "~/lib/languages";
import { listDiscounts } from "~/lib/list-discounts";
import { findOrderByNumber, listAllOrders, type OrderRow } from "#mocks/db/queries/orders";
import { changeStatus } from "#mocks/orders/change-status";
import type { OrderMessages } from "#mocks/orders/messages";
import { orderStatuses, type OrderStatus } from "#mocks/orders/names";
import { toDetail } from "#mocks/orders/order";

import { fullName, moment, ordersCsv, recipientOf } from "./orders-csv";

const usage = `Usage:
  npm run orders list [new]           the orders, newest first, or only those with a status
  npm run orders show 100040          one order
  npm run orders set 100040 shipped   change its status, and tell the customer
  npm run orders export orders.csv    all orders as a table`;

/**
 * Runs a command and returns its output.
 * @param place the absolute path of a file that the owner names
 * @throws an Error with one clear line, or with the usage
 */
export function runOrders(base: OrderMessages, args: string[], place: (path: string) => string): string {
  const { positionals, values } = readArguments(args);
  const [command = "", first, second, ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  if (command === "list" && second === undefined) return list(base, values.status ?? first);
  if (command === "show" && first !== undefined && second === undefined) return show(base, requireOrder(base, first));
  if (command === "set" && first !== undefined && second !== undefined) return set(base, first, second);
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

function requireStatus(code: string): OrderStatus {
  const status = orderStatuses.find((known) => known === code);
  if (status === undefined) throw new Error(`There is no status “${code}”: use ${orderStatuses.join(", ")}`);
  return status;
}

function requireOrder({ db }: OrderMessages, number: string): OrderRow {
  const order = findOrderByNumber(db, number);
  if (!order) throw new Error(`There is no order with the number “${number}”`);
  return order;
}

function list(base: OrderMessages, code: string | undefined): string {
  const orders = listAllOrders(base.db, code === undefined ? null : requireStatus(code));
  if (orders.length === 0) return "There are no such orders";
  const lines = orders.map((row) => {
    const { number, createdAt, status, paymentStatus, totalPrice, customer } = toDetail(base, row, firstLanguage());
    const columns = [number.padEnd(8), moment(createdAt), status.code.padEnd(16), paymentStatus.code.padEnd(8)];
    return [...columns, `${totalPrice} ₽`.padStart(12), fullName(customer)].join("  ").trimEnd();
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
  const known = rows.flatMap(([name, value]) => (value ? [`${name.padEnd(11)}${value}`] : []));
  const items = order.items.map(
    ({ article, name, quantity, price, sum }) => `  ${article}  ${name}: ${quantity} × ${price} ₽ = ${sum} ₽`,
  );
  const totals = [
    ...listDiscounts(order, "Discount").map(({ name, sum }) => `Discount   ${sum} ₽ (${name})`),
    `Shipping   ${delivery.cost} ₽`,
    `Total      ${order.totalPrice} ₽`,
  ];
  const history = order.history.map(({ status, at }) => `  ${moment(at)}  ${status.code}`);
  return [...known, "Items", ...items, ...totals, "History", ...history].join("\n");
}

function set(base: OrderMessages, number: string, code: string): string {
  const order = requireOrder(base, number);
  const status = requireStatus(code);
  if (status.endsWith("_requested")) throw new Error(`Only a customer can set the status “${status}”`);
  if (!changeStatus(base, order, status)) throw new Error(`Order ${number} is already ${status}`);
  return `Order ${number}: ${order.status} → ${status}`;
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
  return `${name}: ${orders.length} orders`;
}
