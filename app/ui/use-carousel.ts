import { useEffect, useRef, useState } from "react";

import type { SwiperRow, SlidePosition } from "./carousel-swiper";
import { whenIdle } from "./when-idle";

export type CarouselState = SlidePosition & {
  /** Whether Swiper runs, so that the controls work. */
  live: boolean;
  /** Whether slides move by themselves, or the shopper has stopped them; `off` if they never do. */
  motion: "off" | "on" | "stopped";
};

const atRest: CarouselState = { live: false, motion: "off", index: 0, atStart: true, atEnd: true };

/**
 * The state of a row of slides: CSS only until the page is idle, Swiper from then on.
 * @param autoplay whether slides move by themselves; never for people who prefer reduced motion
 */
export function useCarousel(autoplay: boolean) {
  const rootRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLDivElement>(null);
  const row = useRef<SwiperRow | null>(null);
  const clock = useRef<CarouselClock | null>(null);
  const [state, setState] = useState(atRest);

  useEffect(() => {
    let gone = false;
    let stopPausing = () => {};
    const start = async () => {
      const { startSwiper: takeOver, whenAtRest } = await import("./carousel-swiper");
      const [root, view] = [rootRef.current, viewRef.current];
      if (view) await whenAtRest(view);
      if (gone || !root || !view) return;
      const moves = autoplay && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      row.current = takeOver(view, (place) => setState((before) => ({ ...before, ...place })));
      setState((before) => ({ ...before, live: true, motion: moves ? "on" : "off" }));
      if (!moves) return;
      clock.current = startClock(() => row.current?.next({ wrap: true }));
      stopPausing = pauseWhile(root, clock.current);
    };
    // If the chunk does not load, the row keeps scrolling with CSS.
    const cancelStart = whenIdle(() => void start().catch(() => undefined));
    return () => {
      gone = true;
      cancelStart();
      stopPausing();
      clock.current?.end();
      row.current?.destroy();
      clock.current = null;
      row.current = null;
      setState(atRest);
    };
  }, [autoplay]);

  const commands = {
    next: () => row.current?.next(),
    previous: () => row.current?.previous(),
    goTo: (index: number) => row.current?.goTo(index),
    toggle: () => {
      const stops = state.motion === "on";
      if (stops) clock.current?.hold("stopped");
      else clock.current?.release("stopped");
      setState((before) => ({ ...before, motion: stops ? "stopped" : "on" }));
    },
  };
  return { rootRef, viewRef, state, commands };
}

/**
 * Pauses the clock while the pointer is over the row, while focus is in it, and while it is out of view. Returns a
 * function that stops watching.
 */
function pauseWhile(root: HTMLElement, clock: CarouselClock): () => void {
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

/** How long a slide stays, in ms (specification, section 9). */
export const slideDelay = 5000;

/**
 * Why slides are paused: the pointer is over them, focus is in them, the shopper stopped them, or they are out of view.
 */
type PauseReason = "hover" | "focus" | "stopped" | "unseen";

type CarouselClock = {
  hold: (reason: PauseReason) => void;
  release: (reason: PauseReason) => void;
  /** Stops it for good. */
  end: () => void;
};

/** Calls `advance` every `slideDelay` ms while nothing pauses it; after a pause, a full delay begins again. */
export function startClock(advance: () => void): CarouselClock {
  const reasons = new Set<PauseReason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = () => {
    clearInterval(timer);
    timer = reasons.size === 0 ? setInterval(advance, slideDelay) : undefined;
  };
  run();
  return {
    hold: (reason) => {
      reasons.add(reason);
      run();
    },
    release: (reason) => {
      if (reasons.delete(reason)) run();
    },
    end: () => clearInterval(timer),
  };
}
