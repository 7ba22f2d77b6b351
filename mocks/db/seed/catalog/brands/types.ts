import { tidyPair } from "../../lib/text";
import type { Pair } from "../../lib/text";

/** A brand; `body` is HTML, one paragraph for each item. */
export type Brand = { slug: string; name: Pair; country: Pair; body: readonly Pair[] };

/** Creates a brand from its names, country and plain paragraphs. */
export function brand(slug: string, ru: string, en: string, country: Pair, ...paragraphs: Pair[]): Brand {
  const body = paragraphs.map(tidyPair).map(([one, other]): Pair => [`<p>${one}</p>`, `<p>${other}</p>`]);
  return { slug, name: [ru, en], country, body };
}
