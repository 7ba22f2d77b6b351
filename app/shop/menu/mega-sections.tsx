import { useEffect, useRef, useState, type MouseEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";

import styles from "./mega-menu.module.css";
import { MegaSection } from "./mega-section";
import { useMenuKeys } from "./use-menu-keys";

/** A pointer on its way to the right crosses other sections: only where it rests for so many ms is shown. */
const resting = 120;

type MegaSectionsProps = { items: MenuItem[]; onFollow: (event: MouseEvent) => void };

/** The sections in a column; beside it stands what is below the one that the pointer rests on or that has the focus. */
export function MegaSections({ items, onFollow }: MegaSectionsProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useMenuKeys(list);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (section: number | null) => {
    clearTimeout(timer.current);
    if (section !== null) timer.current = setTimeout(() => setCurrent(section), resting);
  };
  return (
    <ul ref={list} className={styles.sections}>
      {items.map((item, section) => (
        <MegaSection
          key={item.id}
          item={item}
          isCurrent={section === current}
          onShow={() => setCurrent(section)}
          onPoint={(isHere) => rest(isHere ? section : null)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}
