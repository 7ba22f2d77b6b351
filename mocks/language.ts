import { firstLanguage, inLanguage, languages, type ByLanguage } from "~/lib/languages";

import en from "./texts/api/en.json" with { type: "json" };
import ru from "./texts/api/ru.json" with { type: "json" };

/** The code of one of the shop's languages. */
export type Language = string;

/**
 * The first of the shop's languages in an `Accept-Language` header; the shop's first language if there is none. Weights
 * are ignored, because the shop sends a single code without one.
 */
export function languageOf(header: string | null): Language {
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [code] = part.trim().split(/[-;]/);
    const known = languages().find((language) => language.code === code);
    if (known) return known.code;
  }
  return firstLanguage();
}

/** A text in a language, or in the shop's first one if it is missing. */
export function textIn<T>(text: ByLanguage<T>, language: Language): T;
export function textIn<T>(text: ByLanguage<T> | null | undefined, language: Language): T | undefined;
export function textIn<T>(text: ByLanguage<T> | null | undefined, language: Language): T | undefined {
  return text ? inLanguage(text, language) : undefined;
}

/** The language of a file that the API draws or writes, such as a brand's wordmark. */
export const fileLanguage = (language: Language): "ru" | "en" => textIn({ ru: "ru", en: "en" }, language);

type Built = typeof ru;
type Group = keyof Built;

/** The name of one of the API's own texts in `texts/api/`, such as `order.paid`. */
export type Word = { [G in Group]: `${G}.${keyof Built[G] & string}` }[Group];

/** The API's own texts in a language, by group and name. Those of an added language may lack some. */
type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const builtIn = { ru, en } satisfies Record<string, Built>;
let words: Readonly<Record<Language, Words>> = builtIn;

/** Adds the API's texts in the languages that do not come with the code, once, when the shop's folder is read. */
export function addWords(added: Readonly<Record<Language, Words>>): void {
  words = { ...builtIn, ...added };
}

/** What a text inserts: `{{shop}}` inserts `shop`. A value that has a text per language is inserted in the text's own. */
type Values = Readonly<Record<string, string | number | ByLanguage>>;

/** A text of the API itself, which is read when the language is known; with the values that it inserts, if any. */
export type Text = Word | readonly [word: Word, values: Values];

/** A text of the API in a language, or in the shop's first language if it is missing. */
export function say(text: Text, language: Language): string {
  const [word, values] = typeof text === "string" ? [text, {}] : text;
  return fill(find(word, language) ?? word, values, language);
}

/** What a group of the API's texts says about a code; the code itself if it is no longer known. */
export const nameOf = (group: Group, code: string, language: Language, values: Values = {}): string =>
  fill(find(`${group}.${code}`, language) ?? code, values, language);

/** The texts of a group by name, for a page; without values. */
export function wordsOf<G extends Group>(group: G, language: Language): Built[G] {
  const own = Object.keys(ru[group]).map((name) => [name, nameOf(group, name, language)] as const);
  return { ...ru[group], ...Object.fromEntries(own) };
}

/** A text of the API in each of the shop's languages, for a table that keeps texts by language. */
export const inEach = (text: Text): ByLanguage =>
  Object.fromEntries(languages().map(({ code }) => [code, say(text, code)]));

/** Whole roubles as a text inserts them: `5 000` with a no-break space. */
export const inRoubles = (sum: number): string => sum.toLocaleString("ru-RU");

/** A full stop after a value that ends with one, such as a name with a number of pieces, is that of the sentence too. */
function fill(text: string, values: Values, language: Language): string {
  return text.replace(/\{\{(\w+)\}\}(\.?)/g, (_, name: string, stop: string) => {
    const value = values[name] ?? "";
    const written = typeof value === "object" ? textIn(value, language) : String(value);
    return written.endsWith(".") ? written : `${written}${stop}`;
  });
}

function find(word: string, language: Language): string | undefined {
  const [group = "", name = ""] = word.split(".");
  const order = [language, ...languages().map(({ code }) => code), "ru"];
  return order.map((code) => words[code]?.[group]?.[name]).find((text) => text?.trim());
}
