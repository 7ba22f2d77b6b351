/** A text as words to compare: small letters, ё as е, anything but letters and digits between them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

/** Whether every word that was typed begins a word of the text, whatever their order. */
export function beginsAll(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** The contract's limit of suggestions. */
export const mostSuggestions = 10;
