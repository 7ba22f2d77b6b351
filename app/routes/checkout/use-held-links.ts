import { useCallback, useRef, type MutableRefObject } from "react";

import { isPlainClick } from "~/lib/link";
import { saveTypedText } from "~/shop/client/typed-text";
import { useBrowserLayoutEffect } from "~/ui/hydration";

/** After so many ms a link is followed, whether what was typed could be kept or not. */
const longest = 3000;

/** What the page knows of what is typed: whether it is kept, whether it is still to be, and how to have it kept. */
type Keeping = { isKept: MutableRefObject<boolean>; isOpen: () => boolean; keep: () => void };

/**
 * Holds a link that is pressed until what was typed is kept: the page that it leads to is drawn from that. A reload cannot be
 * held, so the tab itself remembers that long.
 * @returns what to call when something was kept
 */
export function useHeldLinks({ isKept, isOpen, keep }: Keeping): () => void {
  const held = useRef<HTMLAnchorElement | null>(null);
  const newest = useRef({ isOpen, keep });
  const follow = useCallback(() => {
    const link = held.current;
    held.current = null;
    if (!link) return;
    isKept.current = true;
    link.click();
  }, [isKept]);
  useBrowserLayoutEffect(() => {
    newest.current = { isOpen, keep };
  });
  useBrowserLayoutEffect(() => {
    const isToBeKept = () => !isKept.current && newest.current.isOpen();
    const press = (event: MouseEvent) => {
      const link = isPlainClick(event) ? wayOut(event.target) : null;
      if (!link || !isToBeKept()) return;
      // Before all other listeners, which would follow it.
      event.preventDefault();
      event.stopPropagation();
      if (!held.current) {
        newest.current.keep();
        setTimeout(follow, longest);
      }
      held.current = link;
    };
    const hide = () => {
      if (isToBeKept()) saveTypedText();
    };
    addEventListener("click", press, true);
    addEventListener("pagehide", hide);
    return () => {
      removeEventListener("click", press, true);
      removeEventListener("pagehide", hide);
    };
  }, [isKept, follow]);
  return follow;
}

/** The link that was pressed, if it leads to another page of the shop in this window. */
function wayOut(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOut = link && link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#");
  return isOut ? link : null;
}
