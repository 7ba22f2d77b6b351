import * as z from "zod";

import { addedLanguage, builtInLanguage, inAllLanguages, languages, type ByLanguage } from "./languages";

/**
 * The code of a language in which a text may stand: one of the shop's, or one that comes with the shop. Leaving that out
 * is one line of `shop.json`; its texts are not shown.
 */
export const languageCode = z
  .string()
  .refine(
    (code) => builtInLanguage(code) || languages().some((known) => known.code === code),
    "is not a language of the shop",
  );

/** A text of one line of `shop.json` or of another file in a shop's folder. */
export const line = z.string().trim().min(1).max(300);

/** A text, or one per language. A language without its own text shows the first one. */
export const text = inLanguages(line);

/** A value, or one per language. */
export function inLanguages(value: z.ZodType<string, string>) {
  return z.union([
    value.transform((one) => inAllLanguages({ "": one })),
    z
      .record(languageCode, value)
      .refine((texts) => Object.keys(texts).length > 0, "has no text in any language")
      .transform((texts) => inAllLanguages(texts)),
  ]);
}

/** A text in each of the shop's languages. */
export type ShopText = ByLanguage;

const code = z.string().regex(/^[a-z]{2,3}$/, "is not a language code such as kk");
const tag = z.string().refine(isLocale, "is not a locale such as kk-KZ that every browser knows");
const word = z.string().trim().min(1).max(40);

/** A language whose texts stand in the folder, in `texts/{code}/`. */
const addedLine = z
  .strictObject({
    code,
    /** What its speakers call it. */
    name: word,
    /** In the language switch; the code in capitals by default. */
    short: word.optional(),
    /** The locale of dates; the code by default. */
    tag: tag.optional(),
    decimal: z.enum([",", "."]).optional(),
    /** `g`, `kg`, `KB` and `MB` by default. */
    units: z.strictObject({ gram: word, kilogram: word, kilobyte: word, megabyte: word }).optional(),
  })
  .refine(({ code, tag = code }) => isLocale(tag), {
    path: ["tag"],
    message: "is needed: not every browser knows the dates and plurals of the code. Take a related one, such as ru",
  })
  .transform(({ code, ...line }) => addedLanguage(code, line));

/**
 * The languages whose dates and plural forms every browser knows. Chromium knows the fewest: in another language it would
 * write them in English, and React would find other texts than the server's.
 */
const inBrowsers = new Set(
  (
    "af am ar az bg bn bs ca cs da de el en es et fa fi fil fr gu he hi hr hu id it ja kk kn ko lt lv ml mr ms nb nl " +
    "no pa pl pt ro ru sd sk sl sr sv sw ta te th tr uk ur uz vi zh"
  ).split(" "),
);

/** Whether the server and every browser know the dates and plural forms of a locale. */
export function isLocale(value: string): boolean {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf([value]);
    return known !== undefined && inBrowsers.has(new Intl.Locale(known).language);
  } catch {
    return false;
  }
}

/** The shop's languages, the default one first: those that come with the code by their codes, others as a line. */
export const languageList = z
  .array(
    z.union([
      z.string().transform((code, context) => {
        const line = builtInLanguage(code);
        if (!line) context.addIssue({ code: "custom", message: "is not a language that comes with the shop: ru, en" });
        return line ?? z.NEVER;
      }),
      addedLine,
    ]),
  )
  .min(1)
  .max(8)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, "names a language twice");
