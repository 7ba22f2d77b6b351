import type { Db } from "#mocks/db/query";

import { switchLayout } from "./layout";
import { beginsOneTypoApart, isOneTypoApart } from "./typo";
import { joinNumber, normalize, splitPieces, splitWords, stem } from "./words";

/** FTS5 expressions, one for each word; a product must match all of them. Empty if there is nothing to search for. */
export type Terms = readonly string[];

export type QueryReader = {
  read: (text: string) => Terms;
  /** Loads the vocabulary before the first typo needs it. */
  warm: () => void;
};

const longestText = 100;
const maxTerms = 8;
const shortestWithTypo = 4;
const maxCorrections = 5;

// Words that do not describe a product: a match for «дрель для дома» need not have «для» in its name.
const stopWords = new Set("и в на с со для от до по из под к the a an for of with and in".split(" "));

/**
 * Creates a reader that turns a shopper's text into terms found in the index. It tries each piece between spaces as
 * typed (the text's last word also as a prefix), then in the other keyboard layout, then with one typo corrected. Any
 * text is safe: only letters and digits get into an expression, each word in quotes.
 */
export function createQueryReader(db: Db): QueryReader {
  const vocabulary = createVocabulary(db);

  function isKnown(term: string): boolean {
    const found =
      db.get("select 1 from search_product where search_product match ? limit 1", term) ??
      db.get("select 1 from search_heading_text where search_heading_text match ? limit 1", term);
    return found !== undefined;
  }

  function readPiece(piece: string, isLast: boolean): string[] {
    const typed = normalize(piece);
    const switched = normalize(switchLayout(piece));
    const candidates = [
      exactTerms(typed, isLast),
      wordTerms(typed, isLast),
      exactTerms(switched, isLast),
      wordTerms(switched, isLast),
    ];
    const known = candidates.find((terms) => terms.length > 0 && terms.every(isKnown));
    return known ?? correct(typed) ?? correct(switched) ?? wordTerms(typed, isLast);

    function correct(text: string): string[] | null {
      const words = splitWords(text);
      const terms = words.map((word, place) => {
        const last = isLast && place === words.length - 1;
        const term = wordTerm(word, last);
        return isKnown(term) ? term : vocabulary.correct(word, last);
      });
      const found = terms.filter((term) => term !== null);
      return found.length > 0 && found.length === terms.length ? found : null;
    }
  }

  function read(text: string): Terms {
    const all = splitPieces(text.slice(0, longestText));
    const meaningful = all.filter((piece) => !stopWords.has(normalize(piece)));
    const pieces = meaningful.length > 0 ? meaningful : all;
    return pieces.flatMap((piece, place) => readPiece(piece, place === pieces.length - 1)).slice(0, maxTerms);
  }

  return { read, warm: vocabulary.load };
}

function exactTerms(piece: string, isLast: boolean): string[] {
  const number = joinNumber(piece);
  return number ? [isLast ? `"${number}" *` : `"${number}"`] : [];
}

function wordTerms(piece: string, isLast: boolean): string[] {
  const words = splitWords(piece);
  return words.map((word, place) => wordTerm(word, isLast && place === words.length - 1));
}

/** Matches any form of the word; with `isBeginning`, also every word that starts with it. */
function wordTerm(word: string, isBeginning: boolean): string {
  return isBeginning ? `("${word}" * OR "${stem(word)}")` : `"${stem(word)}"`;
}

/** The words of the catalogue, used to correct typos. */
function createVocabulary(db: Db) {
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
    if (word.length < shortestWithTypo || /\d/.test(word)) return null;
    const known = load();
    const forms = [...new Set([word, stem(word)])].filter((form) => form.length >= shortestWithTypo);
    const whole = known.filter((entry) => forms.some((form) => isOneTypoApart(entry.word, form)));
    const found =
      whole.length > 0 || !isBeginning ? whole : known.filter((entry) => beginsOneTypoApart(entry.word, word));
    if (found.length === 0) return null;
    return `(${found
      .slice(0, maxCorrections)
      .map((entry) => `"${stem(entry.word)}"`)
      .join(" OR ")})`;
  }

  return { load, correct };
}
