import { useEffect, type RefObject } from "react";

/**
 * Moves through the menu with the arrow keys: the children of the list are its sections, each starting with its own
 * link.
 */
export function useMenuKeys(list: RefObject<HTMLElement>): void {
  useEffect(() => {
    const menu = list.current;
    const press = (event: KeyboardEvent) => {
      if (!menu || event.ctrlKey || event.metaKey || event.altKey) return;
      const sections = [...menu.children].map((section) => [...section.querySelectorAll("a")]);
      const section = sections.findIndex((links) => links.some((link) => link === event.target));
      const link = sections[section]?.findIndex((other) => other === event.target);
      if (link === undefined) return;
      const counts = sections.map(({ length }) => length);
      const place = placeAfterKey(event.key, { section, link }, counts);
      if (!place) return;
      event.preventDefault();
      sections[place.section]?.[place.link]?.focus();
    };
    menu?.addEventListener("keydown", press);
    return () => menu?.removeEventListener("keydown", press);
  }, [list]);
}

/** A link of the menu: the index of its section, and its index within the section, where 0 is the section itself. */
type MenuPlace = { section: number; link: number };

/**
 * The link that a key leads to. Up, Down, Home and End stay within the column, either of sections or of a section's
 * links; Right enters the section and Left returns to it. Null if the key leads nowhere.
 * @param counts how many links each section has, itself included
 */
export function placeAfterKey(key: string, { section, link }: MenuPlace, counts: number[]): MenuPlace | null {
  const isSection = link === 0;
  const [at, first, last] = isSection ? [section, 0, counts.length - 1] : [link, 1, (counts[section] ?? 1) - 1];
  const to = (position: number) => {
    if (position < first || position > last || position === at) return null;
    return isSection ? { section: position, link } : { section, link: position };
  };
  switch (key) {
    case "ArrowDown":
      return to(at + 1);
    case "ArrowUp":
      return to(at - 1);
    case "Home":
      return to(first);
    case "End":
      return to(last);
    case "ArrowRight":
      return isSection && (counts[section] ?? 1) > 1 ? { section, link: 1 } : null;
    case "ArrowLeft":
      return isSection ? null : { section, link: 0 };
    default:
      return null;
  }
}

/** The visible elements of the menu that can get the keyboard focus. */
function focusableIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>("a[href], button")].filter((stop) => stop.getClientRects().length > 0);
}

/** The target of Tab at both ends of the focus loop; null in between, where the browser decides. */
function loopTarget(menu: HTMLElement, opener: HTMLElement, isBack: boolean): HTMLElement | null {
  const stops = focusableIn(menu);
  const { activeElement } = document;
  if (activeElement === opener) return (isBack ? stops.at(-1) : stops[0]) ?? opener;
  if (activeElement === (isBack ? stops[0] : stops.at(-1)) || stops.length === 0) return opener;
  return null;
}

/** Loops the keyboard focus through the open menu and its button. Escape closes the menu and returns the focus. */
export function useFocusLoop(menu: RefObject<HTMLElement>, opener: RefObject<HTMLElement>, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!menu.current || !opener.current) return;
      if (event.key === "Escape") {
        opener.current.focus();
        close();
      }
      const next = event.key === "Tab" ? loopTarget(menu.current, opener.current, event.shiftKey) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
