import { hasColor, readFacts } from "#mocks/pictures/facts";
import type { Facts } from "#mocks/pictures/facts";
import { backOf, drawingOf } from "#mocks/pictures/illustrations";
import { hasDimensions } from "#mocks/pictures/views/dimensions";
import { viewNumbers } from "#mocks/pictures/views/index";

import { hasWarranty, property } from "../goods/read";
import type { Value } from "../goods/schema";
import { nbsp } from "../lib/text";
import type { Model } from "./model";

/** What the values of "Kit" add to the picture, by their English text. */
const kits: Record<string, string> = {
  "bare tool": "n0",
  "1 × 2 Ah": "battery1-ah2-charger",
  "2 × 2 Ah": "battery2-ah2-charger",
  "2 × 4 Ah": "battery2-ah4-charger",
  "2 × 4 Ah, case": "battery2-ah4-charger-toolbox",
  "3 bits": "masonryBit3",
  "5 bits and chisel": "masonryBit5-sdsChisel",
  bag: "toolBag",
  case: "toolbox",
  "case and accessories": "toolbox-hexKeys",
  "case, 10 discs": "toolbox-disc10",
  "case and mask": "toolbox-weldmask",
  "5 m hose": "airHose",
  "air tool kit": "airHose-sprayGun-tireInflator",
  "tools included": "socketSet-screwdrivers-pliers",
};

function sizeFact(axis: "x" | "y", value: Value | undefined): string[] {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? [`${axis}${value}`] : [];
}

/** The number that a value is or starts with, such as 5 of "5 steps"; none of any other value. */
function countFact(value: Value | undefined): string[] {
  const count = parseInt(String(Array.isArray(value) ? value[1] : value), 10);
  return Number.isNaN(count) ? [] : [`n${count}`];
}

/** The words that tell what this variant looks like (see `readFacts`). */
function factsOf(model: Model, chosen: readonly number[]): string {
  const { leaf } = model.step.place;
  const valueOf = (code: string): Value | undefined => {
    const index = leaf.params.findIndex((param) => param.code === code);
    return leaf.params[index]?.values[chosen[index] ?? 0];
  };
  const english = (code: string): string => {
    const value = valueOf(code);
    // The seed's texts have non-breaking spaces.
    return Array.isArray(value) ? String(value[1]).replaceAll(nbsp, " ") : "";
  };
  const pack = leaf.params.find(({ code }) => code === "pack" && property(code).multiplies);
  const pieces = pack ? valueOf("pack") : 1;
  const { counts, width: x, height: y } = drawingOf(leaf.picture);
  return [
    ...(hasColor(english("color")) ? [english("color")] : []),
    ...(typeof pieces === "number" && pieces > 1 ? [`pcs${pieces}`] : []),
    ...(kits[english("kit")]?.split("-") ?? []),
    ...(counts === undefined ? [] : countFact(valueOf(counts))),
    ...(x ? sizeFact("x", valueOf(x.property)) : []),
    ...(y ? sizeFact("y", valueOf(y.property)) : []),
  ].join("-");
}

function viewsOf(model: Model, { extras, ...facts }: Facts): number[] {
  const { place } = model.step;
  const { picture } = place.leaf;
  const isBoxed = extras.length > 0 || hasWarranty(place);
  return [
    viewNumbers.front,
    ...(backOf(picture) === null ? [] : [viewNumbers.back]),
    viewNumbers.detail,
    ...(hasDimensions(picture, { extras, ...facts }) ? [viewNumbers.dimensions] : []),
    ...(isBoxed ? [viewNumbers.box] : []),
    ...(drawingOf(picture).package === "none" ? [] : [viewNumbers.package]),
  ];
}

/**
 * The addresses of a variant's pictures: its front, a detail, its sizes where they can be shown, what is in the box, and
 * the package.
 * @param limit at most so many; views that the product does not have are left out
 */
export function picturesOf(model: Model, index: number, chosen: readonly number[], limit: number): string[] {
  const text = factsOf(model, chosen);
  const views = viewsOf(model, readFacts(text) ?? { extras: [], pieces: 1 });
  const ending = text === "" ? "" : `-${text}`;
  return views
    .slice(0, limit)
    .map((view) => `/upload/catalog/${model.step.place.leaf.picture}-${model.number}${index}-${view}${ending}.png`);
}
