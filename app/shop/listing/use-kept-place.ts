import { useEffect, type RefObject } from "react";

/**
 * Keeps the keyboard's place where items of a list go away: when the item that had the focus has gone, the link of the
 * next one gets it, else of the one before, else the heading.
 * @param around what stands on the page for as long as it lasts, with the list in it
 */
export function useKeptPlace(around: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = around.current;
    if (!element) return;
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver((records) => {
      // Whoever is somewhere else already stays there.
      if (last === null || last.isConnected || !hasNoFocus()) return;
      const gone = last.closest("li[id]");
      const loss = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      if (!gone || !loss) return;
      (linkIn(loss.nextSibling) ?? linkIn(loss.previousSibling) ?? heading.current)?.focus();
      last = null;
    });
    element.addEventListener("focusin", remember);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, [around, heading]);
}

const hasNoFocus = () => document.activeElement === null || document.activeElement === document.body;

function linkIn(node: Node | null): HTMLElement | null {
  return node instanceof HTMLElement && node.isConnected && node.matches("li[id]")
    ? node.querySelector<HTMLElement>("a[href]:not([tabindex])")
    : null;
}
