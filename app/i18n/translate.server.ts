import { createHash } from "node:crypto";

import { RemixI18Next } from "remix-i18next/server";

import { defaultLocale, localeFromPath, locales, type Area, type Locale } from "./config";
import en from "./locales/en";
import ru from "./locales/ru";
import { makeTranslate, provideTranslator, type Strings, type Translate } from "./translate";

const strings: Record<Locale, Record<Area, Strings>> = { ru, en };

/** Names the state of all strings: another text, another version. */
export const stringsVersion = createHash("sha256").update(JSON.stringify(strings)).digest("base64url").slice(0, 8);

const translators: Record<Locale, Translate> = {
  ru: makeTranslate("ru", (area) => ru[area]),
  en: makeTranslate("en", (area) => en[area]),
};

/** Finds the language of a request: its path alone decides, never a guess of browser or country. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ["custom"],
    findLocale: (request) => Promise.resolve(localeFromPath(new URL(request.url).pathname)),
  },
});

/** The translator of a language: one for the life of the process, so nothing of a request lives in it. */
export function translateFor(locale: Locale): Translate {
  return translators[locale];
}

/** The strings of an area in a language, for the browser. */
export function stringsFor(locale: Locale, area: Area): Strings {
  return strings[locale][area];
}

provideTranslator(translateFor);
