import { toCurrency } from "n2words/ru-RU";
import encodeQr from "qr";

import type { OrderDetailWire } from "~/api/schemas/orders";
import { shopDay } from "~/lib/shop-day";
import type { Shop } from "~/lib/shop-file";
import { say, textIn, type Language } from "#mocks/language";

/** The seller's company and bank details. */
export type Seller = NonNullable<Shop["legal"]>;

/** How many working days an invoice may be paid. */
const daysToPay = 3;

/** Days off besides weekends, `MM-DD` (Labour Code of Russia, article 112). Transferred days off are not known. */
const holidays = /^(?:01-0[1-8]|02-23|03-08|05-01|05-09|06-12|11-04)$/;

/** The last day on which an invoice of this moment can be paid, `YYYY-MM-DD`: the third working day after its date. */
export function payUntil(createdAt: string): string {
  const date = new Date(`${shopDay(new Date(createdAt))}T12:00:00Z`);
  for (let left = daysToPay; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const isFree = [0, 6].includes(date.getUTCDay()) || holidays.test(date.toISOString().slice(5, 10));
    if (!isFree) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** The date of an invoice in a payment order, `25.11.2026`. */
const paperDate = (createdAt: string): string => shopDay(new Date(createdAt)).split("-").reverse().join(".");

/** What a payer writes into the purpose field of the payment order. */
export function purposeOf({ number, createdAt, vat }: OrderDetailWire, language: Language): string {
  const date = paperDate(createdAt);
  if (!vat) return say(["invoice.purposeWithoutVat", { number, date }], language);
  return say(["invoice.purposeWithVat", { number, date, tax: `${vat.rate}% ${vat.sum.toFixed(2)}` }], language);
}

/** The longest values that a bank must accept (GOST R 56042-2014, table 1). */
const maxLengths = { Name: 160, BankName: 45, Purpose: 210 };

/**
 * The data of a payment in the format of GOST R 56042-2014, version 1 in UTF-8, which the apps of Russian banks read.
 * Banks expect Russian texts, whatever language the invoice has.
 */
export function paymentData(order: OrderDetailWire, { name, inn, kpp, bank, ...legal }: Seller): string {
  const fields = {
    Name: textIn(name, "ru").slice(0, maxLengths.Name),
    PersonalAcc: legal.account,
    BankName: textIn(bank, "ru").slice(0, maxLengths.BankName),
    BIC: legal.bik,
    CorrespAcc: legal.correspondentAccount,
    PayeeINN: inn,
    ...(kpp ? { KPP: kpp } : {}),
    Sum: String(Math.round(order.totalPrice * 100)),
    Purpose: purposeOf(order, "ru").slice(0, maxLengths.Purpose),
  };
  // The sign between the fields cannot be escaped.
  return ["ST00012", ...Object.entries(fields).map(([field, value]) => `${field}=${value.replaceAll("|", " ")}`)].join(
    "|",
  );
}

/**
 * A QR code as SVG, with the quiet zone of four modules that readers need.
 * @param label its name for screen readers, as HTML
 */
export function qrCode(data: string, label: string): string {
  const rows = encodeQr(data, "raw", { ecc: "medium", border: 4 });
  // A rectangle for each run of dark modules in a row: a fifth of the library's SVG with a rectangle for each module.
  const path = rows.flatMap((row, y) =>
    [...row.map(Number).join("").matchAll(/1+/g)].map(
      ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    ),
  );
  return `<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><path d="${path.join("")}"/></svg>`;
}

/** A sum in Russian words, with the kopecks in figures: `Сорок два рубля 05 копеек`. */
export function inWords(roubles: number): string {
  const kopecks = Math.round(roubles * 100);
  const rest = kopecks % 100;
  const forms = { one: "копейка", few: "копейки", many: "копеек", other: "копеек", zero: "копеек", two: "копейки" };
  const words = toCurrency((kopecks - rest) / 100);
  const kopeck = forms[new Intl.PluralRules("ru").select(rest)];
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${String(rest).padStart(2, "0")}\u00a0${kopeck}`;
}
