import { arrival } from "./arrival";
import { startOr } from "./load";
import { isOver, takenOver } from "./taken-over";

/** Fields whose change nobody heard: it is told again to those who come to hear it, or a form that applies itself is sent. */
const changed = new Set<HTMLElement>();

const chosen = "input:checked:not(:default),[type=checkbox]:default:not(:checked),option:default:not(:checked)";

/** Keeps what is changed until React hears it. */
export function watchChanges(): void {
  document.addEventListener("change", ({ target }) => remember(target), true);
  // Chosen while the page's end was still on its way. On a reload and on Back it is the browser that gives choices back.
  if (arrival === "navigate") {
    for (const part of document.querySelectorAll(chosen)) remember(part.closest("input,select"));
  }
  void takenOver.then(() => {
    for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function remember(field: unknown): void {
  if (isOver() || !(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  changed.add(field);
  startOr(() => "auto" in (field.form?.dataset ?? {}) && field.form?.requestSubmit());
}
