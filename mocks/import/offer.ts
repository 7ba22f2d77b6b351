import * as z from "zod";

import { maxQuantity } from "~/lib/small-form";

import { factsOf, type Fact } from "./facts";
import { fieldsOf, nameOf } from "./offer-name";
import type { RawOffer } from "./parse";
import { readNumber, toHtml } from "./texts";

/** An offer that the shop can sell, in the feed's language. Prices are whole roubles, the weight is grams. */
export type Offer = {
  id: string;
  line: number;
  categoryIds: string[];
  groupId: string | null;
  name: string;
  brand: string | null;
  article: string | null;
  price: number;
  oldPrice: number | null;
  stock: number;
  weight: number;
  /** Sold in multiples of this number. */
  multiplicity: number;
  facts: Fact[];
  pictures: string[];
  description: string;
};

/** How many roubles one unit of a currency is worth; undefined if the feed does not say. */
export type RateOf = (currency: string) => number | undefined;

export type ReadOffer = { offer: Offer } | { reason: string };

/** Pieces in stock of an offer that is available, if the feed does not count them: so many that pages show no number. */
export const uncounted = 1_000_000;
const mostPictures = 20;
const largest = 2_000_000_000;

const text = (message: string, max: number) => z.string({ error: message }).min(1, message).max(max);

function number(missing: string, wrong: string) {
  return z
    .string({ error: missing })
    .transform(readNumber)
    .pipe(z.number({ error: wrong }).max(largest, wrong));
}

const essentials = z.object({
  id: text("the offer has no id", 100),
  name: text("the offer has no name", 5000).transform((name) => name.slice(0, 255)),
  price: number("the offer has no price", "the price is no number"),
});

/** Checks an offer and converts it; returns the reason if the shop cannot sell it. */
export function readOffer(raw: RawOffer, rateOf: RateOf): ReadOffer {
  const field = fieldsOf(raw);
  const parsed = essentials.safeParse({
    id: idOf(raw),
    name: nameOf(raw),
    price: raw.fields.get("price")?.[0],
  });
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? "the offer is malformed" };
  const { id, name } = parsed.data;
  const currency = field("currencyId") || "RUB";
  const rate = rateOf(currency);
  if (rate === undefined) return { reason: `the price is in ${currency}, and the feed has no rate for it` };
  const price = Math.round(parsed.data.price * rate);
  if (price > largest) return { reason: "the price is too high" };
  if (price === 0 && parsed.data.price > 0) return { reason: "the price is below half a rouble" };
  const multiplicity = multiplicityOf(field);
  if (multiplicity > maxQuantity) return { reason: `it is sold from ${multiplicity} pieces, more than a basket takes` };
  const stock = stockOf(raw, field);
  const before = Math.round((readNumber(field("oldprice")) ?? 0) * rate);
  return {
    offer: {
      id,
      line: raw.line,
      categoryIds: (raw.fields.get("categoryId") ?? []).map((each) => each.trim()),
      groupId: raw.attributes["group_id"]?.trim() || field("group_id") || null,
      name,
      brand: field("vendor").slice(0, 100) || null,
      article: (field("vendorCode") || field("barcode")).slice(0, 60) || null,
      price,
      oldPrice: before > price && before <= largest ? before : null,
      stock: stock < multiplicity ? 0 : stock,
      weight: Math.min(largest, Math.round((readNumber(field("weight")) ?? 0) * 1000)),
      multiplicity,
      facts: factsOf(raw.params, field),
      pictures: (raw.fields.get("picture") ?? [])
        .map((each) => each.trim())
        .filter(Boolean)
        .slice(0, mostPictures),
      description: descriptionOf(raw),
    },
  };
}

/** The offer's id: the attribute, or the element that some systems have instead. */
export function idOf(raw: RawOffer): string {
  return (raw.attributes["id"] ?? "").trim() || fieldsOf(raw)("shop-sku");
}

/** Elements in which systems count the stock; only the first is in the format's description. */
const countFields = ["count", "quantity", "stock_quantity", "quantity_in_stock"];

function stockOf({ attributes, outlets }: RawOffer, field: (name: string) => string): number {
  if (/^(false|0|no)$/i.test(attributes["available"]?.trim() ?? "")) return 0;
  const counts = countFields.map((name) => readCount(field(name))).filter((each) => each !== null);
  if (counts[0] !== undefined) return counts[0];
  const found = outlets.map(readCount).filter((each) => each !== null);
  return found.length === 0 ? uncounted : Math.min(largest, sum(found));
}

/** Whole pieces; accounting systems write less than none when they have sold what is not entered yet. */
function readCount(text: string): number | null {
  if (/^-\s*\d/.test(text)) return 0;
  const count = readNumber(text);
  return count === null ? null : Math.min(largest, Math.floor(count));
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** The smallest number of pieces that is a multiple of the feed's step and at least its minimum. */
function multiplicityOf(field: (name: string) => string): number {
  const [step, least] = ["step-quantity", "min-quantity"].map((name) => Math.max(1, readCount(field(name)) ?? 1));
  return Math.ceil((least ?? 1) / (step ?? 1)) * (step ?? 1);
}

/** The description as HTML, followed by the notes for the buyer. Leaves out texts that say nothing. */
export function descriptionOf(raw: RawOffer): string {
  const field = fieldsOf(raw);
  const isEmpty = { description: field("description") === field("name"), notes: /^\d*$/.test(field("sales_notes")) };
  const html = (name: string) => toHtml(raw.fields.get(name)?.[0] ?? "");
  return (isEmpty.description ? "" : html("description")) + (isEmpty.notes ? "" : html("sales_notes"));
}
