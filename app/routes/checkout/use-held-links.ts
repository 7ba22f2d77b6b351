import { useCallback, useRef, type MutableRefObject } from "react";

import { isPlainClick } from "~/lib/link";
import { saveTypedText } from "~/shop/client/typed-text";
import { useBrowserLayoutEffect } from "~/ui/hydration";

/** In ms. After this, the link opens even if the draft is not saved. */
const longest = 3000;

/** The save state: whether all is saved, whether there is a form to save, and how to save it. */
type Keeping = { isKept: MutableRefObject<boolean>; isOpen: () => boolean; keep: () => void };

/**
 * Delays a clicked link until the draft is saved: the next page renders from that draft. A reload cannot be delayed, so
 * the tab's storage keeps the values until then.
 * @returns a function to call after each save
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
      // Capturing runs before all other listeners, which would open the link.
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

/** The clicked link if it leads to another page of the shop in this window. */
function wayOut(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOut = link && link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#");
  return isOut ? link : null;
}
