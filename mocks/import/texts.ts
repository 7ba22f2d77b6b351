import sanitizeHtml from "sanitize-html";

import { escapeHtml } from "#mocks/html";

const letters: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "e", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l" },
  ...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh" },
  ...{ щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya", і: "i", ї: "i", є: "e", ґ: "g", ў: "u" },
};
const longestSlug = 60;

/** Converts a text to a URL slug: Latin letters, digits and hyphens; Russian letters are transliterated. */
export function toSlug(text: string): string {
  const latin = text
    .toLowerCase()
    .normalize("NFC")
    .replace(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  const cut = latin.startsWith("-") ? latin.slice(1) : latin;
  return cut.slice(0, longestSlug).replace(/-$/, "");
}

/** Returns the first of `slug`, `slug-2`, `slug-3` … that is free; an empty slug starts with `fallback`. */
export function freeSlug(text: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const base = toSlug(text) || fallback;
  if (!isTaken(base)) return base;
  let number = 2;
  while (isTaken(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Tags between which words do not run together, although the text has no space there. */
const breaks = /<\/?(?:br|p|div|li|ul|ol|table|tr|td|th|h[1-6])\b/gi;

/** A one-line text: tags removed, entities of HTML decoded, white space joined. */
export function plainText(text: string): string {
  const plain = /[<&]/.test(text) ? stripTags(text.replace(breaks, " $&")) : text;
  return plain.replace(/\s+/g, " ").trim();
}

const signs: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The sanitizer escapes what it returns, and only in these four ways. */
const decodeSigns = (text: string): string => text.replace(/&(?:lt|gt|quot|amp);/g, (sign) => signs[sign] ?? sign);

function stripTags(text: string): string {
  // Real feeds escape twice, so a tag may appear only after the first pass.
  return decodeSigns(sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} }));
}

const hasTags = (text: string): boolean => /<[a-z][a-z0-9]*[\s/>]/i.test(text);

/**
 * A description as HTML: HTML stays but for its indentation, plain text becomes paragraphs. The shop sanitizes it
 * before it shows it.
 */
export function toHtml(text: string): string {
  const trimmed = text.trim();
  // Some systems escape HTML although it is in a CDATA section: shoppers would read its tags.
  const html = hasTags(trimmed) ? trimmed : decodeSigns(trimmed);
  if (hasTags(html)) return html.replace(/\n\s*/g, "\n");
  return trimmed
    .split(/\n/)
    .map((line) => plainText(line))
    .filter(Boolean)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");
}

/** A number as people write it: with spaces between thousands, a comma or a point; null if it is none. */
export function readNumber(text: string): number | null {
  const compact = text.replace(/\s/g, "").replace(",", ".");
  return /^\d{1,12}(?:\.\d{1,30})?$/.test(compact) ? Number(compact) : null;
}
