import { useRef, type MouseEvent, type PointerEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { Icon } from "~/ui/icon";

import styles from "./mega-menu.module.css";

type MegaSectionProps = {
  item: MenuItem;
  isCurrent: boolean;
  /** Show what is below this section. */
  onShow: () => void;
  /** The pointer has come to this section, or has left it. */
  onPoint: (isHere: boolean) => void;
  onFollow: (event: MouseEvent) => void;
};

/** A section of the first level. A finger, which cannot rest on a link, shows it by the first tap and follows by the second. */
export function MegaSection({ item, isCurrent, onShow, onPoint, onFollow }: MegaSectionProps) {
  const { href } = useTranslation();
  const isFirstTap = useRef(false);
  const touch = ({ pointerType }: PointerEvent) => {
    isFirstTap.current = pointerType !== "mouse" && !isCurrent;
  };
  const follow = (event: MouseEvent) => {
    // A press of Enter is a click as well, of no button and so without a count.
    if (!isFirstTap.current || event.detail === 0) return onFollow(event);
    isFirstTap.current = false;
    event.preventDefault();
    onShow();
  };
  return (
    <li>
      <a
        className={styles.section}
        href={href(item.link)}
        aria-current={isCurrent ? "true" : undefined}
        onFocus={onShow}
        onPointerDown={touch}
        onPointerEnter={(event) => onPoint(event.pointerType === "mouse")}
        onPointerLeave={() => onPoint(false)}
        onClick={follow}
      >
        <span>{item.name}</span>
        <Icon name="chevron-right" size="s" />
      </a>
      <div className={styles.below} hidden={!isCurrent}>
        <h2>{item.name}</h2>
        <Groups items={item.items} onFollow={onFollow} />
      </div>
    </li>
  );
}

/** The second and third level of a section. */
function Groups({ items, onFollow }: { items: MenuItem[]; onFollow: MegaSectionProps["onFollow"] }) {
  const { href } = useTranslation();
  return (
    <ul className={styles.groups}>
      {items.map((group) => (
        <li key={group.id}>
          <a href={href(group.link)} onClick={onFollow}>
            {group.name}
          </a>
          <ul>
            {group.items.map(({ id, link, name }) => (
              <li key={id}>
                <a href={href(link)} onClick={onFollow}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
