import * as z from "zod";

import { factsOf, type Fact } from "./facts";
import type { RawOffer } from "./parse";
import { plainText, readNumber, toHtml } from "./texts";

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
  facts: Fact[];
  pictures: string[];
  description: string;
};

/** How many roubles one unit of a currency is worth; undefined if the feed does not say. */
export type RateOf = (currency: string) => number | undefined;

export type ReadOffer = { offer: Offer } | { reason: string };

/** Pieces in stock of an offer that is available, if the feed does not count them. */
export const uncounted = 100;
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
    id: (raw.attributes["id"] ?? "").trim(),
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
      stock: stockOf(raw, field),
      weight: Math.min(largest, Math.round((readNumber(field("weight")) ?? 0) * 1000)),
      facts: factsOf(raw.params, field),
      pictures: (raw.fields.get("picture") ?? [])
        .map((each) => each.trim())
        .filter(Boolean)
        .slice(0, mostPictures),
      description: descriptionOf(raw),
    },
  };
}

/** Reads the first element of a name as a one-line text; empty if there is none. */
function fieldsOf({ fields }: RawOffer): (name: string) => string {
  return (name) => plainText(fields.get(name)?.[0] ?? "");
}

/** The text of `name`, or with `type="vendor.model"` the type, the vendor and the model; empty without them. */
export function nameOf(raw: RawOffer): string {
  const field = fieldsOf(raw);
  const model = field("model");
  const parts = [field("typePrefix"), field("vendor"), model].filter(Boolean).join(" ");
  if (raw.attributes["type"] === "vendor.model" && model !== "") return parts;
  return field("name") || (model === "" ? "" : parts);
}

function stockOf({ attributes, outlets }: RawOffer, field: (name: string) => string): number {
  if (/^(false|0|no)$/i.test(attributes["available"]?.trim() ?? "")) return 0;
  const count = readNumber(field("count"));
  if (count !== null) return Math.min(largest, Math.floor(count));
  const counts = outlets.map((each) => readNumber(each)).filter((each) => each !== null);
  if (counts.length === 0) return uncounted;
  return Math.min(largest, Math.floor(counts.reduce((sum, each) => sum + each, 0)));
}

/** The description as HTML, followed by the notes for the buyer. */
export function descriptionOf({ fields }: RawOffer): string {
  return ["description", "sales_notes"].map((name) => toHtml(fields.get(name)?.[0] ?? "")).join("");
}
