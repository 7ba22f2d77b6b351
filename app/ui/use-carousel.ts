import { useEffect, useRef, useState } from "react";

import { startClock, type CarouselClock } from "./carousel-clock";
import { holdWhile } from "./carousel-holds";
import type { LiveRow, Place } from "./carousel-swiper";
import { whenIdle } from "./when-idle";

export type CarouselState = Place & {
  /** Swiper has taken over, so controls do something. */
  live: boolean;
  /** Slides move on by themselves unless the shopper stopped them; `off` where they never do. */
  motion: "off" | "on" | "stopped";
};

const atRest: CarouselState = { live: false, motion: "off", index: 0, atStart: true, atEnd: true };

/**
 * The life of a row of slides: CSS only until the page is idle, Swiper from then on.
 * @param autoplay whether slides move on by themselves; never for people who ask for less motion
 */
export function useCarousel(autoplay: boolean) {
  const rootRef = useRef<HTMLDivElement>(null);
  const viewRef = useRef<HTMLDivElement>(null);
  const row = useRef<LiveRow | null>(null);
  const clock = useRef<CarouselClock | null>(null);
  const [state, setState] = useState(atRest);

  useEffect(() => {
    let gone = false;
    let stopHolds = () => {};
    const start = async () => {
      const { takeOver, whenAtRest } = await import("./carousel-swiper");
      const [root, view] = [rootRef.current, viewRef.current];
      if (view) await whenAtRest(view);
      if (gone || !root || !view) return;
      const moves = autoplay && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      row.current = takeOver(view, (place) => setState((before) => ({ ...before, ...place })));
      setState((before) => ({ ...before, live: true, motion: moves ? "on" : "off" }));
      if (!moves) return;
      clock.current = startClock(() => row.current?.next({ wrap: true }));
      stopHolds = holdWhile(root, clock.current);
    };
    // Without the chunk the row stays what it is: it scrolls.
    const callOff = whenIdle(() => void start().catch(() => undefined));
    return () => {
      gone = true;
      callOff();
      stopHolds();
      clock.current?.end();
      row.current?.release();
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
