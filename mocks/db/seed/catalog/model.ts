import { brandBySlug } from "../goods/read";
import type { Brand, Leaf, ShowVariant } from "../goods/schema";
import { createRandom } from "../lib/random";
import type { Random } from "../lib/random";
import { nbsp, type Pair } from "../lib/text";
import type { Step } from "./plan";

/** A model: what its variants have in common. */
export type Model = {
  number: number;
  step: Step;
  brand: Brand;
  /** How many earlier models of the same brand and section have the same numbers. */
  generation: number;
  trait: Pair;
  /** For each variant, indexes into the values of the section's params. */
  variants: readonly (readonly number[])[];
};

// How far a value may deviate from the product's overall size: a 12 V drill has low torque, but not always the lowest.
const spread = 0.3;

/** Numbers and the values in the name grow with the product's size; other texts are random. */
function drawBase(leaf: Leaf, random: Random): number[] {
  const size = random.next();
  return leaf.params.map(({ values }, index) => {
    if (typeof values[0] !== "number" && index >= leaf.label) return random.int(0, values.length - 1);
    const own = size + (random.next() - 0.5) * spread;
    return Math.min(values.length - 1, Math.max(0, Math.floor(own * values.length)));
  });
}

function withFollowers(leaf: Leaf, chosen: readonly number[]): number[] {
  return chosen.map((one, index) => chosen[leaf.params[index]?.follows ?? index] ?? one);
}

function drawVariants(leaf: Leaf, count: number, random: Random): number[][] {
  const base = drawBase(leaf, random);
  if (count === 1) return [withFollowers(leaf, base)];
  const last = (leaf.params[leaf.vary]?.values.length ?? 1) - count;
  const first = Math.min(last, base[leaf.vary] ?? 0);
  return Array.from({ length: count }, (_, index) =>
    withFollowers(
      leaf,
      base.map((chosen, param) => (param === leaf.vary ? first + index : chosen)),
    ),
  );
}

/**
 * Models with equal keys get different generations: the section, the brand, and the numbers in the name that variants
 * share.
 */
function keyOf(leaf: Leaf, brand: Brand, chosen: readonly number[]): string {
  const numbers = chosen.filter((_, index) => index < leaf.label && index !== leaf.vary);
  return [leaf.code, brand.slug, ...numbers].join("/");
}

/** Rotates the brands; neighbouring sections start with different ones. */
function turnOf({ place, ordinal }: Step): number {
  return place.groupId * 7 + place.leafId + ordinal;
}

/** Indexes of the values that a hand-written product names; throws on a value that its section lacks. */
function placesOf(leaf: Leaf, { code, properties }: ShowVariant): number[] {
  return leaf.params.map((param, index) => {
    const wanted = properties[index];
    const place = param.values.findIndex(
      (value) => (typeof value === "number" ? value : value[1].replaceAll(nbsp, " ")) === wanted,
    );
    if (place < 0) throw new Error(`${code}: ${param.code} has no value ${wanted ?? "at all"}`);
    return place;
  });
}

/**
 * Starts a sequence of models. Call the returned function for every number from 1 on, because a model's name depends on
 * the earlier ones. The same numbers give the same models on every machine.
 */
export function createModels(): (step: Step, number: number) => Model {
  const generations = new Map<string, number>();

  return (step, number) => {
    const { leaf, top } = step.place;
    const random = createRandom(number);
    const slugs = leaf.brands ?? top.brands;
    const brand = brandBySlug(step.showpiece?.brand ?? slugs[turnOf(step) % slugs.length] ?? "");
    const variants =
      step.showpiece?.variants.map((one) => placesOf(leaf, one)) ?? drawVariants(leaf, step.variants, random);
    const key = keyOf(leaf, brand, variants[0] ?? []);
    const generation = generations.get(key) ?? 0;
    generations.set(key, generation + 1);
    return { number, step, brand, generation, trait: random.pick(leaf.traits), variants };
  };
}
