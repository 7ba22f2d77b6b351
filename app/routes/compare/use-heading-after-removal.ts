import { useEffect, useRef, type RefObject } from "react";

/**
 * The page's heading, which gets the focus when a product has gone from the table together with the button that was pressed.
 * @param shown how many products stand in the table
 */
export function useHeadingAfterRemoval(shown: number): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const isFewer = shown < before.current;
    before.current = shown;
    if (isFewer && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return heading;
}
