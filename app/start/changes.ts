import { arrival } from "./arrival";
import { start, startOr } from "./load";
import { isOver, longestWait, ready, showWaiting } from "./taken-over";

/** Fields whose change nobody heard: it is told again to those who come to hear it, or a form that applies itself is sent. */
const changed = new Set<HTMLElement>();

const chosen = "input:checked:not(:default),[type=checkbox]:default:not(:checked),option:default:not(:checked)";

/** Keeps what is changed until React hears it. */
export function watchChanges(): void {
  addEventListener("change", ({ target }) => remember(target), true);
  // Chosen while the page's end was still on its way. On a reload and on Back it is the browser that gives choices back.
  if (arrival === "navigate") {
    for (const part of document.querySelectorAll(chosen)) remember(part.closest("input,select"));
  }
  void ready.then(() => {
    for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function remember(field: EventTarget | null): void {
  if (isOver()) return;
  // Only fields change.
  const { form } = field as HTMLInputElement;
  changed.add(field as HTMLInputElement);
  if (!form?.matches("[data-auto]")) return void start();
  showWaiting();
  startOr(() => form.requestSubmit());
  setTimeout(() => isOver() || form.requestSubmit(), longestWait);
}
