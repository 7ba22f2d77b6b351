import { useEffect, useState, type KeyboardEvent, type RefObject } from "react";

import type { Autocomplete } from "~/api/schemas/catalog";
import { optionAfterKey, useOutside } from "~/ui/drop-down";

/** `typed` is what was typed since the search was last left; the field may hold older text. `active` is an option's id. */
type Search = { typed: string; isOpen: boolean; active: string | undefined };

const asLeft: Search = { typed: "", isOpen: false, active: undefined };

/**
 * Handles typing and keys in the search field. The options are read from the form's HTML, because the code that renders
 * them may load later.
 */
export function useSearchBox(form: RefObject<HTMLFormElement>, field: RefObject<HTMLInputElement>) {
  const [search, setSearch] = useState(asLeft);
  const isExpanded = search.isOpen && mayShow(search.typed);

  const follow = () => setSearch({ typed: field.current?.value ?? "", isOpen: true, active: undefined });
  const close = () => setSearch((now) => ({ ...now, isOpen: false, active: undefined }));
  const clear = () => {
    if (field.current) field.current.value = "";
    setSearch(asLeft);
  };
  /** Keeps the text, because the next page shows its results. Removes the focus, which closes a phone's keyboard. */
  const submit = () => {
    field.current?.blur();
    setSearch(asLeft);
  };

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const options = [...(form.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const active = options.findIndex(({ id }) => id === search.active);
    const next = optionAfterKey(event.key, active, options.length);
    if (next !== null) setSearch({ ...search, active: options[next]?.id });
    else if (event.key === "Enter" && active >= 0) options[active]?.click();
    else if (event.key === "Escape" && isExpanded) close();
    else if (event.key === "Escape") clear();
    else if (event.key === "ArrowDown") follow();
    else return;
    event.preventDefault();
  };

  useOutside("click", search.typed !== "", [form], clear);
  useOutside("focusin", isExpanded, [form], close);
  useEffect(() => {
    // Text that was typed before hydration is handled as if it were typed now.
    const early = field.current;
    if (early && early === document.activeElement && early.value !== early.defaultValue) {
      early.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [field]);

  return { ...search, isExpanded, follow, close, clear, submit, press };
}

export type SearchBoxState = ReturnType<typeof useSearchBox>;

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
