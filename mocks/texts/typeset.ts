const nbsp = "\u00a0";

const units =
  "мм²|мм/м|мм|мкм|см|м²|м|км|кг|г|г/м²|л/мин|л|мл|бар|мбар|В|кВт|Вт|А·ч|А|Н·м|Дж|Гц|дБ|лм|°C|%|шт|об/мин|мин|ч|дюйм\\p{Ll}*|год\\p{Ll}*|лет|предмет\\p{Ll}*|пар\\p{Ll}*|ступен\\p{Ll}*|розет\\p{Ll}*|" +
  "mm²|mm/m|mm|µm|cm|m²|m|kg|g|g/m²|l/min|l|ml|bar|mbar|V|kW|W|Ah|A|N·m|J|Hz|dB|lm|pcs|rpm|min|h|in|years?|pairs?|steps?|sockets?|₽";
const beforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, "gu");
/** Not the digits of a model such as “ДША-18/60”: tied to the next word, they would break the line in the model. */
const numberBeforeWord = /(?<!\p{L}[\d/–-]{0,12})(\d) (?=[\p{L}%₽°])/gu;

/**
 * Inserts no-break spaces where a line must not break: within numbers, between a number and what it counts, around the
 * multiplication sign, before a dash.
 */
export function typeset(text: string): string {
  // Most names of a large feed have nothing to tie.
  if (!/[\d№] | — /.test(text)) return text;
  return text
    .replace(beforeUnit, `$1${nbsp}`)
    .replace(/(\d) × (?=\d)/g, `$1${nbsp}×${nbsp}`)
    .replace(/№ (?=\d)/g, `№${nbsp}`)
    .replace(/ — /g, `${nbsp}— `)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(numberBeforeWord, `$1${nbsp}`);
}
