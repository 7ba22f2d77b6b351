/** The longest query that is looked for, in letters. */
export const longestQuery = 200;

/** What the shopper wants found: blanks and control characters count as one space, what is too long is cut. */
export function readQuery(search: URLSearchParams): string {
  const words = (search.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  // By code points, so that no letter is cut in two.
  return Array.from(words).slice(0, longestQuery).join("").trim();
}
