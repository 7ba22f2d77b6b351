import { readFileSync } from "node:fs";

import type { OrderDetailWire } from "~/api/schemas/orders";
import { languageOf, type ByLanguage } from "~/lib/languages";
import { listDiscounts } from "~/lib/list-discounts";
import { shopZone } from "~/lib/shop-day";
import type { Shop } from "~/lib/shop-file";
import { escapeHtml, htmlPage } from "#mocks/html";
import { say, textIn, wordsOf, type Language } from "#mocks/language";

import { inWords, payUntil, paymentData, purposeOf, qrCode, type Seller } from "./invoice-payment";

const style = readFileSync(new URL("invoice.css", import.meta.url), "utf8");

type Words = ReturnType<typeof wordsOf<"invoice">>;
type Order = OrderDetailWire;
type Units = ReadonlyMap<number, ByLanguage>;

/**
 * The invoice of an order as an HTML page for any screen and for printing. An order that is to be paid by invoice has a
 * QR code and a date until which to pay it.
 * @param units of the products, by product; a product without one is sold by the piece
 */
export function invoicePage(order: Order, shop: Shop, language: Language, units: Units = new Map()): string {
  const text = wordsOf("invoice", language);
  const title = `${text.title} ${order.number} ${text.of} ${dayOf(order.createdAt, language)}`;
  const isPayable = order.can.pay && order.payment.code === "invoice" && shop.legal !== undefined;
  const body = `<main>
${shop.legal ? `<div class="top">${bankBlock(shop.legal, text, language)}${isPayable ? code(order, shop.legal, text) : ""}</div>` : ""}
<h1>${escapeHtml(title)}</h1>
${facts(order, shop, { text, language, isPayable })}
${lines(order, text, language, units)}
${isPayable ? `<div class="purpose"><b>${text.purpose}</b><br>${escapeHtml(purposeOf(order, language))}</div>` : state(order, text)}
${shop.legal ? `<p class="dim"><small>${text.note}</small></p>` : ""}
</main>`;
  return htmlPage(title, body, language, style);
}

/** @param timeZone the shop's own, or UTC for a date, which has no time */
function dayOf(moment: string, language: Language, timeZone = shopZone()): string {
  return new Intl.DateTimeFormat(languageOf(language).tag, { dateStyle: "long", timeZone }).format(new Date(moment));
}

