import { useEffect, type RefObject } from "react";

/**
 * Calls `leave` after a click on anything but the given elements, or when the focus comes to anything else, for as long
 * as `isActive`.
 */
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
