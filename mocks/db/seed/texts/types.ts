import type { Pair } from "../lib/text";

/** Blocks of HTML (see `html.ts`) in both languages. */
export type Body = { ru: readonly string[]; en: readonly string[] };

/**
 * Which of the first 700 products a promotion includes: in stock and with a price, discounted ones first, then by
 * popularity.
 */
export type Choice = {
  /** Codes of sections of any level. */
  sections: readonly string[];
  /** The maximum number of products. */
  limit: number;
  /** A text that the Russian name or a property must contain; spaces before units are no-break. */
  saying?: string;
  /** The largest allowed discount, in per cent. */
  upTo?: number;
};

export type Stock = {
  slug: string;
  name: Pair;
  preview: Pair;
  body: Body;
  picture: string;
  startsAt: string;
  endsAt: string | null;
  choice: Choice;
};

/** What lists show of an article. */
export type Headline = { slug: string; name: Pair; preview: Pair; picture: string; publishedAt: string };

export type Page = {
  kind: "content" | "information" | "about";
  slug: string;
  name: Pair;
  body: Body;
  updatedAt: string;
};
