import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { readDataFile } from "#mocks/data-file";
import { demoFolder } from "#mocks/paths";
import { typeset } from "#mocks/texts/typeset";

const words = z.string().min(1).transform(typeset);

/** A text in both languages, with no-break spaces; a plain string is the same in both. */
const text = words
  .transform((one) => ({ ru: one, en: one }))
  .or(z.strictObject({ ru: words, en: words }))
  .transform(({ ru, en }): readonly [ru: string, en: string] => [ru, en]);
const texts = z.array(text).default([]);
const chapters = {
  safety: texts,
  prepare: texts,
  use: texts,
  care: texts,
  faults: z.array(z.strictObject({ sign: text, remedy: text })).default([]),
};

/** A section of the third level: what one of its products is called and is for, and what is in its box. */
const goods = z.strictObject({ noun: text, purpose: text, advice: texts, kit: texts });

/** What manuals of a first-level section say. */
const manualFile = z.strictObject({
  /** The rules that its products meet. */
  norms: text,
  ...chapters,
  products: z.record(z.string(), goods),
  /**
   * What is said besides about products of a second- or third-level section, or with a power supply. `instead` leaves
   * out what the second-level section says, or everything else.
   */
  extra: z
    .record(
      z.string(),
      z.strictObject({ norms: text.optional(), instead: z.enum(["group", "all"]).optional(), ...chapters }),
    )
    .default({}),
});

type File = z.output<typeof manualFile>;
type Extra = File["extra"][string];

/** The chapters of one product's manual, in both languages. */
export type ManualTexts = Omit<File, "extra" | "products"> & { goods: z.output<typeof goods> };

/** The codes of a section of the third level and of those above it. */
export type Place = { top: string; group: string; leaf: string };

/**
 * What the manual of a product says; null if its section has none.
 * @param values the English values of its properties, such as `battery`
 * @throws an Error that lists all faults of the section's file
 */
export function manualTexts({ top, group, leaf }: Place, values: readonly string[]): ManualTexts | null {
  const file = join(demoFolder, "goods", "manuals", `${top}.json`);
  if (!existsSync(file)) return null;
  const { extra, products, ...own } = readDataFile(file, manualFile);
  const about = products[leaf];
  if (!about) return null;
  const [ofLeaf, ofGroup] = [extra[leaf], extra[group]];
  const instead = ofLeaf?.instead ?? ofGroup?.instead;
  const supplies = values.flatMap((value) => extra[value] ?? []);
  const besides = [...(instead === "group" ? [] : [ofGroup]), ofLeaf].filter((one) => one !== undefined);
  const parts = instead === "all" ? (ofLeaf ? [ofLeaf] : besides) : [own, ...supplies, ...besides];
  return { goods: about, ...joined(own.norms, parts) };
}

type Chapters = Omit<ManualTexts, "goods">;

function joined(norms: Chapters["norms"], parts: readonly (Chapters | Extra)[]): Chapters {
  const given = parts.findLast((part) => part.norms !== undefined)?.norms;
  return {
    norms: given ?? norms,
    safety: parts.flatMap(({ safety }) => safety),
    prepare: parts.flatMap(({ prepare }) => prepare),
    use: parts.flatMap(({ use }) => use),
    care: parts.flatMap(({ care }) => care),
    faults: parts.flatMap(({ faults }) => faults),
  };
}
