import { start } from "./load";

const passive = ["pointermove", "touchstart", "wheel", "scroll", "focusin"];
const active = ["pointerdown", "keydown", "input"];
const options = { capture: true, passive: true };

/** Starts the scripts at the first sign of life: whatever the shopper does, with whatever device. */
export function watchFirstSign(): void {
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
