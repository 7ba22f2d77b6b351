/** A line of the table of languages. */
export type Language = {
  /** Its code in addresses, in `lang` attributes and in folders of texts: two or three letters of ISO 639. */
  code: string;
  /** The language's own name for itself. */
  name: string;
  /** The name in the language switch. */
  short: string;
  /** The locale of dates. */
  tag: string;
  /** The language and country of link previews and maps: `en_US`. */
  territory: string;
  /** The alphabet, which decides the fonts that a page loads first. Digits are in the Latin font. */
  alphabet: "latin" | "cyrillic";
  decimal: "," | ".";
  /** What stands between a number and `%`. */
  beforePercent: "" | "\u00a0";
  units: { gram: string; kilogram: string; kilobyte: string; megabyte: string };
};

const latinUnits = { gram: "g", kilogram: "kg", kilobyte: "KB", megabyte: "MB" };

/** The languages whose texts come with the shop's code. A shop's `shop.json` chooses among them and adds its own. */
const builtIn: readonly Language[] = [
  {
    ...{ code: "ru", name: "Русский", short: "RU", tag: "ru-RU", territory: "ru_RU", alphabet: "cyrillic" },
    ...{ decimal: ",", beforePercent: "\u00a0" },
    units: { gram: "г", kilogram: "кг", kilobyte: "КБ", megabyte: "МБ" },
  },
  {
    ...{ code: "en", name: "English", short: "EN", tag: "en-GB", territory: "en_US", alphabet: "latin" },
    ...{ decimal: ".", beforePercent: "" },
    units: latinUnits,
  },
];

let chosen = builtIn;

/** The shop's languages. The first is the default: its addresses have no prefix, and its texts replace missing ones. */
export const languages = (): readonly Language[] => chosen;

/** Sets the shop's languages, once, when the process or the page starts. */
export function setLanguages(list: readonly Language[]): void {
  chosen = list.length > 0 ? list : builtIn;
}

/** The table for the browser, which knows the built-in languages; undefined if the shop has just these. */
export const languagesForBrowser = (): string | undefined => (chosen === builtIn ? undefined : JSON.stringify(chosen));

/** The line of a language; of the default one if the shop does not have it. */
export function languageOf(code: string): Language {
  const found = chosen.find((language) => language.code === code) ?? chosen[0];
  if (!found) throw new Error("The shop has no language");
  return found;
}

/** The default language's code. */
export const firstLanguage = (): string => languageOf("").code;

/** The line of a language that comes with the code. */
export const builtInLanguage = (code: string): Language | undefined => builtIn.find((known) => known.code === code);

/**
 * A line for a language that does not come with the code. What it leaves out follows from its locale.
 * @param code such as `kk`
 * @param given what the shop's file says about it
 */
export function addedLanguage(code: string, given: Partial<Language> & { name: string }): Language {
  const tag = given.tag ?? code;
  const locale = new Intl.Locale(tag).maximize();
  const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
  return {
    ...{ code, tag, short: code.toUpperCase(), territory: `${locale.language}_${locale.region ?? ""}` },
    alphabet: locale.script === "Cyrl" ? "cyrillic" : "latin",
    decimal: parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".",
    beforePercent: "",
    units: latinUnits,
    ...given,
  };
}

/** A value per language. */
export type ByLanguage<T = string> = Readonly<Partial<Record<string, T>>>;

/** A language's value, or else the value of the shop's first language that has one. */
export function inLanguage<T>(values: ByLanguage<T>, code: string): T {
  const own = values[code];
  if (own !== undefined) return own;
  for (const language of chosen) {
    const other = values[language.code];
    if (other !== undefined) return other;
  }
  const [any] = Object.values(values);
  if (any === undefined) throw new Error("A text exists in no language");
  return any;
}

/** The values with one for each of the shop's languages. There must be at least one. */
export function inAllLanguages<T>(values: ByLanguage<T>): ByLanguage<T> {
  return Object.fromEntries(chosen.map(({ code }) => [code, inLanguage(values, code)]));
}

/** The languages that have a prefix. */
const prefixes = () => chosen.slice(1).map(({ code }) => code);

/** The optional segments of the languages in the site map: `en?`, or `en?/kk?` for two with a prefix. */
export const languageSegments = (): string =>
  prefixes()
    .map((code) => `${code}?`)
    .join("/");

/** Gives the layout's route the shop's languages: a build knows only those that come with the code. */
export function setLanguagePath(routes: Record<string, { path?: string | undefined } | undefined>): void {
  const layout = routes["routes/layout"];
  if (layout) layout.path = languageSegments();
}

/** The language of a path's prefix; the default one without a prefix. Works on `.data` paths too. */
export function localeFromPath(pathname: string): string {
  const [, first] = /^\/([^/.]+)(?:\/|\.data$|$)/.exec(pathname) ?? [];
  return prefixes().find((code) => code === first) ?? firstLanguage();
}

/** Adds the language prefix to a path such as `/catalog?page=2`. */
export function localePath(code: string, path: string): string {
  if (code === firstLanguage()) return path;
  return path === "/" || path.startsWith("/?") || path.startsWith("/#")
    ? `/${code}${path.slice(1)}`
    : `/${code}${path}`;
}

/** The path without its language prefix: the inverse of `localePath`. */
export function barePath(path: string): string {
  const [prefix = "", first] = /^\/([^/?#]+)(?=[/?#]|$)/.exec(path) ?? [];
  return (prefixes().some((code) => code === first) ? path.slice(prefix.length) : path).replace(/^(?!\/)/, "/");
}
