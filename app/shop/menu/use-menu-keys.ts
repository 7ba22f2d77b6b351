import { useEffect, type RefObject } from "react";

import { placeAfterKey } from "./menu-keys";

/** Lets the arrow keys go through the menu: the children of the list are its sections, each with its own link first. */
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
