import type { OrderDetailWire } from "~/api/schemas/orders";
import type { Context } from "#mocks/context";
import { escapeHtml } from "#mocks/html";
import { wordsOf, type Language } from "#mocks/language";
import { shopPage } from "#mocks/shop-page";

/** A title block, as in the shop: the order's products and sum in a frame, with the forms below them. */
const style = `
.order { max-width: 32rem; margin: 1rem auto; border: 2px solid var(--ink); background: var(--sheet) }
.order > * { padding: 1rem 1.25rem }
.order h1 { margin: 0 }
.order h1, .sum { border-bottom: 2px solid var(--ink) }
.sum { display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; justify-content: space-between; margin: 0 }
.sum strong { font-size: 1.75rem; line-height: 1.2 }
.order > div > .note { margin-top: 0 }
.order ul { display: block }
.order li { display: flex; gap: 1rem; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line) }
.order li:last-child { border: 0 }
.order li b { white-space: nowrap }
form + form { margin-top: .75rem }
button { width: 100%; min-height: 3rem; padding: .5rem 1rem; border: 1.5px solid var(--control); border-radius: 4px; background: var(--sheet);
  color: inherit; font: inherit; font-weight: 600; cursor: pointer }
button:hover { border-color: var(--ink) }
form[action*="/pay?"] button { min-height: 3.5rem; border-color: var(--signal); background: var(--signal); color: var(--sheet) }
form[action*="/pay?"] button:hover { border-color: var(--signal-hover); background: var(--signal-hover) }
`;

/** Formats roubles with separated thousands. */
const sumOf = (roubles: number) => `${roubles.toLocaleString("ru-RU")}\u00a0₽`;

/** The payment page of an order: three plain forms, or only one if no payment is possible. */
export function payPage(context: Context, order: OrderDetailWire, key: string, language: Language): string {
  const text = wordsOf("pay", language);
  const title = `${text.title} ${order.number}`;
  const form = (action: string, label: string) =>
    `<form method="post" action="/pay/${encodeURIComponent(key)}/${action}?lang=${language}"><button>${label}</button></form>`;
  const lines = order.items.map(
    ({ name, quantity, sum }) => `<li><span>${escapeHtml(name)} × ${quantity}</span> <b>${sumOf(sum)}</b></li>`,
  );
  const forms = order.can.pay
    ? [form("pay", text.pay), form("fail", text.fail), form("leave", text.leave)]
    : [`<p>${text.done}</p>`, form("leave", text.back)];
  const body = `<div class="order"><h1>${escapeHtml(title)}</h1>
<p class="sum">${text.sum} <strong>${sumOf(order.totalPrice)}</strong></p>
<div><p class="note">${text.note}</p><p class="label">${text.products}</p><ul class="plain">${lines.join("")}</ul>
${forms.join("\n")}</div></div>`;
  return shopPage(context, { title, body, language, style });
}
