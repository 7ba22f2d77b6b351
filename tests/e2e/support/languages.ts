import { localePath, locales, type BuiltInLocale } from "~/i18n/config";
import type { Translate } from "~/i18n/translate";
import { translateFor } from "~/i18n/translate.server";

/** One of the shop's languages: its addresses and texts. */
export type Language = {
  locale: BuiltInLocale;
  /** Adds the prefix of this language to a path of the shop. */
  href: (path: string) => string;
  /** A text of the shop with plain spaces instead of no-break ones, as Playwright reads pages. */
  say: Translate;
};

/** The addresses and texts of one language. */
export function languageOf(locale: BuiltInLocale): Language {
  return {
    locale,
    href: (path) => localePath(locale, path),
    say: (key, values) => plain(translateFor(locale)(key, values)),
  };
}

/** Both languages, for journeys that run in each. */
export const languages: Language[] = locales.map(languageOf);

/** For journeys in which the language makes no difference. */
export const russian = languageOf("ru");
export const english = languageOf("en");

/** Replaces no-break spaces with plain ones. */
export function plain(text: string): string {
  return text.replaceAll("\u00a0", " ");
}
