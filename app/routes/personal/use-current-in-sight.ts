import { useEffect, useRef } from "react";

/**
 * A row of links that is wider than a phone's screen: the current one is brought into the middle.
 * @param here changes with the current link
 * @returns what the row is, or the `nav` that has it as its only child
 */
export function useCurrentInSight<Element extends HTMLElement>(here: string) {
  const around = useRef<Element>(null);
  useEffect(() => {
    const link = around.current?.querySelector<HTMLElement>("[aria-current]");
    const row = around.current?.matches("nav") ? around.current.firstElementChild : around.current;
    if (!row || !link) return;
    const { left, width } = link.getBoundingClientRect();
    row.scrollLeft += left + width / 2 - document.documentElement.clientWidth / 2;
  }, [here]);
  return around;
}
