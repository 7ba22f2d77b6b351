import type { OrderDetailWire } from "~/api/schemas/orders";
import { listDiscounts } from "~/lib/list-discounts";
import { shopZone } from "~/lib/shop-day";
import type { Shop } from "~/lib/shop-file";
import { escapeHtml, htmlPage } from "#mocks/html";
import { textIn, wordsOf, type Language } from "#mocks/language";

/** An invoice is white even in dark mode, and about as wide on a screen as in print. */
const style = `
:root { color-scheme: light }
body { max-width: 50rem; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0 0 1.5rem }
dt { color: var(--dim) }
dd { margin: 0 }
th:last-child, td:last-child { padding-right: 0 }
.number { text-align: right; white-space: nowrap }
/* Product names take the width that the numbers leave. */
th:first-child { width: 100% }
tfoot th { text-align: right; font-size: inherit; color: inherit }
tfoot tr:last-child { font-size: 1.125rem; font-weight: 600 }
@media (min-width: 40.01rem) { .narrow { display: none } }
@media (max-width: 40rem) {
  body { padding-top: 1.25rem; font-size: .875rem }
  h1 { font-size: 1.375rem }
  th, td { padding-right: .5rem }
  .wide { display: none }
}
@media print {
  @page { margin: 15mm }
  body { max-width: none; padding: 0; font-size: 10pt }
  thead { display: table-header-group }
  tr, dl { break-inside: avoid }
}
`;

/** The invoice of an order as an HTML page for any screen and for printing. */
export function invoicePage(order: OrderDetailWire, { legal, name }: Shop, language: Language): string {
  const text = wordsOf("invoice", language);
  const title = `${text.title} ${order.number}`;
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: shopZone });
  const facts = [
    [text.date, `<time datetime="${order.createdAt}">${day.format(new Date(order.createdAt))}</time>`],
    [text.seller, escapeHtml(textIn(legal?.name ?? name, language))],
    [text.buyer, escapeHtml(buyer(order, language))],
  ];
  const sums: [string, number][] = [
    ...listDiscounts(order, text.discount).map(({ name, sum }): [string, number] => [escapeHtml(name), -sum]),
    [text.delivery, order.delivery.cost],
    [text.total, order.totalPrice],
  ];
  const money = makeMoney(language);
  const body = `<main><h1>${escapeHtml(title)}</h1>
<dl>${facts.map(([term, fact]) => `<dt>${term}</dt><dd>${fact}</dd>`).join("")}</dl>
<table><thead><tr><th scope="col">${text.product}</th><th scope="col" class="number wide">${text.price}</th>
<th scope="col" class="number">${text.quantity}</th><th scope="col" class="number">${text.sum}</th></tr></thead>
<tbody>${order.items.map((item) => row(item, text.article, money)).join("\n")}</tbody>
<tfoot>${sums.map(([name, sum]) => total(name, money(sum))).join("\n")}</tfoot></table></main>`;
  return htmlPage(title, body, language, style);
}

function buyer({ company, customer }: OrderDetailWire, language: Language): string {
  const text = wordsOf("invoice", language);
  if (!company) return [customer.name, customer.secondName, customer.lastName].filter(Boolean).join(" ");
  const kpp = company.kpp === null ? "" : `, ${text.kpp} ${company.kpp}`;
  return `${company.name}, ${text.inn} ${company.inn}${kpp}, ${company.legalAddress}`;
}

/** Formats sums like `1 234,50 ₽`; kopecks are shown only if there are any. */
function makeMoney(language: Language): (sum: number) => string {
  return (sum) => {
    const minimumFractionDigits = Number.isInteger(sum) ? 0 : 2;
    const format = new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 2 });
    return `${format.format(sum)}\u00a0₽`.replace("-", "−");
  };
}

function row(item: OrderDetailWire["items"][number], article: string, money: (sum: number) => string): string {
  const { name, price, quantity, sum } = item;
  return `<tr><td>${escapeHtml(name)}<br><small class="dim">${article} ${escapeHtml(item.article)}<span class="narrow">, ${money(price)}</span></small></td>
<td class="number wide">${money(price)}</td><td class="number">${quantity}</td><td class="number">${money(sum)}</td></tr>`;
}

/** A row below the products. The price column needs a cell, because narrow screens hide that column. */
function total(name: string, sum: string): string {
  return `<tr><th scope="row">${name}</th><td class="wide"></td><td></td><td class="number">${sum}</td></tr>`;
}
