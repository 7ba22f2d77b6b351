import { useEffect, useState, type RefObject } from "react";

/** Whether the pointer or the keyboard's focus is on the element. */
export function useHeld(element: RefObject<HTMLElement>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const held = element.current;
    const hold = () => setHeld(true);
    const release = () => setHeld(held?.matches(":hover, :focus-within") ?? false);
    const listeners = [
      ["pointerenter", hold],
      ["focusin", hold],
      ["pointerleave", release],
      // The focus has not yet come to its next place.
      ["focusout", () => setTimeout(release)],
    ] as const;
    for (const [event, listener] of listeners) held?.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of listeners) held?.removeEventListener(event, listener);
    };
  }, [element]);
  return isHeld;
}
