import { nbsp, tidy } from "../lib/text";

/** A paragraph; the text may contain tags. */
export const p = (text: string) => `<p>${text}</p>`;
/** A section heading. */
export const h2 = (text: string) => `<h2>${text}</h2>`;
/** A heading within a section. */
export const h3 = (text: string) => `<h3>${text}</h3>`;

const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join("");
/** A bulleted list. */
export const ul = (...texts: readonly string[]) => `<ul>${items(texts)}</ul>`;
/** A numbered list. */
export const ol = (...texts: readonly string[]) => `<ol>${items(texts)}</ol>`;

/** A link; `path` is a page of the shop, without a language prefix. */
export const a = (path: string, text: string) => `<a href="${path}">${text}</a>`;

/** A table: the header row first; every row must have as many cells. */
export function table(head: readonly string[], ...rows: readonly (readonly string[])[]): string {
  const cells = (tag: "th" | "td", texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${text}</${tag}>`).join("");
  const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("");
  return `<table><thead><tr>${cells("th", head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/**
 * Inserts no-break spaces where a line must not break: within numbers, between a number and what it counts, before a
 * dash.
 */
export function typeset(text: string): string {
  return tidy(text)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(/(\d) (?=[\p{L}%₽°])/gu, `$1${nbsp}`);
}
