import { localePath, locales, type Locale } from "~/i18n/config";
import type { Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";

/** One of the shop's languages as a shopper meets it. */
export type Language = {
  locale: Locale;
  /** A path of the shop in this language. */
  href: (path: string) => string;
  /** A text of the shop, its no-break spaces turned into plain ones, as Playwright reads pages. */
  say: Translate;
};

/** How a shopper meets the shop in one language. */
export function languageOf(locale: Locale): Language {
  return {
    locale,
    href: (path) => localePath(locale, path),
    say: (key, values) => plain(translateFor(locale)(key, values)),
  };
}

/** Both languages: a journey runs in each. */
export const languages: Language[] = locales.map(languageOf);

/** One of them, where the language makes no difference. */
export const russian = languageOf("ru");
export const english = languageOf("en");

/** A text with plain spaces in the place of no-break ones. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
