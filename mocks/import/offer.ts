import * as z from "zod";

import { maxQuantity } from "~/lib/small-form";
import { cutText } from "~/lib/text";
import { typeset } from "#mocks/texts/typeset";

import { factsOf, type Fact } from "./facts";
import type { RawOffer } from "./parse";
import { plainText, readNumber, toHtml } from "./texts";

/** An offer that the shop can sell, in the feed's language. Prices are whole roubles, the weight is grams. */
export type Offer = {
  id: string;
  line: number;
  /** The last part of its address, if the feed gives one of a product's page. */
  code: string | null;
  categoryIds: string[];
  groupId: string | null;
  name: string;
  brand: string | null;
  article: string | null;
  price: number;
  oldPrice: number | null;
  stock: number;
  /** Pieces by the number of the office in `shop.json`; empty if the feed does not say. */
  offices: [office: number, quantity: number][];
  /** Days until a product that is not in stock is ready; null if it is not made to order. */
  orderDays: number | null;
  /** ISO 8601; null if the feed does not say since when the shop has it. */
  added: string | null;
  weight: number;
  /** Sold in multiples of this number. */
  multiplicity: number;
  /** What one is called, such as a pair; empty for a piece. */
  unit: string;
  badges: { name: string; color: string }[];
  documents: { name: string; href: string }[];
  facts: Fact[];
  pictures: string[];
  description: string;
};

/** How many roubles one unit of a currency is worth; undefined if the feed does not say. */
export type RateOf = (currency: string) => number | undefined;

type ReadOffer = { offer: Offer } | { reason: string };

/** Pieces in stock of an offer that is available, if the feed does not count them: so many that pages show no number. */
export const uncounted = 1_000_000;
const mostPictures = 20;
const maxNumber = 2_000_000_000;

const text = (message: string, max: number) => z.string({ error: message }).min(1, message).max(max);

function number(missing: string, wrong: string) {
  return z
    .string({ error: missing })
    .transform(readNumber)
    .pipe(z.number({ error: wrong }).max(maxNumber, wrong));
}

const essentials = z.object({
  id: text("the offer has no id", 100),
  name: text("the offer has no name", 5000).transform((name) => cutText(name, 255)),
  price: number("the offer has no price", `the price is not a number from 0 to ${maxNumber}`),
});

/** Checks an offer and converts it; returns the reason if the shop cannot sell it. */
export function readOffer(raw: RawOffer, rateOf: RateOf): ReadOffer {
  const field = fieldsOf(raw);
  const parsed = essentials.safeParse({ id: idOf(raw), name: nameOf(raw), price: raw.fields.get("price")?.[0] });
  if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? "the offer is malformed" };
  const { id, name } = parsed.data;
  const currency = field("currencyId") || "RUB";
  const rate = rateOf(currency);
  if (rate === undefined) return { reason: `the price is in ${currency}, and the feed has no rate for it` };
  const price = Math.round(parsed.data.price * rate);
  if (price > maxNumber) return { reason: "the price is too high" };
  if (price === 0 && parsed.data.price > 0) return { reason: "the price is below half a rouble" };
  const multiplicity = multiplicityOf(field);
  if (multiplicity > maxQuantity) return { reason: `it is sold from ${multiplicity} pieces, more than a basket takes` };
  const counted = stockOf(raw, field);
  const stock = counted < multiplicity ? 0 : counted;
  const before = Math.round((readNumber(field("oldprice")) ?? 0) * rate);
  return {
    offer: {
      id,
      line: raw.line,
      code: codeOf(field("url")),
      categoryIds: (raw.fields.get("categoryId") ?? []).map((each) => each.trim()),
      groupId: raw.attributes["group_id"]?.trim() || field("group_id") || null,
      name,
      brand: field("vendor").slice(0, 100) || null,
      article: (field("vendorCode") || field("barcode")).slice(0, 60) || null,
      price,
      oldPrice: before > price && before <= maxNumber ? before : null,
      stock,
      offices: officesOf(raw, stock),
      orderDays: readCount(field("order-days")),
      added: dateOf(field("added")),
      weight: Math.min(maxNumber, Math.round((readNumber(field("weight")) ?? 0) * 1000)),
      multiplicity,
      ...labelsOf(raw),
      facts: factsOf(raw.params, field),
      pictures: picturesOf(raw),
      description: descriptionOf(raw),
    },
  };
}

/** The offer's id: the attribute, or the element that some systems have instead. */
export const idOf = (raw: RawOffer): string => (raw.attributes["id"] ?? "").trim() || fieldsOf(raw)("shop-sku");

/** Elements in which systems count the stock; only the first is in the format's description. */
const countFields = ["count", "quantity", "stock_quantity", "quantity_in_stock"];