/** The table at the top of Russian invoices, from which the payment order is filled in. */
function bankBlock(seller: Seller, text: Words, language: Language): string {
  const cells = {
    bank: [text.bank, textIn(seller.bank, language)],
    bik: [text.bik, seller.bik],
    corr: [text.correspondentAccount, seller.correspondentAccount],
    inn: [text.inn, seller.inn],
    kpp: [text.kpp, seller.kpp ?? "—"],
    account: [text.account, seller.account],
    payee: [text.payee, textIn(seller.name, language)],
  };
  const html = Object.entries(cells).map(
    ([area, [term = "", value = ""]]) =>
      `<div style="grid-area: ${area}"><dt>${term}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl class="bank">${html.join("")}</dl>`;
}

const code = (order: Order, seller: Seller, { scan, scanHow }: Words): string =>
  `<figure>${qrCode(paymentData(order, seller), scan)}<figcaption>${scanHow}</figcaption></figure>`;

type Look = { text: Words; language: Language; isPayable: boolean };

function facts(order: Order, { legal, name }: Shop, { text, language, isPayable }: Look): string {
  const supplier = legal
    ? company({ ...legal, name: textIn(legal.name, language), address: textIn(legal.address, language) }, text)
    : textIn(name, language);
  const { address, pickupPoint } = order.delivery;
  const place = pickupPoint ? `${pickupPoint.name}, ${pickupPoint.address}` : (address?.value ?? "");
  const until = payUntil(order.createdAt);
  const rows = [
    [text.seller, escapeHtml(supplier)],
    [text.buyer, escapeHtml(buyer(order, text))],
    [text.delivery, escapeHtml([order.delivery.name, place].filter(Boolean).join(": "))],
    ...(isPayable ? [[text.payUntil, `<b><time datetime="${until}">${dayOf(until, language, "UTC")}</time></b>`]] : []),
  ];
  return `<dl class="facts">${rows.map(([term, fact]) => `<dt>${term}</dt><dd>${fact}</dd>`).join("")}</dl>`;
}

type Party = { name: string; inn: string; kpp?: string | null | undefined; address: string };

const company = ({ name, inn, kpp, address }: Party, text: Words): string =>
  [name, `${text.inn} ${inn}`, kpp && `${text.kpp} ${kpp}`, address].filter(Boolean).join(", ");

function buyer({ company: payer, customer }: Order, text: Words): string {
  if (!payer) return [customer.name, customer.secondName, customer.lastName].filter(Boolean).join(" ");
  return company({ ...payer, address: payer.legalAddress }, text);
}

/** Formats sums like the shop's pages, `1 234,50 ₽`, with the kopecks always. */
function money(sum: number, language: Language): string {
  const [whole = "", kopecks = ""] = Math.abs(sum).toFixed(2).split(".");
  return `${sum < 0 ? "−" : ""}${Number(whole).toLocaleString("ru-RU")}${languageOf(language).decimal}${kopecks}\u00a0₽`;
}

/**
 * The products, then the sums that lead to the total. The last product and the sums are one group of rows, which no sheet
 * of paper breaks: browsers do not keep two tables together.
 */
function lines(order: Order, text: Words, language: Language, units: Units): string {
  const show = (sum: number) => money(sum, language);
  const head = `<thead><tr><th scope="col" class="wide">${text.position}</th><th scope="col" class="name">${text.product}</th>
<th scope="col" class="number wide">${text.quantity}</th><th scope="col" class="wide">${text.unit}</th>
<th scope="col" class="number wide">${text.price}</th><th scope="col" class="number">${text.sum}</th></tr></thead>`;
  const rows = order.items.map(({ productId, name, article, price, quantity, sum }, index) => {
    const unit = escapeHtml(unitOf(units.get(productId), quantity, text, language));
    return `<tr class="item"><td class="wide">${index + 1}</td>
<td>${escapeHtml(name)}<br><small class="dim">${text.article} ${escapeHtml(article)}<span class="narrow"><br>${quantity} ${unit} × ${show(price)}</span></small></td>
<td class="number wide">${quantity}</td><td class="wide">${unit}</td><td class="number wide">${show(price)}</td><td class="number">${show(sum)}</td></tr>`;
  });
  return `<table class="lines">${head}<tbody>${rows.slice(0, -1).join("\n")}</tbody>
<tbody class="end">${rows.slice(-1).join("")}<tr><td colspan="6">${sums(order, text, language)}${summary(order, language)}</td></tr></tbody></table>`;
}

function sums(order: Order, text: Words, language: Language): string {
  const show = (sum: number) => money(sum, language);
  const rows = [
    total(text.goods, show(order.cost)),
    ...listDiscounts(order, text.discount).map(({ name, sum }) => total(name, show(-sum))),
    total(text.delivery, show(order.delivery.cost)),
    total(text.total, show(order.totalPrice), true),
    ...(order.vat ? [total(say(["invoice.vat", { rate: order.vat.rate }], language), show(order.vat.sum))] : []),
    ...(order.vat === null ? [total(text.noVat, "—")] : []),
  ];
  return `<table class="sums"><tbody>${rows.join("\n")}</tbody></table>`;
}

/** The product's unit; a piece has a form for one and for several. */
function unitOf(unit: ByLanguage | undefined, quantity: number, { piece, pieces }: Words, language: Language): string {
  const own = unit ? textIn(unit, language) : pieces;
  return quantity === 1 && own === pieces ? piece : own;
}

const total = (name: string, sum: string, isStrong = false): string =>
  `<tr${isStrong ? ' class="strong"' : ""}><th scope="row">${escapeHtml(name)}</th><td class="number">${sum}</td></tr>`;

function summary({ items, totalPrice }: Order, language: Language): string {
  const inFull = language === "ru" ? `<br>${inWords(totalPrice)}` : "";
  const sums = { lines: items.length, sum: money(totalPrice, language) };
  return `<p class="words">${say(["invoice.summary", sums], language)}${inFull}</p>`;
}

/** Why an order is not to be paid. */
function state({ can, paymentStatus }: Order, text: Words): string {
  if (can.pay) return "";
  return `<p><b>${paymentStatus.code === "paid" ? text.paid : text.closed}</b></p>`;
}
