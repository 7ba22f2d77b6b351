import { useCallback, useRef, type MutableRefObject } from "react";

import { isPlainClick } from "~/lib/app-link";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";

/** After so many ms a link is followed, whether what was typed could be kept or not. */
const longest = 3000;

/** What the page knows of what is typed: whether it is kept, and how to have it kept; false where that is not to be. */
type Keeping = { isKept: MutableRefObject<boolean>; keep: () => boolean };

/**
 * Holds a link that is pressed until what was typed is kept: the page that it leads to is drawn from that.
 * @returns what to call when something was kept
 */
export function useHeldLinks({ isKept, keep }: Keeping): () => void {
  const held = useRef<HTMLAnchorElement | null>(null);
  const keepNow = useRef(keep);
  const follow = useCallback(() => {
    const link = held.current;
    held.current = null;
    if (!link) return;
    isKept.current = true;
    link.click();
  }, [isKept]);
  useBrowserLayoutEffect(() => {
    keepNow.current = keep;
  });
  useBrowserLayoutEffect(() => {
    const press = (event: MouseEvent) => {
      const link = isPlainClick(event) ? wayOut(event.target) : null;
      if (!link || isKept.current || !(held.current || keepNow.current())) return;
      // Before all other listeners, which would follow it.
      event.preventDefault();
      event.stopPropagation();
      if (!held.current) setTimeout(follow, longest);
      held.current = link;
    };
    addEventListener("click", press, true);
    return () => removeEventListener("click", press, true);
  }, [isKept, follow]);
  return follow;
}

/** The link that was pressed, if it leads to another page of the shop in this window. */
function wayOut(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isOut = link && link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#");
  return isOut ? link : null;
}
