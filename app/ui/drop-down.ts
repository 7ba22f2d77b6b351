import { useEffect, type RefObject } from "react";

/** While `isActive`, calls `leave` when the event happens outside the given elements. */
export function useOutside(
  event: "click" | "focusin",
  isActive: boolean,
  inside: RefObject<Element | null>[],
  leave: () => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const check = ({ target }: Event) => {
      if (!(target instanceof Node) || !inside.some(({ current }) => current?.contains(target))) leave();
    };
    document.addEventListener(event, check);
    return () => document.removeEventListener(event, check);
  });
}

/**
 * The option that a key moves to in a list of suggestions, by its index; -1 is the field itself. Null if the key does not
 * move in the list. Down and up wrap around through the field; Home and End move in the text until an option is active.
 */
export function optionAfterKey(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return active + 1 < count ? active + 1 : -1;
    case "ArrowUp":
      return active < 0 ? count - 1 : active - 1;
    case "Home":
      return active < 0 ? null : 0;
    case "End":
      return active < 0 ? null : count - 1;
    default:
      return null;
  }
}
