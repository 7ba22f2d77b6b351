import { firstLanguage, inLanguage, languages, type ByLanguage } from "~/lib/languages";

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

/** A text of the API itself, in the languages that come with it. */
export type Text = { ru: string; en: string };

/** A text in a language, or in the shop's first one if it is missing. */
export function textIn<T>(text: ByLanguage<T>, language: Language): T;
export function textIn<T>(text: ByLanguage<T> | null | undefined, language: Language): T | undefined;
export function textIn<T>(text: ByLanguage<T> | null | undefined, language: Language): T | undefined {
  return text ? inLanguage(text, language) : undefined;
}

/** The language of a file that the API draws or writes, such as a brand's wordmark. */
export const fileLanguage = (language: Language): string => textIn({ ru: "ru", en: "en" }, language);