function stockOf({ attributes, outlets }: RawOffer, field: (name: string) => string): number {
  if (/^(false|0|no)$/i.test(attributes["available"]?.trim() ?? "")) return 0;
  const counts = countFields.map((name) => readCount(field(name))).filter((each) => each !== null);
  if (counts[0] !== undefined) return counts[0];
  const found = outlets.map(({ stock }) => readCount(stock)).filter((each) => each !== null);
  return found.length === 0 ? uncounted : Math.min(maxNumber, sum(found));
}

/** The stock of the outlets if they are numbered as the offices in `shop.json`, and hold all that there is. */
function officesOf({ outlets }: RawOffer, stock: number): [number, number][] {
  const found = outlets.map((one): [number, number] => [Number(one.id), readCount(one.stock) ?? 0]);
  const areOffices =
    outlets.every(({ id }) => /^[1-9]\d?$/.test(id)) && new Set(found.map(([id]) => id)).size === found.length;
  return areOffices && sum(found.map(([, quantity]) => quantity)) === stock ? found.filter(([, own]) => own > 0) : [];
}

/** Some systems give a picture twice: as the main one, and in the list of all. */
const picturesOf = ({ fields }: RawOffer): string[] =>
  [...new Set((fields.get("picture") ?? []).map((each) => each.trim()))].filter(Boolean).slice(0, mostPictures);

/** The address that the offer has on a page of products: `https://shop.example/product/oolong-100`. */
function codeOf(url: string): string | null {
  return (
    /^https?:\/\/[^/?#]+(?:\/[a-z]{2,3})?\/product\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/.exec(url)?.[1]?.slice(0, 120) ??
    null
  );
}

function dateOf(text: string): string | null {
  const parsed = z.iso.date().safeParse(text);
  return parsed.success ? new Date(parsed.data).toISOString() : null;
}

/** What the offer is counted in, its badges and its documents, which have names to translate. */
export function labelsOf(raw: RawOffer): Pick<Offer, "unit" | "badges" | "documents"> {
  const named = <One extends { name: string }>(list: One[]) =>
    list.map((one) => ({ ...one, name: typeset(plainText(one.name)).slice(0, 100) })).filter(({ name }) => name !== "");
  return { unit: fieldsOf(raw)("unit").slice(0, 30), badges: named(raw.badges), documents: named(raw.documents) };
}

/** Whole pieces; accounting systems write less than none when they have sold what is not entered yet. */
function readCount(text: string): number | null {
  if (/^-\s*\d/.test(text)) return 0;
  const count = readNumber(text);
  return count === null ? null : Math.min(maxNumber, Math.floor(count));
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
  const textOf = (name: string) => raw.fields.get(name)?.[0] ?? "";
  // A longer text says more than a name, and to strip its tags takes long.
  const isName = textOf("description").length < 600 && field("description") === field("name");
  const isEmpty = { description: isName, notes: /^\d*$/.test(field("sales_notes")) };
  const html = (name: string) => toHtml(textOf(name));
  return (isEmpty.description ? "" : html("description")) + (isEmpty.notes ? "" : html("sales_notes"));
}

/** Reads the first element of a name as a one-line text; empty if there is none. */
const fieldsOf =
  ({ fields }: RawOffer): ((name: string) => string) =>
  (name) =>
    plainText(fields.get(name)?.[0] ?? "");

/**
 * The text of `name`, or with `type="vendor.model"` the type, the vendor and the model; empty without them. A variant
 * is told apart by its size, because many systems give all sizes one name.
 */
export function nameOf(raw: RawOffer): string {
  const field = fieldsOf(raw);
  const [name, model] = [field("name"), field("model")];
  const isModel = model !== "" && (raw.attributes["type"] === "vendor.model" || name === "");
  return typeset(addSize(isModel ? modelName(field("typePrefix"), field("vendor"), model) : name, raw));
}

/** Many models start with their vendor already. */
function modelName(type: string, vendor: string, model: string): string {
  const isRepeated = model.toLowerCase().startsWith(vendor.toLowerCase());
  return [type, isRepeated ? "" : vendor, model].filter(Boolean).join(" ");
}

const sizeName = /^(?:размер(?: одежды| обуви)?|size)$/i;

function addSize(name: string, { attributes, fields, params }: RawOffer): string {
  const isVariant = Boolean(attributes["group_id"]?.trim() || fields.get("group_id")?.[0]?.trim());
  const size = params.find((param) => sizeName.test(plainText(param.name)));
  const text = plainText(size?.value ?? "");
  if (!isVariant || name === "" || text === "" || wordsOf(name).includes(wordsOf(text))) return name;
  return `${name}, ${text}`;
}

/** A text's words between spaces, to find whole words in it. */
function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}/.-]+/gu)
      ?.join(" ") ?? ""
  } `;
}
