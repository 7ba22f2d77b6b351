import { useCallback, useRef, type MutableRefObject } from "react";

import { isPlainClick } from "~/lib/link";
import { saveTypedText } from "~/shop/client/typed-text";
import { useBrowserLayoutEffect } from "~/ui/hydration";

/** In ms. After this, the link opens even if the draft is not saved. */
const maxDelay = 3000;

/** The save state: whether all is saved, whether there is a form to save, and how to save it. */
type SaveState = { isSaved: MutableRefObject<boolean>; canSave: () => boolean; save: () => void };

/**
 * Delays a clicked link until the draft is saved: the next page renders from that draft. A reload cannot be delayed, and
 * may reach the server before the draft does, so the tab's storage keeps the typed text until then.
 * @returns a function to call after each save
 */
export function useDelayedLinks({ isSaved, canSave, save }: SaveState): () => void {
  const pendingLink = useRef<HTMLAnchorElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const newest = useRef({ canSave, save });
  const follow = useCallback(() => {
    clearTimeout(timer.current);
    const link = pendingLink.current;
    pendingLink.current = null;
    if (!link) return;
    isSaved.current = true;
    link.click();
  }, [isSaved]);
  useBrowserLayoutEffect(() => {
    newest.current = { canSave, save };
  });
  useBrowserLayoutEffect(() => {
    const isUnsaved = () => !isSaved.current && newest.current.canSave();
    const press = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkToOtherPage(event.target) : null;
      if (!link || !isUnsaved()) return;
      // Capturing runs before all other listeners, which would open the link.
      event.preventDefault();
      event.stopPropagation();
      if (!pendingLink.current) {
        newest.current.save();
        timer.current = setTimeout(follow, maxDelay);
      }
      pendingLink.current = link;
    };
    const hide = () => {
      if (newest.current.canSave()) saveTypedText();
    };
    addEventListener("click", press, true);
    addEventListener("pagehide", hide);
    return () => {
      // The shopper has gone to another page, for example back: that link must not take them away from there.
      clearTimeout(timer.current);
      pendingLink.current = null;
      removeEventListener("click", press, true);
      removeEventListener("pagehide", hide);
    };
  }, [isSaved, follow]);
  return follow;
}

/** The clicked link if it leads to another page of the shop in this window. */
function linkToOtherPage(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  const isToOtherPage =
    link && link.origin === location.origin && !link.target && !link.getAttribute("href")?.startsWith("#");
  return isToOtherPage ? link : null;
}
