import * as z from "zod";

import { addedLanguage, builtInLanguage, languages } from "./languages";

/** The code of one of the shop's languages. */
export const languageCode = z
  .string()
  .refine((code) => languages().some((known) => known.code === code), "is no language of the shop");

const code = z.string().regex(/^[a-z]{2,3}$/, "is no code of a language such as kk");
const tag = z.string().refine(isLocale, "is no locale such as kk-KZ");
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
    message: "is needed: no dates are known for the code",
  })
  .transform(({ code, ...line }) => addedLanguage(code, line));

function isLocale(value: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([value]).length > 0;
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
        if (!line) context.addIssue({ code: "custom", message: "is no language that comes with the shop: ru, en" });
        return line ?? z.NEVER;
      }),
      addedLine,
    ]),
  )
  .min(1)
  .max(8)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, "names a language twice");
