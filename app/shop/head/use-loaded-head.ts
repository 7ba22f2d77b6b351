import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { pageShown } from "~/lib/page-shown";

/** What the server puts at the end of the head for machines. */
const ofLoadedPage = 'link[rel=canonical],link[rel=alternate],meta[property],script[type="application/ld+json"]';

/** The address whose page was loaded or shown last. The frame may come anew, so it cannot remember. */
let shown: string | null = null;

/**
 * Takes out of the head what it says to machines of the page that was loaded, once script shows another in its place: the
 * browser's own sharing would go by that page's address, and has the right one without it. Tells the window that there is
 * another page.
 */
export function useLoadedHead(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  useEffect(() => {
    const isNew = shown !== null && shown !== address;
    shown = address;
    if (!isNew) return;
    for (const element of document.head.querySelectorAll(ofLoadedPage)) element.remove();
    dispatchEvent(new Event(pageShown));
  }, [address]);
}
