import { useEffect } from "react";
import { createPortal } from "react-dom";

/** Dims the page below the header by half while a menu or the search of the header is open. */
export function Dim() {
  return createPortal(<div className="dim" />, document.body);
}

let locks = 0;

/**
 * Prevents the page from scrolling while an overlay covers it, and keeps the content in place when the scrollbar
 * disappears. (`html:has(dialog:modal)` would do this in CSS, but the browser would search the page on each change of
 * focus.)
 */
export function useScrollLock(isCovered = true): void {
  useEffect(() => {
    if (!isCovered) return;
    const { style, clientWidth } = document.documentElement;
    // A nested overlay finds the page already locked.
    if (locks === 0) {
      style.paddingRight = `${innerWidth - clientWidth}px`;
      style.overflow = "hidden";
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.paddingRight = "";
      style.overflow = "";
    };
  }, [isCovered]);
}
