import type { ParseKeys } from "i18next";

import { languageOf } from "~/lib/languages";

import { beforeDate } from "./before-date";
import type { Area, areas, Locale } from "./config";
import { formatNumber } from "./format";

/** The content of an area's file: texts and groups of texts. */
export type Strings = { readonly [key: string]: string | Strings };

/**
 * The type of a second language's texts: the same keys with any texts. Russian has four plural forms and English two,
 * so `_few` and `_many` are optional.
 */
export type StringsLike<T> = {
  [K in keyof T as K extends `${string}_few` | `${string}_many` ? never : K]: T[K] extends string
    ? string
    : StringsLike<T[K]>;
};

type Values = Readonly<Record<string, string | number>> & { readonly count?: number };

/** The maximum number of counts whose plural form a language keeps; most are small. */
const maxForms = 1000;

/** The key of a text. */
export type StringKey = ParseKeys<typeof areas>;

/**
 * Returns a text by its key, `cancel` or `basket:empty.title`, in the right plural form and with its values filled in.
 */
export type Translate = (key: StringKey, values?: Values) => string;

/**
 * Creates a language's translator. It resolves keys like i18next (nested keys, areas before a colon, plural forms by
 * suffix, `{{name}}` and `{{name, number}}`) in a thirtieth of i18next's size; a test compares the two. A key without a
 * text is returned as it is.
 * @param stringsOf returns an area's texts, or undefined if they are not loaded
 */
export function makeTranslate(locale: Locale, stringsOf: (area: Area) => Strings | undefined): Translate {
  const { tag } = languageOf(locale);
  const plural = new Intl.PluralRules(tag);
  /** Caches found texts only: missing ones may be loaded later. */
  const known = new Map<string, string>();
  const look = (key: string) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const [area, path] = splitKey(key);
    const text = find(stringsOf(area), path);
    if (text !== undefined) known.set(key, text);
    return text;
  };
  const forms = new Map<number, string>();
  const formOf = (count: number) => {
    const form = forms.get(count) ?? plural.select(count);
    if (forms.size < maxForms) forms.set(count, form);
    return form;
  };
  return (key, values) => {
    const form = values?.count === undefined ? undefined : look(`${key}_${formOf(values.count)}`);
    const text = form ?? look(key);
    if (text === undefined) return key;
    return values ? fill(text, values, tag) : text;
  };
}

/** Whether a text is a text key, like the messages of a form's schema. */
export function isStringKey(text: string, stringsOf: (area: Area) => Strings | undefined): text is StringKey {
  const [area, path] = splitKey(text);
  return find(stringsOf(area), path) !== undefined;
}

function splitKey(key: string): [Area, string] {
  const colon = key.indexOf(":");
  // The compiler checks keys, so the part before a colon is an area.
  return colon < 0 ? ["common", key] : [key.slice(0, colon) as Area, key.slice(colon + 1)];
}

function find(strings: Strings | undefined, path: string): string | undefined {
  let found: string | Strings | undefined = strings;
  for (const step of path.split(".")) {
    if (typeof found !== "object") return undefined;
    found = found[step];
  }
  return typeof found === "string" ? found : undefined;
}

/** The pieces of each text with values: literal text at even places, the names of values between. */
const pieces = new Map<string, string[]>();

function fill(text: string, values: Values, tag: string): string {
  let found = pieces.get(text);
  if (!found) pieces.set(text, (found = text.split(/\{\{(\w+(?:, number)?)\}\}/)));
  return found.reduce((before, piece, index) => {
    if (index % 2 === 0) return before + afterValue(before, piece);
    const value = written(piece, values);
    return beforeDate(tag, before, value) + value;
  });
}

/** A full stop after a value that ends with one, such as a year or a number of pieces, is that of the sentence too. */
const afterValue = (before: string, piece: string): string =>
  before.endsWith(".") && piece.startsWith(".") ? piece.slice(1) : piece;

function written(blank: string, values: Values): string {
  const [name = ""] = blank.split(",", 1);
  const value = values[name] ?? `{{${blank}}}`;
  return name !== blank && typeof value === "number" ? formatNumber(value) : String(value);
}

let provided: ((locale: Locale) => Translate) | null = null;

/** Called once where the translators are created, on the server or in the browser. */
export function provideTranslator(source: (locale: Locale) => Translate): void {
  provided = source;
}

/**
 * The translator for a route's `meta`, which is not a component and cannot use hooks. In the browser, it has only the
 * language and the areas of the current page.
 */
export function translator(locale: Locale): Translate {
  if (!provided) throw new Error("translator needs provideTranslator before it");
  return provided(locale);
}
