import { readFileSync } from "node:fs";

import type { OrderDetailWire } from "~/api/schemas/orders";
import type { Context } from "#mocks/context";
import { escapeHtml } from "#mocks/html";
import { wordsOf, type Language } from "#mocks/language";
import { shopPage } from "#mocks/shop-page";

const style = readFileSync(new URL("pay-page.css", import.meta.url), "utf8");

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
