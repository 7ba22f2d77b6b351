import { createHash } from "node:crypto";

import { RemixI18Next } from "remix-i18next/server";

import { firstLanguage, inLanguage, languages } from "~/lib/languages";
import { readFromShop, refuseFaults, shop } from "~/server/shop-folder.server";

import { readAddedTexts } from "./added-texts";
import { localeFromPath, type Area, type Locale } from "./config";
import en from "./locales/en";
import ru from "./locales/ru";
import { makeTranslate, provideTranslator, type Strings, type Translate } from "./translate";

type Texts = Record<Area, Strings>;

const builtIn: Readonly<Record<string, Texts>> = { ru, en };

const strings = new Map(
  languages().map(({ code, tag }) => [code, nameShop(builtIn[code] ?? addedTexts(code, tag), code)]),
);

function addedTexts(code: string, tag: string): Texts {
  const folder = `texts/${code}`;
  const { texts, faults } = readAddedTexts(tag, (file) => readFromShop(`${folder}/${file}`)?.toString() ?? null);
  refuseFaults(folder, faults);
  return texts;
}

/** Fills in the shop's names (`{{shopName}}`), so that the browser needs no other source for them. */
function nameShop(areas: Texts, locale: Locale): Texts {
  const names: Record<string, string> = {
    shopName: inLanguage(shop.name, locale),
    shopTitle: inLanguage(shop.title, locale),
    shopShortName: inLanguage(shop.shortName ?? shop.name, locale),
    shopRegion: shop.region ? inLanguage(shop.region, locale) : "",
    shopHours: shop.hours ? inLanguage(shop.hours, locale) : "",
  };
  const fill = (text: string) => text.replace(/\{\{(shop\w+)\}\}/g, (blank, name: string) => names[name] ?? blank);
  const fillAll = (texts: Strings): Strings =>
    Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, typeof value === "string" ? fill(value) : fillAll(value)]),
    );
  // The same areas.
  return fillAll(areas) as Texts;
}

/** The version of all texts: changes with any text. */
export const stringsVersion = createHash("sha256")
  .update(JSON.stringify([...strings]))
  .digest("base64url")
  .slice(0, 8);

const translators = new Map(
  [...strings].map(([code, texts]) => [code, makeTranslate(code, (area) => texts[area])] as const),
);

/** Detects the language of a request by its path only, never by browser or country. */
export const remixI18n = new RemixI18Next({
  detection: {
    supportedLanguages: languages().map(({ code }) => code),
    fallbackLanguage: firstLanguage(),
    order: ["custom"],
    findLocale: (request) => Promise.resolve(localeFromPath(new URL(request.url).pathname)),
  },
});

/** The translator of a language. It lives as long as the process, so it holds no request data. */
export function translateFor(locale: Locale): Translate {
  return ofShop(translators, locale);
}

/** The texts of an area in a language, for the browser. */
export function stringsFor(locale: Locale, area: Area): Strings {
  return ofShop(strings, locale)[area];
}

function ofShop<T>(all: ReadonlyMap<string, T>, locale: Locale): T {
  const found = all.get(locale);
  if (found === undefined) throw new Error(`The shop has no texts in ${locale}`);
  return found;
}

provideTranslator(translateFor);
