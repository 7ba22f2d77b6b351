/**
 * The only script of a page before the shopper's first interaction. It is inline at the end of the page
 * (`start.server.ts`), waits for that interaction, and then loads React and Remix. Until they have hydrated the page,
 * it queues the actions that need them. `vite.config.ts` bundles it with its imports; it is part of every page, so each
 * byte counts.
 */
import { isSlowConnection } from "~/shop/client/slow-connection";
import { wasSentOnLeave } from "~/shop/shopper/sent-on-leave";
import { tabStorage } from "~/ui/tab-storage";
import { whenIdle } from "~/ui/when-idle";

import { hideProgress, isCurrent, isHydrated, longestWait, ready, showProgress, start, plan, startOr } from "./load";
import { watchPageChanges } from "./page-changes";
import { watchPresses } from "./presses";

// The API's types are less specific than the requested entry type.
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** The type of this navigation: "navigate", "reload", "back_forward" or "prerender". */
const arrival = entry?.type;

/** The key that Remix gave this history entry. */
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;

/** The scroll positions of the history entries, under Remix's own storage key. */
const readPlaces = () => JSON.parse(tabStorage()?.getItem("positions") ?? "{}") as Record<string, number>;

/**
 * Starts pages that need their scripts without an interaction, and stores the scroll position of pages that are left
 * before hydration.
 */
function watchArrival(): void {
  // After Back, and after a form that the last page sent while it closed, the page shows outdated data, which React
  // revalidates. Text typed before a reload for missing code
  // (`app/shop/client/typed-text.ts`) waits to be restored.
  if (
    plan.now ||
    document.querySelector("[data-start=now]") ||
    arrival === "back_forward" ||
    wasSentOnLeave() ||
    tabStorage()?.getItem("typed-text")
  )
    void start();
  document.addEventListener("visibilitychange", () => void (document.hidden || start()));
  // Without this, Back would restore the last position that Remix stored.
  addEventListener("pagehide", () => {
    const key = keyOf(history.state);
    if (isHydrated() || !key) return;
    tabStorage()?.setItem("positions", JSON.stringify({ ...readPlaces(), [key]: scrollY }));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    for (const element of document.querySelectorAll<HTMLElement>("[data-busy]")) delete element.dataset.busy;
    hideProgress();
    void start();
  });
  // Back and Forward between pages that one document showed, after a reload of it: nothing renders the other page yet.
  addEventListener("popstate", () => isHydrated() || isCurrent() || location.reload());
  // A visible carousel or map requests its scripts while the browser is idle. Not on slow connections, where each byte
  // counts, and not on phones, whose processor renders the page first: there the first touch starts them.
  if (!document.querySelector("[data-start=idle]") || isSlowConnection() || matchMedia("(pointer:coarse)").matches)
    return;
  whenIdle(() => void start());
}

const passive = ["pointermove", "touchstart", "wheel", "scroll", "focusin"];
// Programs that press for the shopper, such as a voice control, may send a click alone.
const active = ["pointerdown", "keydown", "input", "click"];
const options = { capture: true, passive: true };

/** Starts the scripts at the shopper's first interaction, with any device. */
function watchFirstSign(): void {
  const begin = (event: Event) => {
    // Browsers also send pointer events for a still mouse when a page loads under it.
    if (event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0) return;
    for (const type of passive) removeEventListener(type, begin, options);
    void start();
  };
  for (const type of passive) addEventListener(type, begin, options);
  // A press also retries a failed start. A moving pointer would repeat the requests endlessly.
  for (const type of active) addEventListener(type, () => void start(), options);
}

/**
 * Fields that changed before hydration. The event is dispatched again after hydration, or an auto-submitting form is
 * sent.
 */
const changed = new Set<HTMLElement>();

const chosen = "input:checked:not(:default),[type=checkbox]:default:not(:checked),option:default:not(:checked)";

/** Records changes until React handles them. */
function watchChanges(): void {
  addEventListener("change", ({ target }) => remember(target), true);
  // Also fields that changed while the page was loading. On a reload and on Back, the browser itself restores choices.
  if (arrival === "navigate") {
    for (const part of document.querySelectorAll(chosen)) remember(part.closest("input,select"));
  }
  void ready.then(() => {
    for (const field of changed) field.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

function remember(field: EventTarget | null): void {
  if (isHydrated()) return;
  // Only fields send change events.
  const { form } = field as HTMLInputElement;
  changed.add(field as HTMLInputElement);
  if (!form?.matches("[data-auto]")) return void start();
  showProgress();
  startOr(() => form.requestSubmit());
  setTimeout(() => isHydrated() || form.requestSubmit(), longestWait);
}

// The next digit replaces a code that was refused: the browser would put the cursor before it. Selecting gives the focus,
// so the field must be the one that gets it anyway.
const focused = document.querySelector<HTMLInputElement>("[autofocus]");
if (focused?.matches("[aria-invalid][autocomplete=one-time-code]")) focused.select();

watchPageChanges();
watchFirstSign();
watchArrival();
watchPresses();
watchChanges();
