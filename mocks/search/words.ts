import { stemmer as englishStem } from "@orama/stemmers/english";
import { stemmer as russianStem } from "@orama/stemmers/russian";

import { fold } from "~/lib/text";

/** Lower case, ё as е, one form for compatibility characters. Both the index and queries use this form. */
export const normalize = (text: string): string => fold(text.normalize("NFKC"));

/** Letters that SQLite's tokenizer treats as separators, because its Unicode version is older. */
const unindexed = /[\u19b0-\u19c0\u19c8\u19c9\u1cf2\u1cf3]/g;

/** A decimal fraction, with a point or a comma: `2,5`, but not the parts of a date or a number with thousands. */
const decimal = /(?<!\d[.,]?)(\d{1,3})[.,](\d{1,2})(?![.,]?\d)/g;

/**
 * A decimal fraction as one word of the index, which splits words at other signs than letters and digits: `2,5` and
 * `2.50` give `2d5`, `2.0` gives `2`. In parts it would match `5 мм, 2 шт.`, and without the sign `25 мм`.
 */
const joinDecimal = (_: string, whole: string, part: string): string => {
  const digits = part.replace(/0{1,2}$/, "");
  return digits ? ` ${whole}d${digits} ` : ` ${whole} `;
};

/**
 * The words of a normalised text: runs of letters and digits, and decimal fractions. The index treats each one as a
 * single word too.
 */
export const splitWords = (text: string): string[] =>
  text
    .replace(unindexed, " ")
    .replace(decimal, joinDecimal)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The pieces of a text between spaces. */
export const splitPieces = (text: string): string[] => text.match(/\S+/g) ?? [];

/**
 * A model or article number, or a unit, without separators: `104-2231` gives `1042231`, `дша-18/60` gives `дша1860`,
 * `а·ч` gives `ач`. Null for other pieces, and for a piece without a separator.
 */
export function joinNumber(piece: string): string | null {
  const parts = splitWords(piece);
  return parts.length > 1 && /[\d·]/.test(piece) ? parts.join("") : null;
}

/**
 * The parts of a size that is typed in one word: `6мм` gives `6` and `мм`. A letter х or x between numbers is a
 * multiplication sign, which keyboards lack: `125х1` gives `125` and `1`. Empty for a piece that has no such parts.
 */
export function splitSize(piece: string): string[] {
  const parts = piece.replace(/(?<=\d)[хx](?=\d)/g, " ").replace(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, " ");
  return parts === piece ? [] : splitWords(parts);
}

/**
 * A letter х or x between two sizes that are typed with spaces, the first one possibly with a unit: «5 м х 25 мм». And
 * a sign between numbers: without spaces, `3.5*35` would be joined to the start of an article number.
 */
const spacedTimes = /(?<=\d(?:\s*\p{L}{1,2})?)\s+[хx]\s*(?=\d)|(?<=\d)[хx]\s+(?=\d)|(?<=\d)[*×](?=\d)/giu;

/** The text with a spaced × for what stands for it in sizes: the letters would be searched for as words. */
export const replaceTimes = (text: string): string => text.replace(spacedTimes, " × ");

const articleLabel = /^\s*(?:код|артикул|арт\.?|item|sku|№)\s*:?\s*(?<!\p{L})(?=\S*\d\S*\s*$)/iu;

/** An article number without the word that pages show before it, as in «Код 104-2231»: no product has that word. */
export const withoutArticleLabel = (text: string): string => text.replace(articleLabel, "");

const stopWords = new Set("и в на с со для от до по из под к the a an for of with and in".split(" "));

/** Whether a word does not describe a product: a match for «дрель для дома» need not have «для» in its name. */
export const isStopWord = (word: string): boolean => stopWords.has(word);

// A catalogue of any size uses only a few thousand different words, so each one is processed once and cached.
const maxKnown = 200_000;
const knownStems = new Map<string, string>();
const knownPieces = new Map<string, readonly string[]>();

function remember<Made>(known: Map<string, Made>, text: string, make: (text: string) => Made): Made {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const made = make(text);
  if (known.size < maxKnown) known.set(text, made);
  return made;
}

/** The stem of a normalised word, in the language of its alphabet; words with digits stay as they are. */
export const stem = (word: string): string => remember(knownStems, word, makeStem);

/** A vowel that comes and goes between the forms of a word: in «отвёрток» and «отвёртка», «уровень» and «уровни». */
const fleetingVowel = /(?<=...)[ое](?=[кн]$)/;

function makeStem(word: string): string {
  if (/^[а-я]+$/.test(word)) return russianStem(word).replace(fleetingVowel, "");
  if (/^[a-z]+$/.test(word)) return englishStem(word);
  return word;
}

/**
 * The index terms of a piece of normalised text: its words as written, their stems, and its number without separators.
 */
export const pieceTerms = (piece: string): readonly string[] => remember(knownPieces, piece, makePieceTerms);

function makePieceTerms(piece: string): readonly string[] {
  const number = joinNumber(piece);
  const words = splitWords(piece).flatMap((word) => [word, stem(word)]);
  return [...new Set(number ? [number, ...words] : words)];
}

/**
 * The keys of the English keyboard and the Russian letters on them, row by row. Shoppers often type in the wrong
 * layout.
 */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = "ёйцукенгшщзхъфывапролджэячсмитьбю";
const shiftedLatin = '~{}:"<>';
const shiftedCyrillic = "ёхъжэбю";

const toCyrillic = pairs(latin + shiftedLatin, cyrillic + shiftedCyrillic);
const toLatin = pairs(cyrillic, latin);

function pairs(from: string, to: string): Map<string, string> {
  return new Map([...from].map((letter, place) => [letter, to.charAt(place)]));
}

/** The text as typed in the other keyboard layout, in lower case: `lhtkm` gives `дрель`, `вкшдд` gives `drill`. */
export function switchLayout(piece: string): string {
  const text = piece.toLowerCase();
  const map = /[а-яё]/.test(text) ? toLatin : toCyrillic;
  return [...text].map((letter) => map.get(letter) ?? letter).join("");
}
