import type { ParseKeys } from "i18next";

import type { Area, areas, Locale } from "./config";
import { formatNumber } from "./format";

/** The strings of an area as its file holds them: texts, and groups of texts. */
export type Strings = { readonly [key: string]: string | Strings };

type Values = Readonly<Record<string, string | number>> & { readonly count?: number };

/** The key of a string. */
export type StringKey = ParseKeys<typeof areas>;

/** Gives a string by its key, `cancel` or `basket:empty.title`, with its values put in and its plural form chosen. */
export type Translate = (key: StringKey, values?: Values) => string;

/**
 * Makes the translator of a language. It reads the strings as i18next does (nested keys, areas before a colon, plural forms
 * by suffix, `{{name}}` and `{{name, number}}`), in a thirtieth of i18next's size; a test holds the two together. A key
 * without a string is given back as it is.
 * @param stringsOf an area's strings, or undefined where they are not loaded
 */
export function makeTranslate(locale: Locale, stringsOf: (area: Area) => Strings | undefined): Translate {
  const plural = new Intl.PluralRules(locale);
  /** What was found by its key; what was not may yet be loaded. */
  const known = new Map<string, string>();
  const look = (key: string) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const [area, path] = splitKey(key);
    const text = find(stringsOf(area), path);
    if (text !== undefined) known.set(key, text);
    return text;
  };
  return (key, values) => {
    const form = values?.count === undefined ? undefined : look(`${key}_${plural.select(values.count)}`);
    const text = form ?? look(key);
    if (text === undefined) return key;
    return values ? fill(text, values) : text;
  };
}

/** Whether a text is the key of a string, as the messages of a form's schema are. */
export function isStringKey(text: string, stringsOf: (area: Area) => Strings | undefined): text is StringKey {
  const [area, path] = splitKey(text);
  return find(stringsOf(area), path) !== undefined;
}

function splitKey(key: string): [Area, string] {
  const colon = key.indexOf(":");
  // Keys are checked by the compiler, so what stands before a colon is an area.
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

function fill(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)(, number)?\}\}/g, (blank, name: string, asNumber?: string) => {
    const value = values[name] ?? blank;
    return asNumber && typeof value === "number" ? formatNumber(value) : String(value);
  });
}

let provided: ((locale: Locale) => Translate) | null = null;

/** Called once where the translators are made, in the process or in the browser. */
export function provideTranslator(source: (locale: Locale) => Translate): void {
  provided = source;
}

/**
 * Strings for a route's `meta`, which is no component and has no hooks. The browser knows only the language and the areas
 * of the page that it shows.
 */
export function translator(locale: Locale): Translate {
  if (!provided) throw new Error("translator needs provideTranslator before it");
  return provided(locale);
}
