import type { Autocomplete } from "~/api/schemas/catalog";

/** The limits of the search box (specification, sections 4 and 9). Lengths in letters, the pause in ms. */
export const suggestionLimits = { askFrom: 2, showFrom: 3, pause: 500, products: 8 } as const;

/** The query for the typed text: trimmed, and empty while it is too short. */
export function questionOf(typed: string): string {
  const question = typed.trim();
  return question.length < suggestionLimits.askFrom ? "" : question;
}

/** Whether the typed text is long enough to open the dropdown. */
export function mayShow(typed: string): boolean {
  return typed.trim().length >= suggestionLimits.showFrom;
}

/** How many options there are to show; 0 if nothing was found or the call has failed. */
export function countOptions(found: Autocomplete | null): number {
  if (!found) return 0;
  return found.autocomplete.length + found.sections.length + Math.min(found.products.length, suggestionLimits.products);
}
