import { areas, type Locale } from "~/i18n/config";
import { stringsFor } from "~/i18n/translate.server";

/** Every string of a language with its key, from all areas. */
function textsOf(locale: Locale): [string, string][] {
  return areas.flatMap((area) => flatten(area, stringsFor(locale, area)));
}

function flatten(key: string, node: unknown): [string, string][] {
  if (typeof node === "string") return [[key, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => flatten(`${key}.${name}`, inner));
}

const otherThan = (locale: Locale): Locale => (locale === "ru" ? "en" : "ru");

/**
 * Finds the texts that are in the other language: those that equal one of its strings, or match one with its values
 * filled in. Strings that both languages share do not count.
 */
export function findForeign(locale: Locale, shown: Iterable<string>): string[] {
  const own = new Set(textsOf(locale).map(([, text]) => text));
  const foreign = textsOf(otherThan(locale)).filter(([, text]) => !own.has(text) && /\p{L}{2}/u.test(plain(text)));
  const whole = new Map(foreign.map(([key, text]) => [text, key]));
  const templates = foreign.filter(([, text]) => text.includes("{{"));
  const patterns = templates.map(([key, text]) => ({ key, pattern: patternOf(text) }));
  return [...new Set(shown)].flatMap((text) => {
    const key = whole.get(text) ?? patterns.find(({ pattern }) => pattern.test(text))?.key;
    return key === undefined ? [] : [`${key}: ${text}`];
  });
}

const placeholder = /\{\{.*?\}\}/;

const plain = (text: string) => text.split(placeholder).join(" ");

function patternOf(text: string): RegExp {
  const parts = text.split(placeholder).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "su");
}
