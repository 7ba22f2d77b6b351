import { withoutInvisible } from "./text";

/** The maximum length of a query, in characters. */
export const maxQueryLength = 200;

/** Reads the query: whitespace and control characters become single spaces, and a query that is too long is cut. */
export function readQuery(search: URLSearchParams): string {
  const words = withoutInvisible((search.get("q") ?? "").replace(/[\s\p{Cc}]+/gu, " ")).trim();
  // Cuts by code points, so that no character is split.
  return Array.from(words).slice(0, maxQueryLength).join("").trim();
}

/** Reads the section that the results are limited to: its code, or null. */
export function readSection(search: URLSearchParams): string | null {
  return /^[\w-]{1,80}$/.exec(search.get("section") ?? "")?.[0] ?? null;
}
