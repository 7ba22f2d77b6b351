/**
 * The only script of a page before the shopper's first sign of life: it stands inline at the page's end (`start.server.ts`),
 * waits, and then loads React and Remix. Until they have taken over, what needs them is held and done then.
 * `vite.config.ts` makes one text of it and what it imports: each byte stands in every page.
 */
import { isSlowLine } from "~/shop/client/line";
import { whenIdle } from "~/ui/when-idle";

import { start, plan, startOr } from "./load";
import { watchPresses } from "./presses";
import { endWaiting, isOver, longestWait, ready, showWaiting } from "./taken-over";

// They are what is asked for.
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** How the browser came to this page: "navigate", "reload", "back_forward" or "prerender". */
const arrival = entry?.type;

/** The name that Remix has given to this entry of the history. */
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;

/** Remix keeps under this name how far each entry of the history is scrolled. */
const readPlaces = () => JSON.parse(sessionStorage.getItem("positions") ?? "{}") as Record<string, number>;

/** Starts where a page needs its scripts without a press, and keeps its place where it is left before they came. */
function watchArrival(): void {
  // A page that is come back to shows what was true when it was left; React's part of it looks anew. What was typed before a
  // reload for missing code (`app/shop/client/typed-text.ts`) waits to be given back.
  if (
    plan.now ||
    document.querySelector("[data-start=now]") ||
    arrival === "back_forward" ||
    "typed-text" in sessionStorage
  )
    void start();
  document.addEventListener("visibilitychange", () => void (document.hidden || start()));
  // Back would else lead to where React last saw it.
  addEventListener("pagehide", () => {
    const key = keyOf(history.state);
    if (isOver() || !key) return;
    sessionStorage.setItem("positions", JSON.stringify({ ...readPlaces(), [key]: scrollY }));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-busy]")) delete element.dataset.busy;
    endWaiting();
    void start();
  });
  // Moving pictures and a map in view ask for their scripts. Not where each byte is dear, and not on a phone, whose processor is
  // for the page first: there the first touch starts them.
  if (!document.querySelector("[data-start=idle]") || isSlowLine() || matchMedia("(pointer:coarse)").matches) return;
  whenIdle(() => void start());
}

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
