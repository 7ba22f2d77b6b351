import { goods, property } from "../goods/read";
import type { Brand, Leaf } from "../goods/schema";
import { capitalize, join, nbsp, slugify } from "../lib/text";
import type { Pair } from "../lib/text";
import { printValue, valueSlug } from "./properties";

/** The input for a variant's name. */
export type Naming = {
  leaf: Leaf;
  brand: Brand;
  /** How many earlier models of the same brand and section have the same numbers. */
  generation: number;
  trait: Pair;
  /** Indexes into the values of the section's params. */
  chosen: readonly number[];
};

const times = `${nbsp}×${nbsp}`;

function markOf(generation: number): Pair {
  if (generation === 0) return ["", ""];
  const { marks } = goods().words;
  const [ru, en] = marks[(generation - 1) % marks.length] ?? ["", ""];
  const round = Math.floor((generation - 1) / marks.length);
  return round === 0 ? [ru, en] : [`${ru}${round + 1}`, `${en}${round + 1}`];
}

function printed(leaf: Leaf, chosen: readonly number[], index: number): Pair {
  const param = leaf.params[index];
  const value = param?.values[chosen[index] ?? 0];
  return param && value !== undefined ? printValue(param.code, value) : ["", ""];
}

function slugOf(leaf: Leaf, chosen: readonly number[], index: number): string {
  const value = leaf.params[index]?.values[chosen[index] ?? 0];
  return value === undefined ? "" : valueSlug(value);
}

/** «ДША-18/60М»: the letters of the series, the numbers of the model, and the letter of a later model. */
function seriesLabel({ leaf, brand, generation, chosen }: Naming, [ru, en]: Pair): Pair {
  if (leaf.label === 0) {
    // The section has no numeric properties for the name, so models are numbered in steps of 3 from an offset that
    // depends on the brand.
    const number = generation * 3 + (brand.id % 3) + 1;
    return [`${ru}-${number}`, `${en}-${number}`];
  }
  const numbers = Array.from({ length: leaf.label }, (_, index) => printedNumber(leaf, chosen, index));
  return join("", [`${ru}-`, `${en}-`], join("/", ...numbers), markOf(generation));
}

function printedNumber(leaf: Leaf, chosen: readonly number[], index: number): Pair {
  const value = leaf.params[index]?.values[chosen[index] ?? 0];
  return [String(value).replace(".", ","), String(value)];
}

/** «8 м × 25 мм», but «125 × 1 мм» if both numbers have the same unit. */
function printedSize(leaf: Leaf, chosen: readonly number[]): Pair {
  const [first, second] = [leaf.params[0], leaf.params[1]];
  const one = printed(leaf, chosen, 0);
  if (leaf.label === 1 || !first || !second) return one;
  const alike = property(first.code).unit?.[0] === property(second.code).unit?.[0];
  return join(times, alike ? printedNumber(leaf, chosen, 0) : one, printed(leaf, chosen, 1));
}

/** The brand's product line and the size: «Мастер» and «8 м × 25 мм». */
function lineLabel({ leaf, brand, generation, chosen }: Naming): { line: Pair; size: Pair } {
  const { lines } = goods().words;
  const place = brand.id * 3 + leaf.code.length + generation;
  const [ru, en] = lines[place % lines.length] ?? ["", ""];
  const round = Math.floor(generation / lines.length);
  return {
    line: round === 0 ? [ru, en] : [`${ru}-${round + 1}`, `${en}-${round + 1}`],
    size: leaf.label === 0 ? ["", ""] : join("", [" ", " "], printedSize(leaf, chosen)),
  };
}

/** The part of the name that distinguishes variants; empty if the model's number already does. */
function tailOf({ leaf, chosen }: Naming): Pair[] {
  const param = leaf.params[leaf.vary];
  if (!param || leaf.vary < leaf.label || param.values.length < 2) return [];
  const [ru, en] = printed(leaf, chosen, leaf.vary);
  const named = property(param.code).named ?? ["*", "*"];
  return [[named[0].replace("*", ru), named[1].replace("*", en)]];
}

/** A model's name without the part that distinguishes its variants: «ДША-18/60», «Мастер 8 м × 25 мм». */
function labelOf(naming: Naming): Pair {
  const { series } = naming.leaf;
  if (series) return seriesLabel(naming, series);
  const { line, size } = lineLabel(naming);
  return join("", line, size);
}

/** «Рулетка «Рейка» Мастер 8 м» / "Reika Master tape measure 8 m": in English the size comes last. */
function headOf(naming: Naming): Pair {
  const { leaf, brand } = naming;
  const [ru] = labelOf(naming);
  const ruHead = `${capitalize(leaf.noun[0])} «${brand.name[0]}» ${ru}`;
  if (leaf.series) return [ruHead, `${brand.name[1]} ${seriesLabel(naming, leaf.series)[1]} ${leaf.noun[1]}`];
  const { line, size } = lineLabel(naming);
  return [ruHead, `${brand.name[1]} ${line[1]} ${leaf.noun[1]}${size[1]}`];
}

/** A variant's name and URL code: «Дрель-шуруповёрт «Таврос» ДША-18/60, бесщёточная, без АКБ». */
export function nameVariant(naming: Naming): { name: Pair; code: string } {
  const { leaf, brand, chosen, trait } = naming;
  const tail = leaf.vary < leaf.label ? "" : slugOf(leaf, chosen, leaf.vary);
  return {
    name: join(", ", headOf(naming), trait, ...tailOf(naming)),
    code: slugify([leaf.noun[1], brand.slug, labelOf(naming)[1], tail].join(" ")),
  };
}
