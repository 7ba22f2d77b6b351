import { isSlowLine } from "~/shop/client/line";
import { whenIdle } from "~/ui/when-idle";

import { start, plan } from "./load";
import { endWaiting, isOver } from "./taken-over";

// They are what is asked for.
const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];

/** How the browser came to this page: "navigate", "reload", "back_forward" or "prerender". */
export const arrival = entry?.type;

/** The name that Remix has given to this entry of the history. */
const keyOf = (state: unknown) => (state as { key?: string } | null)?.key;

/** Remix keeps under this name how far each entry of the history is scrolled. */
const readPlaces = () => JSON.parse(sessionStorage.getItem("positions") ?? "{}") as Record<string, number>;

/** Starts where a page needs its scripts without a press, and keeps its place where it is left before they came. */
export function watchArrival(): void {
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
