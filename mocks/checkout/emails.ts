import type { Context } from "#mocks/context";
import type { OrderRow } from "#mocks/db/queries/orders";
import type { Language } from "#mocks/language";
import { orderPageLink } from "#mocks/orders/links";

/** Sends the customer the order number, the total (roubles) and the link to track it. */
export function sendOrderEmail(
  context: Context,
  order: OrderRow,
  { email, totalPrice, language }: { email: string; totalPrice: number; language: Language },
): void {
  const link = orderPageLink(context, order, language);
  const text = {
    ru: `Спасибо за заказ! Его номер ${order.number}, сумма ${totalPrice} ₽. Следить за заказом: ${link}`,
    en: `Thank you for your order! Its number is ${order.number}, the total is ${totalPrice} ₽. Track it at ${link}`,
  };
  const life =
    order.customerId === 0 ? { ru: ". Ссылка действует 30 дней.", en: ". The link is valid for 30 days." } : null;
  context.outbox.send({ kind: "email", to: email, text: text[language] + (life?.[language] ?? ""), link });
}

/** Confirms the payment; the e-mail is also the receipt. */
export function sendPaidEmail(context: Context, order: OrderRow, email: string, language: Language): void {
  const text = {
    ru: `Заказ ${order.number} оплачен. Это письмо — ваш чек.`,
    en: `Order ${order.number} is paid. This e-mail is your receipt.`,
  };
  context.outbox.send({ kind: "email", to: email, text: text[language] });
}
