import type { Locale } from "./config";
import type { Translate } from "./translate";

let find: ((locale: Locale) => Translate) | null = null;

/** Called once where the translators are made, in the process or in the browser. */
export function provideTranslator(source: (locale: Locale) => Translate): void {
  find = source;
}

/**
 * Strings for a route's `meta`, which is no component and has no hooks. The browser knows only the language and the areas
 * of the page that it shows.
 */
export function translator(locale: Locale): Translate {
  if (!find) throw new Error("translator needs provideTranslator before it");
  return find(locale);
}
