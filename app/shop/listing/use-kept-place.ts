import { useEffect, type RefObject } from "react";

/**
 * Keeps the keyboard focus in a list when items are removed: if the focused item is gone, focuses the link of the next
 * item, else of the previous one, else the heading.
 * @param around a permanent element that contains the list
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
      // Focus that is already elsewhere stays there.
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
