import type { OrderDetail } from "~/api/schemas/orders";
import { escapeHtml, htmlPage } from "#mocks/html";
import type { Language } from "#mocks/language";

const words = {
  ru: {
    title: "Оплата заказа",
    note: "Это учебная страница банка: денег она не берёт и карту не спрашивает.",
    sum: "К оплате",
    goods: "Товары",
    pay: "Оплатить",
    fail: "Отказать в оплате",
    leave: "Вернуться в магазин без оплаты",
    done: "Платить не нужно: заказ оплачен, отменён или возвращён.",
    back: "Вернуться в магазин",
  },
  en: {
    title: "Payment for order",
    note: "This page stands for a bank's: it takes no money and asks for no card.",
    sum: "To pay",
    goods: "Products",
    pay: "Pay",
    fail: "Decline the payment",
    leave: "Return to the shop without paying",
    done: "There is nothing to pay: the order is paid, cancelled or returned.",
    back: "Return to the shop",
  },
};

/** The payment page of an order: three plain forms, or one where there is nothing to pay. */
export function payPage(order: OrderDetail, key: string, language: Language): string {
  const text = words[language];
  const title = `${text.title} ${order.number}`;
  const form = (action: string, label: string) =>
    `<form method="post" action="/pay/${encodeURIComponent(key)}/${action}?lang=${language}"><p><button>${label}</button></p></form>`;
  const lines = order.items.map(({ name, quantity, sum }) => `<li>${escapeHtml(name)} × ${quantity}: ${sum} ₽</li>`);
  const forms = order.can.pay
    ? [form("pay", text.pay), form("fail", text.fail), form("leave", text.leave)]
    : [`<p>${text.done}</p>`, form("leave", text.back)];
  return htmlPage(
    title,
    `<main><h1>${escapeHtml(title)}</h1>
<p>${text.note}</p>
<p><strong>${text.sum}: ${order.totalPrice} ₽</strong></p>
<p class="label">${text.goods}</p><ul class="plain">${lines.join("")}</ul>
${forms.join("\n")}</main>`,
    language,
  );
}
