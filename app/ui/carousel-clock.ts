/** How long a slide stays, in ms (specification, section 9). */
export const slideDelay = 5000;

/** Why slides stand still: the pointer is over them, focus is in them, the shopper stopped them, nobody sees them. */
export type HoldReason = "hover" | "focus" | "stopped" | "unseen";

export type CarouselClock = {
  hold: (reason: HoldReason) => void;
  release: (reason: HoldReason) => void;
  /** Ends it for good. */
  end: () => void;
};

/**
 * Calls `advance` every `delay` ms as long as nothing holds it; each release begins a full wait.
 */
export function startClock(advance: () => void, delay = slideDelay): CarouselClock {
  const reasons = new Set<HoldReason>();
  let timer: ReturnType<typeof setInterval> | undefined;
  const run = () => {
    clearInterval(timer);
    timer = reasons.size === 0 ? setInterval(advance, delay) : undefined;
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
