import { readBasketForm, readFavoriteForm, wantedQuantity } from "~/lib/small-form";

import { shownValue, want } from "./changes";

/**
 * Reads a press on a small form into the store. What the page was loaded with stands in the form itself: the quantity
 * field's first value for a line, the pressed state for a favourite.
 */
export function pressSmallForm(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  const fields = new FormData(form, button);
  if (form.dataset.small === "favorite") {
    const pressed = readFavoriteForm(fields);
    if (pressed)
      want("favorite", pressed.productId, pressed.intent === "add" ? 1 : 0, pressed.intent === "add" ? 0 : 1);
    return;
  }
  const pressed = readBasketForm(fields);
  if (!pressed) return;
  const loaded = loadedQuantity(form);
  const current = shownValue("basket", pressed.productId) ?? loaded;
  want("basket", pressed.productId, wantedQuantity(pressed, current), loaded);
}

/** A quantity that was typed counts when the field is left, as the specification's section 5 says of validation. */
export function typeInSmallForm(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.form?.dataset.small !== "basket") return;
  const set = target.form.querySelector<HTMLButtonElement>('button[name="set"]');
  if (set) pressSmallForm(target.form, set);
}

/** Pieces of the product that the page was loaded with; an add form without a line has none. */
function loadedQuantity(form: HTMLFormElement): number {
  return Number(form.dataset.quantity ?? 0) || 0;
}
