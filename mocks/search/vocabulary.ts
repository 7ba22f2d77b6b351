import type { Db } from "#mocks/db/query";

import { stem } from "./words";

const shortestWithTypo = 4;
/** From this length on, random letters are hardly ever one typo away from a word. */
const longWord = 6;
const maxCorrections = 5;
/** A word of fewer different letters, such as «щжщжщж», is not a word with a typo. */
const fewestLetters = 3;

/** The words of the catalogue, used to correct typos. */
export function createVocabulary(db: Db) {
  type Entry = { word: string; count: number };
  let entries: Entry[] | null = null;

  function load(): Entry[] {
    if (entries) return entries;
    const counts = new Map<string, number>();
    for (const { word, count } of db.all<Entry>("select word, count from search_word")) {
      for (const form of new Set([word, stem(word)])) counts.set(form, (counts.get(form) ?? 0) + count);
    }
    entries = [...counts].map(([word, count]) => ({ word, count })).sort((a, b) => b.count - a.count);
    return entries;
  }

  /** A term with the most frequent words that are one typo away, or null. */
  function correct(word: string, isBeginning: boolean): string | null {
    if (word.length < shortestWithTypo || /\d/.test(word) || new Set(word).size < fewestLetters) return null;
    const forms = [...new Set([word, stem(word)])].filter((form) => form === word || form.length >= longWord);
    const known = load().filter((entry) => mayBeMeant(entry.word, word));
    const whole = known.filter((entry) => forms.some((form) => isOneTypoApart(entry.word, form)));
    const isPrefix = isBeginning && word.length >= longWord;
    const found = whole.length > 0 || !isPrefix ? whole : known.filter((entry) => beginsOneTypoApart(entry.word, word));
    if (found.length === 0) return null;
    return `(${found
      .slice(0, maxCorrections)
      .map((entry) => `"${stem(entry.word)}"`)
      .join(" OR ")})`;
  }

  return { load, correct };
}

/** Of a short word a typo leaves little: at least its first letter must be right. */
function mayBeMeant(known: string, typed: string): boolean {
  if (known.length < shortestWithTypo) return false;
  return typed.length >= longWord || known[0] === typed[0];
}

/**
 * Whether the two words are at most one typo apart: an extra, missing or wrong letter, or two neighbours swapped. Runs
 * over every word of the catalogue, so it creates no strings.
 */
export const isOneTypoApart = (a: string, b: string): boolean =>
  a.length < b.length ? isApart(b, b.length, a) : isApart(a, a.length, b);

/** Whether some prefix of `word` is at most one typo apart from `start`. */
export function beginsOneTypoApart(word: string, start: string): boolean {
  if (!mayBegin(word, start)) return false;
  return (
    (word.length >= start.length && isApart(word, start.length, start)) ||
    (word.length > start.length && isApart(word, start.length + 1, start)) ||
    (word.length >= start.length - 1 && isOneTypoApart(word.slice(0, start.length - 1), start))
  );
}

/** The same for the first `length` letters of `a`; `length` is at least `b.length`. */
function isApart(a: string, length: number, b: string): boolean {
  const more = length - b.length;
  if (more > 1) return false;
  let head = 0;
  while (head < b.length && a.charCodeAt(head) === b.charCodeAt(head)) head++;
  if (head === b.length) return true;
  let tail = 0;
  while (tail < b.length - head && a.charCodeAt(length - 1 - tail) === b.charCodeAt(b.length - 1 - tail)) tail++;
  const left = b.length - head - tail;
  if (more === 1) return left === 0;
  return left <= 1 || (left === 2 && areExchanged(a, b, head));
}

const areExchanged = (a: string, b: string, at: number): boolean =>
  a.charCodeAt(at) === b.charCodeAt(at + 1) && a.charCodeAt(at + 1) === b.charCodeAt(at);

/**
 * Whatever the typo is, one of these pairs of letters is equal. This rules out most words without the full comparison.
 */
const mayBegin = (word: string, start: string): boolean =>
  word[0] === start[0] || word[1] === start[1] || word[0] === start[1] || word[1] === start[0];
