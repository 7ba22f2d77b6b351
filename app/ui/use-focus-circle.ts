import { useEffect, type RefObject } from "react";

/** What the keyboard can come to in the menu, as far as it shows. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("a[href], button")].filter((stop) => stop.checkVisibility());
}

/** Where Tab leads at the edges of the circle; null elsewhere, where the browser knows. */
function nextStop(menu: HTMLElement, opener: HTMLElement, isBack: boolean): HTMLElement | null {
  const stops = stopsIn(menu);
  const { activeElement } = document;
  if (activeElement === opener) return (isBack ? stops.at(-1) : stops[0]) ?? opener;
  if (activeElement === (isBack ? stops[0] : stops.at(-1)) || stops.length === 0) return opener;
  return null;
}

/**
 * Holds the keyboard in a circle of the open menu and what opened it. Escape closes the menu and gives the focus back.
 */
export function useFocusCircle(menu: RefObject<HTMLElement>, opener: RefObject<HTMLElement>, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!menu.current || !opener.current) return;
      if (event.key === "Escape") {
        opener.current.focus();
        close();
      }
      const next = event.key === "Tab" ? nextStop(menu.current, opener.current, event.shiftKey) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
