import type { OrderDetailWire } from "~/api/schemas/orders";
import { escapeHtml, htmlPage } from "#mocks/html";
import { textIn, type Language } from "#mocks/language";

const words = {
  ru: {
    title: "Оплата заказа",
    note: "Это демонстрационная страница банка: деньги не списываются, данные карты не нужны.",
    sum: "К оплате",
    products: "Товары",
    pay: "Оплатить",
    fail: "Отклонить платёж",
    leave: "Вернуться в магазин без оплаты",
    done: "Оплата не требуется: заказ оплачен, отменён или возвращён.",
    back: "Вернуться в магазин",
  },
  en: {
    title: "Payment for order",
    note: "This is a demo bank page: it takes no money and does not ask for a card.",
    sum: "Amount due",
    products: "Products",
    pay: "Pay",
    fail: "Decline payment",
    leave: "Return to the shop without paying",
    done: "No payment is needed: the order is paid, cancelled or returned.",
    back: "Return to the shop",
  },
};

const style = `
main { max-width: 32rem; margin: 2rem auto; padding: 1.5rem; border: 1px solid var(--line); border-radius: .5rem }
.sum { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; margin: 1rem 0; padding: 1rem 0;
  border-block: 1px solid var(--line) }
.sum strong { font-size: 1.75rem; line-height: 1.2 }
.plain li { display: flex; gap: 1rem; justify-content: space-between }
.plain b { white-space: nowrap }
form { margin-top: .75rem }
button { width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid currentColor; border-radius: .375rem; background: none;
  color: inherit; font: inherit; font-weight: 600; cursor: pointer }
form[action*="/pay?"] button { border-color: var(--accent); background: var(--accent); color: Canvas }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;

/** Formats roubles with separated thousands. */
const sumOf = (roubles: number) => `${roubles.toLocaleString("ru-RU")}\u00a0₽`;

/** The payment page of an order: three plain forms, or only one if no payment is possible. */
export function payPage(order: OrderDetailWire, key: string, language: Language): string {
  const text = textIn(words, language);
  const title = `${text.title} ${order.number}`;
  const form = (action: string, label: string) =>
    `<form method="post" action="/pay/${encodeURIComponent(key)}/${action}?lang=${language}"><button>${label}</button></form>`;
  const lines = order.items.map(
    ({ name, quantity, sum }) => `<li><span>${escapeHtml(name)} × ${quantity}</span> <b>${sumOf(sum)}</b></li>`,
  );
  const forms = order.can.pay
    ? [form("pay", text.pay), form("fail", text.fail), form("leave", text.leave)]
    : [`<p>${text.done}</p>`, form("leave", text.back)];
  return htmlPage(
    title,
    `<main><h1>${escapeHtml(title)}</h1>
<p>${text.note}</p>
<p class="sum">${text.sum} <strong>${sumOf(order.totalPrice)}</strong></p>
<p class="label">${text.products}</p><ul class="plain">${lines.join("")}</ul>
${forms.join("\n")}</main>`,
    language,
    style,
  );
}
