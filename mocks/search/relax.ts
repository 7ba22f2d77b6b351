import type { QueryPart } from "./query";

/** Questions about parts of a query. */
type Index = {
  /** Whether some product matches all these parts. */
  hasProducts: (parts: readonly QueryPart[]) => boolean;
  /** Whether the index has each term of this part. */
  isKnown: (part: QueryPart) => boolean;
  /** Whether the name of a section or brand matches this part. */
  isHeading: (part: QueryPart) => boolean;
};

/**
 * The parts of a query to search by when no product matches all of them: the parts that the catalogue does not know are
 * left out first, then those that leave products to show. One part must name a section or a brand, because the rest,
 * such as a colour, would find anything: «чайник синий» must not find blue paint.
 * @returns empty if there is nothing to show
 */
export function relax(parts: readonly QueryPart[], index: Index): QueryPart[] {
  const headings = new Set(parts.filter((part) => hasWord(part) && index.isHeading(part)));
  let kept = parts.filter(index.isKnown);
  while (kept.some((part) => headings.has(part))) {
    if (index.hasProducts(kept)) return kept;
    const shorter = withoutEach(kept, headings);
    const found = shorter.find((rest) => rest.some((part) => headings.has(part)) && index.hasProducts(rest));
    if (found) return found;
    kept = shorter[0] ?? [];
  }
  return [];
}

/** The parts without one of them: without a part that is no heading first, and of those without the last one first. */
function withoutEach(parts: readonly QueryPart[], headings: ReadonlySet<QueryPart>): QueryPart[][] {
  const latest = parts.toReversed();
  const order = [...latest.filter((part) => !headings.has(part)), ...latest.filter((part) => headings.has(part))];
  return order.map((left) => parts.filter((part) => part !== left));
}

/** One or two letters at the end of a query are the beginning of nearly every heading. */
const hasWord = ({ typed }: QueryPart): boolean => /\p{L}{3}/u.test(typed);
