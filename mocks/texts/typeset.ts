import { nbsp, tidy } from "#mocks/db/seed/lib/text";

/**
 * Inserts no-break spaces where a line must not break: within numbers, between a number and what it counts, before a
 * dash.
 */
export function typeset(text: string): string {
  return tidy(text)
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${nbsp}`)
    .replace(/(\d) (?=[\p{L}%₽°])/gu, `$1${nbsp}`);
}
