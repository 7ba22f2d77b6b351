/** A text in both languages. */
export type Pair = readonly [ru: string, en: string];

/** A text as the tables keep it. */
export type Text = { ru: string; en: string };

export const toText = ([ru, en]: Pair): Text => ({ ru, en });

/** No-break space, used between a number and its unit and between thousands. */
export const nbsp = "\u00a0";

/** Joins two texts language by language. */
export function join(separator: string, ...pairs: readonly Pair[]): Pair {
  return [pairs.map((pair) => pair[0]).join(separator), pairs.map((pair) => pair[1]).join(separator)];
}

/**
 * A number as the shop prints it: «11 000» with a no-break space, a decimal comma in Russian and a decimal point in
 * English.
 */
export function formatNumber(value: number): Pair {
  const [whole = "0", fraction] = String(value).split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3}){1,8}$)/g, nbsp) : whole;
  return fraction === undefined ? [grouped, grouped] : [`${grouped},${fraction}`, `${grouped}.${fraction}`];
}

/** Converts English text to a URL slug: Latin letters, digits and dashes. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Converts the first letter to upper case and leaves the rest unchanged. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const units =
  "мм²|мм/м|мм|мкм|см|м²|м|км|кг|г|г/м²|л/мин|л|мл|бар|мбар|В|кВт|Вт|А·ч|А|Н·м|Дж|Гц|дБ|лм|°C|%|шт|об/мин|мин|ч|дюйм\\p{Ll}*|год\\p{Ll}*|лет|предмет\\p{Ll}*|пар\\p{Ll}*|ступен\\p{Ll}*|розет\\p{Ll}*|" +
  "mm²|mm/m|mm|µm|cm|m²|m|kg|g|g/m²|l/min|l|ml|bar|mbar|V|kW|W|Ah|A|N·m|J|Hz|dB|lm|pcs|rpm|min|h|in|years?|pairs?|steps?|sockets?|₽";
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");

/** Inserts no-break spaces where a line must not break: before units and dashes, around the multiplication sign. */
export function tidy(text: string): string {
  return text
    .replace(beforeUnit, `$1${nbsp}`)
    .replace(/(\d) × (?=\d)/g, `$1${nbsp}×${nbsp}`)
    .replace(/№ (?=\d)/g, `№${nbsp}`)
    .replace(/ — /g, `${nbsp}— `);
}

/** `tidy` for a text in both languages. */
export function tidyPair([ru, en]: Pair): Pair {
  return [tidy(ru), tidy(en)];
}
