import type { CarouselClock } from "./carousel-clock";

/**
 * Holds the clock while the pointer is over the row, while focus is in it, and while it is out of sight.
 * Returns how to stop watching.
 */
export function holdWhile(root: HTMLElement, clock: CarouselClock): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal });

  on(root, "pointerenter", () => clock.hold("hover"));
  on(root, "pointerleave", () => clock.release("hover"));
  on(root, "focusin", () => clock.hold("focus"));
  on(root, "focusout", (event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (!(next instanceof Node && root.contains(next))) clock.release("focus");
  });
  if (root.matches(":hover")) clock.hold("hover");
  if (root.contains(document.activeElement)) clock.hold("focus");

  let onScreen = false;
  const see = () => (onScreen && !document.hidden ? clock.release("unseen") : clock.hold("unseen"));
  const sight = new IntersectionObserver(
    ([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      see();
    },
    { threshold: 0.5 },
  );
  sight.observe(root);
  on(document, "visibilitychange", see);

  return () => {
    stop.abort();
    sight.disconnect();
  };
}
