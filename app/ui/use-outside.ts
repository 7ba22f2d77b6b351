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
