/** Splits a text into words for comparison: lower case, ё as е, letters and digits only. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** Whether every typed word is a prefix of some word of the text, in any order. */
export function beginsAll(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The contract's limit on the number of suggestions. */
export const maxSuggestions = 10;
