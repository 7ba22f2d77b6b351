import { useEffect, type RefObject } from "react";

import { isFocusLost } from "~/ui/focus";

/**
 * Keeps the keyboard focus in a list when items are removed: if the focused item is gone, focuses the link of the next
 * item, else of the previous one, else the heading.
 * @param container a permanent element that contains the list
 */
export function useListFocus(container: RefObject<HTMLElement>, heading: RefObject<HTMLElement>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let last: Element | null = null;
    const rememberFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : null;
    };
    const observer = new MutationObserver((records) => {
      // Focus that is already elsewhere stays there.
      if (last === null || last.isConnected || !isFocusLost()) return;
      const removedItem = last.closest("li[id]");
      const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(removedItem)));
      if (!removedItem || !removal) return;
      (linkIn(removal.nextSibling) ?? linkIn(removal.previousSibling) ?? heading.current)?.focus();
      last = null;
    });
    element.addEventListener("focusin", rememberFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("focusin", rememberFocus);
      observer.disconnect();
    };
  }, [container, heading]);
}

function linkIn(node: Node | null): HTMLElement | null {
  return node instanceof HTMLElement && node.isConnected && node.matches("li[id]")
    ? node.querySelector<HTMLElement>("a[href]:not([tabindex])")
    : null;
}
