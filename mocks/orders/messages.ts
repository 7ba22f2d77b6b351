import type { Context } from "#mocks/context";
import { getNotify } from "#mocks/db/queries/customers";
import type { OrderRow } from "#mocks/db/queries/orders";
import { textIn, type Language, type Text } from "#mocks/language";

import { orderPageLink } from "./links";
import { named, orderStatuses } from "./names";
import { contactsOf } from "./order";
import { statusTexts } from "./status-texts";

export type OrderMessages = Pick<Context, "db" | "now" | "outbox" | "siteUrl" | "shop">;

/** Sends the customer the order number, the total (roubles) and the link to track it. */
export function sendOrderEmail(
  base: OrderMessages,
  order: OrderRow,
  { email, totalPrice, language }: { email: string; totalPrice: number; language: Language },
): void {
  const link = orderPageLink(base, order, language);
  const text = {
    ru: `Спасибо за заказ! Его номер ${order.number}, сумма ${totalPrice} ₽. Следить за заказом: ${link}`,
    en: `Thank you for your order! Its number is ${order.number}, the total is ${totalPrice} ₽. Track it at ${link}`,
  };
  const life =
    order.customerId === 0 ? { ru: ". Ссылка действует 30 дней.", en: ". The link is valid for 30 days." } : null;
  const subject = textIn({ ru: `Заказ ${order.number} оформлен`, en: `Your order ${order.number}` }, language);
  base.outbox.send({
    kind: "email",
    to: email,
    language,
    subject,
    text: textIn(text, language) + (textIn(life, language) ?? ""),
    link,
  });
}

/** Confirms the payment; the e-mail is also the receipt. */
export function sendPaidEmail({ outbox }: OrderMessages, order: OrderRow, email: string, language: Language): void {
  const text = {
    ru: `Заказ ${order.number} оплачен. Это письмо — ваш чек.`,
    en: `Order ${order.number} is paid. This e-mail is your receipt.`,
  };
  const subject = textIn({ ru: `Заказ ${order.number} оплачен`, en: `Order ${order.number} is paid` }, language);
  outbox.send({ kind: "email", to: email, language, subject, text: textIn(text, language) });
}

/**
 * Tells the customer the new status of an order, by the customer's settings. A guest has none, and gets an e-mail, or
 * an SMS without an address.
 * @param isReturned whether the payment was returned with the change
 */
export function sendStatusMessages(base: OrderMessages, order: OrderRow, isReturned: boolean): void {
  const { db, outbox, shop } = base;
  const { language } = order;
  const { email, phone } = contactsOf(order);
  const wanted = order.customerId === 0 ? { orderEmail: true, orderSms: !email } : getNotify(db, order.customerId);
  const texts: Record<string, Text | undefined> = statusTexts;
  const status = named(orderStatuses, order.status, language).name;
  const sentence = [
    textIn(texts[order.status], language)?.replace("{number}", order.number) ?? `${order.number}: ${status}.`,
    ...(order.status === "shipped" && order.track ? [textIn(trackText, language).replace("{track}", order.track)] : []),
    ...(isReturned ? [textIn(returnedText, language)] : []),
  ].join(" ");
  if (wanted.orderSms && phone)
    outbox.send({ kind: "sms", to: phone, language, text: `${textIn(shop.name, language)}: ${sentence}` });
  if (!wanted.orderEmail || !email) return;
  const link = orderPageLink(base, order, language);
  const subject = textIn({ ru: `Заказ ${order.number}: ${status}`, en: `Order ${order.number}: ${status}` }, language);
  const text = `${sentence} ${textIn({ ru: "Страница заказа", en: "Order page" }, language)}: ${link}`;
  outbox.send({ kind: "email", to: email, language, subject, text, link });
}

const trackText: Text = { ru: "Трек-номер: {track}.", en: "The tracking number is {track}." };
const returnedText: Text = { ru: "Деньги возвращены.", en: "The payment was returned." };
