/**
 * The only script of a page before the shopper's first sign of life: it stands inline at the page's end (`start.server.ts`),
 * waits, and then loads React and Remix. Until they have taken over, what needs them is held and done then.
 * `vite.config.ts` makes one text of it and what it imports: each byte stands in every page.
 */
import { watchArrival, arrival } from "./arrival";
import { start, startOr } from "./load";
import { watchPresses } from "./presses";
import { isOver, longestWait, ready, showWaiting } from "./taken-over";

const passive = ["pointermove", "touchstart", "wheel", "scroll", "focusin"];
const active = ["pointerdown", "keydown", "input"];
const options = { capture: true, passive: true };

/** Starts the scripts at the first sign of life: whatever the shopper does, with whatever device. */
function watchFirstSign(): void {
  const begin = (event: Event) => {
    // Browsers also tell of a mouse that rests while a page comes to lie under it.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    for (const type of passive) removeEventListener(type, begin, options);
    void start();
  };
  for (const type of passive) addEventListener(type, begin, options);
  // A press also tries again after a failed start. A moving pointer would repeat the requests without end.
  for (const type of active) addEventListener(type, () => void start(), options);
}

/** Fields whose change nobody heard: it is told again to those who come to hear it, or a form that applies itself is sent. */
const changed = new Set<HTMLElement>();

const chosen = "input:checked:not(:default),[type=checkbox]:default:not(:checked),option:default:not(:checked)";

/** Keeps what is changed until React hears it. */
function watchChanges(): void {
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

watchFirstSign();
watchArrival();
watchPresses();
watchChanges();
