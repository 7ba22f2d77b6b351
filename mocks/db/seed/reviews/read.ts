import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

import * as z from "zod";

import { readDataFile } from "#mocks/data-file";
import { demoFolder } from "#mocks/paths";

/** A text in both languages. */
export type Pair = readonly [ru: string, en: string];

const words = z.string().min(1);
/** A text in both languages, as customers write. */
const voice = z
  .strictObject({ ru: words, en: words })
  .or(words)
  .transform((one): Pair => (typeof one === "string" ? [one, one] : [one.ru, one.en]));
const voices = z.array(voice).min(1);

/** Who writes reviews, what anybody may add to a good one, and the shop's answers by the number of stars. */
const reviewsFile = z.strictObject({
  authors: voices,
  remarks: voices,
  answers: z.strictObject({ low: voices, three: voices, good: voices }),
  /** The codes of products that nobody has reviewed. */
  unreviewed: z.array(words),
});

/** What customers write about the products of one first-level section: every text fits all of them. */
const tradeFile = z.strictObject({
  pros: voices,
  cons: voices,
  /** Reviews by their number of stars; `low` for one and two. */
  five: voices,
  four: voices,
  three: voices,
  low: voices,
  questions: z.array(z.strictObject({ question: voice, answer: voice })),
});
export type TradeTexts = z.output<typeof tradeFile>;

type Reviews = z.output<typeof reviewsFile> & {
  /** By the code of the first-level section. */
  trades: ReadonlyMap<string, TradeTexts>;
};

let read: Reviews | undefined;

/** What the demo's customers write, read at the first call. Throws an Error that lists all faults of a file. */
export function demoReviews(): Reviews {
  read ??= readReviews(join(demoFolder, "goods"));
  return read;
}

function readReviews(folder: string): Reviews {
  const files = readdirSync(join(folder, "reviews")).map((name) => join(folder, "reviews", name));
  const trades = files.map((file) => [basename(file, ".json"), readDataFile(file, tradeFile)] as const);
  return { ...readDataFile(join(folder, "reviews.json"), reviewsFile), trades: new Map(trades) };
}
