import { useLocation } from "@remix-run/react";
import { useState } from "react";

import { useHydrated } from "~/ui/hydration";

/** Whether the browser has loaded the page as a document, which starts at its top, and no navigation has rendered it. */
export function useIsLoadedPage(): boolean {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  // A loaded page has a key too: Remix's inline script stores one for the scroll position.
  const [loaded] = useState(isHydrated ? null : key);
  return key === loaded;
}
