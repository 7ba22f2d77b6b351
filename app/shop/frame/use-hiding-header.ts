import { useEffect, type RefObject } from "react";

import { placeHeader, type HeaderPlace } from "./header-place";

/**
 * Makes the header stick to the window's top and slide away on the way down. The place is written into the element's
 * `data-place`, for a scroll should not render anything: `parked` is out of view without a slide, for a page that had
 * been scrolled before script came; then `hidden` and `shown`. While the focus is inside,
 * the style sheet keeps it in view.
 */
export function useHidingHeader(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let place: HeaderPlace = { y: 0, isHidden: false };
    const mark = (name: string) => {
      if (header.current) header.current.dataset.place = name;
    };
    const follow = () => {
      const before = place;
      place = placeHeader(before, scrollY, innerWidth);
      if (place.isHidden !== before.isHidden) mark(place.isHidden ? "hidden" : "shown");
    };
    place = placeHeader(place, scrollY, innerWidth);
    mark(place.isHidden ? "parked" : "shown");
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, [header]);
}
