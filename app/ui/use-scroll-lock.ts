import { useEffect } from "react";

let locks = 0;

/**
 * Keeps the page from being scrolled while something lies over it, and its content in its place where the scrollbar's room falls
 * free. (`html:has(dialog:modal)` would do it in CSS, and have the browser look through the page at each change of focus.)
 */
export function useScrollLock(isCovered = true): void {
  useEffect(() => {
    if (!isCovered) return;
    const { style, clientWidth } = document.documentElement;
    // What is opened over something that lies over the page finds it locked.
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
