import * as z from "zod";

import { parseJson } from "~/lib/parse-json";

import { areas, type Area } from "./config";
import english from "./locales/en";
import type { Strings } from "./translate";

type Texts = Record<Area, Strings>;

const strings: z.ZodType<Strings> = z.lazy(() => z.record(z.string(), z.union([z.string(), strings])));

/** The texts of an area by key, such as `empty.title`. */
export function flatten(texts: Strings, prefix = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + name, value]] : flatten(value, `${prefix}${name}.`),
  );
}

/** The values that a text inserts, in alphabetical order: `{{count, number}}` inserts `count`. */
export const insertedBy = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();

const plural = /_(zero|one|two|few|many|other)$/;

/**
 * Reads the texts of a language that does not come with the code: a JSON file per area, with the keys of the English one
 * and a text for each plural form of the language.
 * @param tag the language's locale
 * @param read returns the content of a file in the language's folder; null if there is none
 * @returns the texts, and what is missing or wrong, one sentence each, with the file and the key
 */
export function readAddedTexts(tag: string, read: (file: string) => string | null): { texts: Texts; faults: string[] } {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const files = areas.map((area) => {
    const name = `${area}.json`;
    return { area, ...readTextFile(name, read(name), english[area], forms) };
  });
  const texts = Object.fromEntries(files.map(({ area, texts }) => [area, texts ?? {}]));
  // Every area has been read.
  return { texts: texts as Texts, faults: files.flatMap(({ faults }) => faults) };
}

/**
 * The English texts as files to translate: JSON by name, with a text for each plural form of the language.
 * @param tag the language's locale
 */
export function textsToTranslate(tag: string): Record<string, string> {
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const inForms = (texts: Strings): Strings =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) => {
        if (typeof text !== "string") return [[name, inForms(text)]];
        // The English “other” stands for each form that English lacks.
        if (!plural.test(name)) return [[name, text]];
        if (!name.endsWith("_other")) return [];
        const base = name.replace(plural, "");
        return forms.map((form) => [`${base}_${form}`, texts[`${base}_${form}`] ?? text]);
      }),
    );
  return Object.fromEntries(areas.map((area) => [`${area}.json`, toJson(inForms(english[area]))]));
}

const toJson = (texts: Strings) => `${JSON.stringify(texts, null, 2)}\n`;

/**
 * Reads a file of texts and compares it with the English one.
 * @param source null if there is no such file
 * @param forms the language's plural forms; none for texts without them
 * @returns the texts, or null if they cannot be read; and what is missing or wrong, as `readAddedTexts`
 */
export function readTextFile(file: string, source: string | null, wanted: Strings, forms: readonly string[] = []) {
  const json = source === null ? { fault: "is missing" } : parseJson(source);
  const texts = "value" in json ? (strings.safeParse(json.value).data ?? null) : null;
  const faults =
    texts === null
      ? ["fault" in json ? json.fault : "is not an object with texts and groups of texts"]
      : compare(texts, wanted, forms);
  return { texts, faults: faults.map((fault) => `${file}: ${fault}`) };
}

/** What the texts lack or have in addition, compared with the English ones. */
function compare(given: Strings, wanted: Strings, forms: readonly string[]): string[] {
  const own = new Map(flatten(given));
  const model = new Map(
    flatten(wanted).flatMap(([key, text]) => {
      if (!plural.test(key)) return [[key, text] as const];
      return forms.map((form) => [key.replace(plural, `_${form}`), text] as const);
    }),
  );
  const missing = [...model.keys()].filter((key) => !own.get(key)?.trim());
  const unknown = [...own.keys()].filter((key) => !model.has(key));
  const differing = [...own].filter(([key, text]) => {
    const english = model.get(key);
    // A text for one thing may leave out its number.
    return english !== undefined && !plural.test(key) && insertedBy(english).join() !== insertedBy(text).join();
  });
  return [
    ...missing.map((key) => `has no “${key}”`),
    ...unknown.map((key) => `has an unknown “${key}”`),
    ...differing.map(([key]) => `“${key}” must insert ${insertedBy(model.get(key) ?? "").join(", ") || "nothing"}`),
  ];
}
