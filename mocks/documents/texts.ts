import { existsSync } from "node:fs";
import { join } from "node:path";

import * as z from "zod";

import { demoGoods, readGoodsFile, type Place } from "#mocks/db/seed/goods/read";
import { text } from "#mocks/db/seed/goods/schema";

const texts = z.array(text).default([]);
const chapters = {
  safety: texts,
  prepare: texts,
  use: texts,
  care: texts,
  faults: z.array(z.strictObject({ sign: text, remedy: text })).default([]),
};

/** What manuals of a first-level section say. */
const manualFile = z.strictObject({
  /** The rules that its products meet. */
  norms: text,
  ...chapters,
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
export type ManualTexts = Omit<File, "extra">;

/**
 * What the manual of a product says; null if its section has none.
 * @param values the English values of its properties, such as `battery`
 * @throws an Error that lists all faults of the section's file
 */
export function manualTexts({ top, group, leaf }: Place, values: readonly string[]): ManualTexts | null {
  const file = join(demoGoods, "manuals", `${top.code}.json`);
  if (!existsSync(file)) return null;
  const { extra, ...own } = readGoodsFile(file, manualFile);
  const [ofLeaf, ofGroup] = [extra[leaf.code], extra[group.code]];
  const instead = ofLeaf?.instead ?? ofGroup?.instead;
  const supplies = values.flatMap((value) => extra[value] ?? []);
  const besides = [...(instead === "group" ? [] : [ofGroup]), ofLeaf].filter((one) => one !== undefined);
  if (instead === "all") return joined(own.norms, ofLeaf ? [ofLeaf] : besides);
  return joined(own.norms, [own, ...supplies, ...besides]);
}

function joined(norms: ManualTexts["norms"], parts: readonly (ManualTexts | Extra)[]): ManualTexts {
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
