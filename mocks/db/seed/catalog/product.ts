import { goods, hasWarranty, property } from "../goods/read";
import type { Leaf, Value } from "../goods/schema";
import { createRandom } from "../lib/random";
import type { Random } from "../lib/random";
import { formatNumber, join, nbsp, toText } from "../lib/text";
import type { Pair } from "../lib/text";
import { describe } from "./description";
import { documentsOf } from "./documents";
import type { Document } from "./documents";
import { nameVariant } from "./label";
import type { Model } from "./model";
import { picturesOf } from "./pictures";
import { printValue } from "./properties";
import { drawState, shownState } from "./state";
import type { State } from "./state";

/** A property of one product. */
export type Spec = { code: string; value: Value; printed: Pair };

/** A product ready for the tables. Prices in roubles, weight in grams. */
export type Product = State & {
  id: number;
  code: string;
  article: string;
  name: Pair;
  description: Pair;
  price: number;
  weight: number;
  unit: Pair;
  pictures: readonly string[];
  documents: readonly Document[];
  specs: readonly Spec[];
  popularity: number;
  createdAt: string;
};

const baseDay = Date.UTC(2026, 10, 20, 6);
const day = 86_400_000;

/**
 * An article such as `231-4075`. Prefixes up to 104 are reserved for the showcase. Unique up to eight million products.
 */
function articleOf(id: number): string {
  const row = id % 890;
  const column = Math.floor(id / 890);
  return `${105 + ((row * 7) % 890)}-${1000 + ((column + row * 13) % 9000)}`;
}

/** Whether a property says nothing about the size of one piece: colour, or the number of pieces in a pack. */
function isBeside(code: string): boolean {
  const { flat, multiplies } = property(code);
  return flat || multiplies;
}

/** How many pieces are sold as one product. */
function piecesOf(leaf: Leaf, chosen: readonly number[]): number {
  const index = leaf.params.findIndex(({ code }) => property(code).multiplies);
  const value = leaf.params[index]?.values[chosen[index] ?? 0];
  return typeof value === "number" ? value : 1;
}

/**
 * The variant's average position between the smallest and the largest value of the selected params, 0 to 1; undefined
 * if none are selected.
 */
function share(leaf: Leaf, chosen: readonly number[], telling: (index: number) => boolean): number | undefined {
  const shares = leaf.params.flatMap(({ code, values }, index) =>
    values.length > 1 && !isBeside(code) && telling(index) ? [(chosen[index] ?? 0) / (values.length - 1)] : [],
  );
  return shares.length === 0 ? undefined : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

function between([from, to]: readonly [number, number], at: number): number {
  return from + (to - from) * at;
}

function rounded(value: number, step: number): number {
  return Math.max(step, Math.round(value / step) * step);
}

function isNumeric(leaf: Leaf, index: number): boolean {
  return typeof leaf.params[index]?.values[0] === "number";
}

/** Grams of the product itself, without what it is sold with. */
function weigh(leaf: Leaf, chosen: readonly number[]): number {
  const at = share(leaf, chosen, (index) => index < leaf.label || (index === leaf.vary && isNumeric(leaf, index)));
  const grams = between(leaf.weight, at ?? 0.5) * piecesOf(leaf, chosen);
  return rounded(grams, grams < 2000 ? 10 : 50);
}

function printWeight(grams: number): Pair {
  if (grams < 1000) return join(nbsp, formatNumber(grams), ["г", "g"]);
  return join(nbsp, formatNumber(Math.round(grams / 100) / 10), ["кг", "kg"]);
}

function fact(code: string, printed: Pair): Spec {
  return { code, value: printed, printed };
}

function specsOf(model: Model, chosen: readonly number[], weight: number): Spec[] {
  const { leaf } = model.step.place;
  const own = leaf.params.flatMap(({ code, values }, index): Spec[] => {
    const value = values[chosen[index] ?? 0];
    return value === undefined ? [] : [{ code, value, printed: printValue(code, value) }];
  });
  // Variants differ in one property. If they differ in size, omit the weight, which would be a second one.
  const alike = model.variants.length === 1 || !isNumeric(leaf, leaf.vary);
  const mass = alike ? [fact("mass", printWeight(weight))] : [];
  const { warranties } = goods().words;
  const years = warranties[model.brand.id % warranties.length];
  const warranty = years && hasWarranty(model.step.place) ? [fact("warranty", years)] : [];
  return [...own, ...mass, ...warranty, fact("country", model.brand.country)];
}

function priceOf(model: Model, chosen: readonly number[]): number {
  const { leaf } = model.step.place;
  const random = createRandom(model.number);
  const variation = 0.85 + random.next() * 0.25;
  const isSize = (index: number) => index < leaf.label || (index === leaf.vary && isNumeric(leaf, index));
  // If no param gives a size, choose at random whether the model is cheap or expensive.
  const at = share(leaf, chosen, isSize) ?? random.next();
  const extras = share(leaf, chosen, (index) => index === leaf.vary && !isSize(index)) ?? 0;
  // A big pack costs slightly less for each piece.
  const amount = piecesOf(leaf, chosen) ** 0.95;
  return rounded(between(leaf.price, at) * (1 + extras * 0.35) * amount * variation, 10);
}

function popularityOf(model: Model, id: number, random: Random): number {
  const { showpiece } = model.step;
  return showpiece && !showpiece.quiet ? 20_000 - id : random.int(0, 9999);
}

/** Makes one variant of a model, with the given product id. */
export function makeProduct(model: Model, index: number, id: number): Product {
  const { leaf } = model.step.place;
  const chosen = model.variants[index] ?? [];
  const shown = model.step.showpiece?.variants[index];
  const random = createRandom(id * 2 + 1);
  const named = shown ?? nameVariant({ ...model, leaf, chosen });
  const price = shown?.price ?? priceOf(model, chosen);
  const weight = weigh(leaf, chosen);
  const specs = specsOf(model, chosen, weight);
  const views = random.chance(0.04) ? 0 : random.int(3, 5);
  return {
    ...drawState(random, price, leaf.multiplicity ?? 1),
    ...(shown ? shownState(shown) : {}),
    id,
    code: named.code,
    article: shown?.article ?? articleOf(id),
    name: named.name,
    description: describe(model, named.name),
    price,
    weight,
    unit: leaf.unit ?? goods().words.pieces,
    pictures: picturesOf(model, index, chosen, shown?.pictures ?? views),
    documents: documentsOf(model),
    specs,
    popularity: popularityOf(model, id, random),
    createdAt: new Date(baseDay - (shown?.age ?? random.int(1, 700)) * day).toISOString(),
  };
}

/** The properties as stored in the product's row. */
export function propertiesJson(specs: readonly Spec[]): string {
  return JSON.stringify(
    specs.map(({ code, printed }) => ({ code, name: toText(property(code).name), value: toText(printed) })),
  );
}
