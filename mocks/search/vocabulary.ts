import type { Db } from "#mocks/db/query";

import { beginsOneTypoApart, isOneTypoApart } from "./typo";
import { stem } from "./words";

const shortestWithTypo = 4;
/** From this length on, random letters are hardly ever one typo away from a word. */
const longWord = 6;
const maxCorrections = 5;
/** A word of fewer different letters, such as «щжщжщж», is no word with a typo. */
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
