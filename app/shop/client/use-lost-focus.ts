import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** The ancestors of an element within the page's content, the nearest first, each with the place of its child on the way. */
type Place = { parent: Element; index: number }[];

/**
 * When a navigation by script takes away what had the focus, such as the link of a filter that was dropped, the focus would
 * be lost, and Tab begin at the top of the page. What follows in that place gets it instead, else what comes before.
 */
export function useLostFocus(): void {
  const location = useLocation();
  const last = useRef<{ element: Element; place: Place } | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target instanceof Element ? { element: target, place: placeOf(target) } : null;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    nearest(last.current.place)?.focus({ preventScroll: true });
  }, [location]);
}

function placeOf(element: Element): Place {
  const place: Place = [];
  for (let child = element; child.parentElement?.closest("main"); child = child.parentElement) {
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  }
  return place;
}

function nearest(place: Place): HTMLElement | null {
  for (const { parent, index } of place) {
    const children = parent.isConnected ? [...parent.children] : [];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll("*")].find(takesFocus);
      if (found) return found;
    }
  }
  return null;
}

function takesFocus(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement &&
    element.matches("a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary") &&
    element.tabIndex >= 0 &&
    element.getClientRects().length > 0
  );
}
