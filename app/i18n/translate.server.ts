import { createHash } from "node:crypto";

import { RemixI18Next } from "remix-i18next/server";

import { shop } from "~/server/shop-folder.server";

import { defaultLocale, localeFromPath, locales, type Area, type Locale } from "./config";
import en from "./locales/en";
import ru from "./locales/ru";
import { makeTranslate, provideTranslator, type Strings, type Translate } from "./translate";

const strings: Record<Locale, Record<Area, Strings>> = { ru: nameShop(ru, "ru"), en: nameShop(en, "en") };

/** Fills in the shop's names (`{{shopName}}`), so that the browser needs no other source for them. */
function nameShop(areas: Record<Area, Strings>, locale: Locale): Record<Area, Strings> {
  const names: Record<string, string> = {
    shopName: shop.name[locale],
    shopTitle: shop.title[locale],
    shopShortName: (shop.shortName ?? shop.name)[locale],
    shopRegion: shop.region?.[locale] ?? "",
    shopHours: shop.hours?.[locale] ?? "",
  };
  const fill = (text: string) => text.replace(/\{\{(shop\w+)\}\}/g, (blank, name: string) => names[name] ?? blank);
  const fillAll = (texts: Strings): Strings =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? fill(value) : fillAll(value)]),
    );
  // The same areas.
  return fillAll(areas) as Record<Area, Strings>;
}

/** The version of all texts: changes with any text. */
export const stringsVersion = createHash("sha256").update(JSON.stringify(strings)).digest("base64url").slice(0, 8);

const translators: Record<Locale, Translate> = {
  ru: makeTranslate("ru", (area) => strings.ru[area]),
  en: makeTranslate("en", (area) => strings.en[area]),
};

/** Detects the language of a request by its path only, never by browser or country. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: defaultLocale,
    order: ["custom"],
    findLocale: (request) => Promise.resolve(localeFromPath(new URL(request.url).pathname)),
  },
});

/** The translator of a language. It lives as long as the process, so it holds no request data. */
export function translateFor(locale: Locale): Translate {
  return translators[locale];
}

/** The texts of an area in a language, for the browser. */
export function stringsFor(locale: Locale, area: Area): Strings {
  return strings[locale][area];
}

provideTranslator(translateFor);
