import type { Pair } from "../lib/text";

/** What customers write about the products of one trade: every text fits all of its sections. */
export type TradeTexts = {
  pros: readonly Pair[];
  cons: readonly Pair[];
  /** Reviews by their number of stars; `low` for one and two. */
  five: readonly Pair[];
  four: readonly Pair[];
  three: readonly Pair[];
  low: readonly Pair[];
  questions: readonly { question: Pair; answer: Pair }[];
};
