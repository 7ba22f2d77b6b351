import * as z from "zod";

import { languageOf } from "./languages";

const percent = z.int().min(1).max(90);
const pieces = z.int().min(1).max(999);
const sectionCode = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "is not a section code such as hand-tools");

const fields = z.strictObject({
  /** The discount in per cent, from this number of pieces on. */
  percent: percent.optional(),
  from: pieces.optional(),
  /** Several such steps; the highest one that the basket reaches applies. */
  steps: z
    .array(z.strictObject({ from: pieces, percent }))
    .min(1)
    .max(10)
    .optional(),
  /** Count kits instead of pieces: a kit has a piece from each of these sections. */
  kit: z.array(sectionCode).min(2).max(10).optional(),
  /** Of each so many packs the cheapest one is free. */
  freeOf: z.int().min(2).max(100).optional(),
});

/** How a promotion reduces the prices of its products. */
export type DiscountRule =
  | { kind: "percent"; steps: { from: number; percent: number }[]; kit: string[] }
  | { kind: "free"; freeOf: number };

/**
 * The field `discount` of a promotion: `{ percent: 15, from: 4 }`, `{ steps: [{ from: 2, percent: 10 }] }` or
 * `{ freeOf: 3 }`.
 */
export const discountField = fields
  .refine(
    ({ percent, steps, freeOf }) => [percent, steps, freeOf].filter((one) => one !== undefined).length === 1,
    "needs exactly one of percent, steps and freeOf",
  )
  .refine(({ percent, from }) => from === undefined || percent !== undefined, "has “from” without “percent”")
  .refine(({ kit, freeOf }) => kit === undefined || freeOf === undefined, "has a kit, but no percent or steps")
  .transform(({ percent, from = 1, steps, kit = [], freeOf }): DiscountRule => {
    if (freeOf !== undefined) return { kind: "free", freeOf };
    const all = steps ?? (percent === undefined ? [] : [{ from, percent }]);
    return { kind: "percent", steps: all.toSorted((a, b) => a.from - b.from), kit };
  });

/** The discount in large type: `−15 %` in Russian, `−15%` in English, `3 = 2` in both. */
export function figureOf(rule: DiscountRule, language: string): string {
  if (rule.kind === "free") return `${rule.freeOf} = ${rule.freeOf - 1}`;
  const percent = Math.max(...rule.steps.map((step) => step.percent));
  return `−${percent}${languageOf(language).beforePercent}%`;
}
