import type { OrderDetailWire } from "~/api/schemas/orders";
import { listDiscounts } from "~/lib/list-discounts";
import { shopZone } from "~/lib/shop-day";

const time = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: shopZone });

type Cell = string | number | null | undefined;

const columns: Record<string, (order: OrderDetailWire) => Cell> = {
  Номер: ({ number }) => number,
  Оформлен: ({ createdAt }) => time.format(new Date(createdAt)),
  Статус: ({ status }) => status.name,
  Оплата: ({ paymentStatus }) => paymentStatus.name,
  "Способ оплаты": ({ payment }) => payment.name,
  Покупатель: ({ customer }) => nameOf(customer),
  Телефон: ({ customer }) => customer.phone,
  Почта: ({ customer }) => customer.email,
  Компания: ({ company }) => company?.name,
  ИНН: ({ company }) => company?.inn,
  Доставка: ({ delivery }) => delivery.name,
  "Дата доставки": ({ deliveryDate }) => deliveryDate,
  "Время доставки": ({ delivery }) => delivery.interval,
  Адрес: ({ delivery }) => delivery.pickupPoint?.address ?? delivery.address?.value,
  Получатель: recipientOf,
  "Трек-номер": ({ delivery }) => delivery.track,
  Товары: ({ items }) => items.map(({ article, name, quantity }) => `${article} ${name} × ${quantity}`).join("\n"),
  "Стоимость товаров": ({ cost }) => cost,
  Скидка: ({ discount }) => discount,
  "Что в скидке": (order) =>
    listDiscounts(order, "Скидка")
      .map(({ name, sum }) => `${name}: ${sum}`)
      .join("\n"),
  "Стоимость доставки": ({ delivery }) => delivery.cost,
  Итого: ({ totalPrice }) => totalPrice,
  Комментарий: ({ comment }) => comment,
};

/**
 * Orders as a table for a spreadsheet, an order per line. Excel recognizes UTF-8 by the byte order mark, and in Russian
 * it separates cells by semicolons.
 */
export function ordersCsv(orders: OrderDetailWire[]): string {
  const rows = [Object.keys(columns), ...orders.map((order) => Object.values(columns).map((cell) => cell(order)))];
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
export function nameOf({ lastName, name, secondName }: Partial<OrderDetailWire["customer"]>): string {
  return [lastName, name, secondName].filter(Boolean).join(" ");
}
