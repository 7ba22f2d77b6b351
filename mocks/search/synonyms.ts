import type { Shop } from "~/lib/shop-file";

import { isOneTypoApart } from "./vocabulary";
import { isStopWord, normalize, splitWords, stem } from "./words";

/** Phrases of normalised words. */
export type Phrases = readonly (readonly string[])[];

/** A word that shoppers use, as normalised words and their stems, with the phrases that the catalogue uses for it. */
type Entry = { words: readonly string[]; stems: string; phrases: Phrases };

export type Synonyms = ReturnType<typeof createSynonyms>;

/** The maximum number of words of a synonym. */
export const longestSynonym = 3;

const shortestBeginning = 4;
const shortestWithTypo = 6;
const maxPhrases = 8;

/** Reads the synonyms of all languages: every search covers both. */
export function createSynonyms(lists: Shop["synonyms"]) {
  const entries = Object.values(lists).flatMap((list) => Object.entries(list).map(([word, all]) => toEntry(word, all)));
  const byStems = new Map<string, Entry["phrases"]>();
  for (const { stems, phrases } of entries) byStems.set(stems, [...(byStems.get(stems) ?? []), ...phrases]);

  const phrasesOf = (accepts: (entry: Entry) => boolean) =>
    entries
      .filter(accepts)
      .flatMap(({ phrases }) => phrases)
      .slice(0, maxPhrases);

  return {
    /**
     * The catalogue's phrases for these normalised words in any form; empty if the list has none.
     * @param isBeginning whether the last word may be unfinished
     */
    find(words: readonly string[], isBeginning: boolean): Phrases {
      const exact = byStems.get(toStems(words));
      const last = words.at(-1) ?? "";
      if (exact || !isBeginning || last.length < shortestBeginning) return exact ?? [];
      const first = toStems(words.slice(0, -1));
      return phrasesOf(
        (entry) =>
          entry.words.length === words.length &&
          (entry.words.at(-1) ?? "").startsWith(last) &&
          toStems(entry.words.slice(0, -1)) === first,
      );
    },
    /** The same for a single word with one typo. */
    correct(word: string): Phrases {
      if (word.length < shortestWithTypo) return [];
      const form = stem(word);
      return phrasesOf(
        ({ words, stems }) =>
          words.length === 1 && (isOneTypoApart(words[0] ?? "", word) || isOneTypoApart(stems, form)),
      );
    },
  };
}

function toEntry(word: string, phrases: readonly string[]): Entry {
  const words = toWords(word);
  return { words, stems: toStems(words), phrases: phrases.map(toWords) };
}

/** Without prepositions, unless there is nothing else: «в» is also the sign of the volt. */
function toWords(text: string): string[] {
  const all = splitWords(normalize(text));
  const words = all.filter((word) => !isStopWord(word));
  return words.length > 0 ? words : all;
}

const toStems = (words: readonly string[]) => words.map(stem).join(" ");
