import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

/** The page that was shown last. The frame itself comes anew around an error page, so it cannot remember. */
let shownPath: string | null = null;

/**
 * After a navigation by script the focus would stay where the last page had it, or be lost with the link that was pressed.
 * It comes to the new page's heading instead: that is read out, and Tab goes on from there, as after a page load.
 */
export function useNewPageFocus(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const isNew = shownPath !== null && shownPath !== pathname;
    shownPath = pathname;
    const heading = isNew ? document.querySelector<HTMLElement>("main h1") : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}
