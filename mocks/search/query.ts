import type { Db } from "#mocks/db/query";

import { createSynonyms, longestSynonym, type Phrases, type Synonyms } from "./synonyms";
import { spaceUnits, unitNames } from "./units";
import { createVocabulary } from "./vocabulary";
import {
  isStopWord,
  joinNumber,
  normalize,
  replaceTimes,
  splitPieces,
  splitSize,
  splitWords,
  stem,
  switchLayout,
  withoutArticleLabel,
} from "./words";

/** FTS5 expressions, one for each word; a product must match all of them. Empty if there is nothing to search for. */
export type Terms = readonly string[];

/** A word of a query, a size, or the words of one synonym: as the shopper typed it, and its terms. */
export type QueryPart = { typed: string; terms: Terms };

const longestText = 100;
const maxTerms = 8;
const units = createSynonyms(unitNames);

/**
 * Creates a reader that splits a shopper's text into parts, each with terms found in the index. It looks for the names of units after
 * numbers and for synonyms first. Then it tries each piece between spaces as typed (the text's last word also as a
 * prefix), as the parts of a size, in the other keyboard layout, and with one typo corrected. Any text is safe: only
 * letters and digits get into an expression, each word in quotes.
 */
export function createQueryReader(db: Db, synonyms: Synonyms) {
  const vocabulary = createVocabulary(db);

  function isKnown(term: string): boolean {
    const found =
      db.get("select 1 from search_product where search_product match ? limit 1", term) ??
      db.get("select 1 from search_heading_text where search_heading_text match ? limit 1", term);
    return found !== undefined;
  }

  const index: Index = { isKnown, synonyms, correct: vocabulary.correct };

  function read(text: string): QueryPart[] {
    const all = splitPieces(replaceTimes(spaceUnits(withoutArticleLabel(text.slice(0, longestText)), units)));
    const meaningful = all.filter((piece) => !isStopWord(normalize(piece)));
    const pieces = meaningful.length > 0 ? meaningful : all;
    const parts: QueryPart[] = [];
    let free = maxTerms;
    for (let at = 0; at < pieces.length && free > 0;) {
      const rest = pieces.slice(at);
      const unit = /\d$/.test(pieces[at - 1] ?? "") ? readSynonym({ ...index, synonyms: units }, rest) : null;
      const synonym = unit ?? readSynonym(index, rest);
      const length = synonym?.length ?? 1;
      const terms = (synonym?.terms ?? readPiece(index, pieces[at] ?? "", rest.length === 1)).slice(0, free);
      if (terms.length > 0) parts.push({ typed: rest.slice(0, length).join(" "), terms });
      free -= terms.length;
      at += length;
    }
    return parts;
  }

  return { read, isKnown, warm: () => void vocabulary.load() };
}

/** What a text is read with. */
type Index = {
  /** Whether any product or heading matches a term. */
  isKnown: (term: string) => boolean;
  synonyms: Synonyms;
  /** A term with the words that are one typo away, or null. */
  correct: (word: string, isBeginning: boolean) => string | null;
};

const areKnown = ({ isKnown }: Index, terms: readonly string[]) => terms.length > 0 && terms.every(isKnown);

/** The longest synonym that starts with the first piece: its term, and how many pieces it takes. */
function readSynonym(index: Index, pieces: readonly string[]): { terms: string[]; length: number } | null {
  for (let length = Math.min(longestSynonym, pieces.length); length > 0; length--) {
    const words = pieces.slice(0, length).flatMap((piece) => splitWords(normalize(piece)));
    const isLast = length === pieces.length;
    const own = words.map((word, place) => wordTerm(word, isLast && place === words.length - 1));
    const phrases = index.synonyms.find(words, isLast);
    const terms = phrases.length > 0 ? anyPhrase(index, phrases, areKnown(index, own) ? own : []) : null;
    if (terms) return { terms, length };
  }
  return null;
}

/** One term that any of the phrases matches, besides `own`; null if the index has none of the phrases. */
function anyPhrase(index: Index, phrases: Phrases, own: readonly string[] = []): string[] | null {
  const terms = phrases.map((words) => words.map((word) => wordTerm(word, false)));
  const known = terms.filter((phrase) => areKnown(index, phrase));
  if (known.length === 0) return null;
  const all = own.length > 0 ? [own, ...known] : known;
  return [`(${all.map((phrase) => `(${phrase.join(" AND ")})`).join(" OR ")})`];
}

/** The terms of a piece as typed, if it is not a synonym. */
function readPiece(index: Index, piece: string, isLast: boolean): string[] {
  const typed = normalize(piece);
  const switched = switchPiece(piece);
  const known = candidatesOf([typed, switched], isLast).find((terms) => areKnown(index, terms));
  if (known) return known;
  const { synonyms } = index;
  return (
    anyPhrase(index, synonyms.find(splitWords(switched), isLast)) ??
    anyPhrase(index, synonyms.correct(typed)) ??
    correctPiece(index, typed, isLast) ??
    correctPiece(index, switched, isLast) ??
    wordTerms(typed, isLast)
  );
}

function correctPiece(index: Index, text: string, isLast: boolean): string[] | null {
  const words = splitWords(text);
  const terms = words.map((word, place) => {
    const last = isLast && place === words.length - 1;
    const term = wordTerm(word, last);
    return index.isKnown(term) ? term : index.correct(word, last);
  });
  const found = terms.filter((term) => term !== null);
  return found.length > 0 && found.length === terms.length ? found : null;
}

/**
 * The piece as typed in the other keyboard layout; empty if letters become punctuation: they were no word in that
 * layout, and what is left of them would match nearly everything.
 */
function switchPiece(piece: string): string {
  const switched = normalize(switchLayout(piece));
  const letters = (text: string) => splitWords(text).join("").length;
  return letters(switched) < letters(normalize(piece)) ? "" : switched;
}

/** The possible terms of a piece, best first. */
const candidatesOf = (texts: readonly string[], isLast: boolean): string[][] =>
  texts.flatMap((text) => [exactTerms(text, isLast), wordTerms(text, isLast), sizeTerms(text)]);

function exactTerms(piece: string, isLast: boolean): string[] {
  const number = joinNumber(piece);
  return number ? [isLast ? `"${number}" *` : `"${number}"`] : [];
}

/** Whole words only: nearly every product has some word that starts with a short unit such as `в`. */
const sizeTerms = (piece: string): string[] => splitSize(piece).map((part) => wordTerm(part, false));

function wordTerms(piece: string, isLast: boolean): string[] {
  const words = splitWords(piece);
  return words.map((word, place) => wordTerm(word, isLast && place === words.length - 1));
}

/** Matches any form of the word; with `isBeginning`, also every word that starts with it. */
const wordTerm = (word: string, isBeginning: boolean): string =>
  isBeginning ? `("${word}" * OR "${stem(word)}")` : `"${stem(word)}"`;
