import { useRef, type MouseEvent, type PointerEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { SentLink } from "~/shop/frame/sent-link";
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
      <SentLink
        link={item.link}
        className={styles.section}
        aria-current={isCurrent ? "true" : undefined}
        onFocus={onShow}
        onPointerDown={touch}
        onPointerEnter={(event) => onPoint(event.pointerType === "mouse")}
        onPointerLeave={() => onPoint(false)}
        onClick={follow}
      >
        <span>{item.name}</span>
        <Icon name="chevron-right" size="s" />
      </SentLink>
      <div className={styles.below} hidden={!isCurrent}>
        <h2>{item.name}</h2>
        <Groups items={item.items} onFollow={onFollow} />
      </div>
    </li>
  );
}

/** The second and third level of a section. */
function Groups({ items, onFollow }: { items: MenuItem[]; onFollow: MegaSectionProps["onFollow"] }) {
  return (
    <ul className={styles.groups}>
      {items.map((group) => (
        <li key={group.id}>
          <SentLink link={group.link} onClick={onFollow}>
            {group.name}
          </SentLink>
          <ul>
            {group.items.map(({ id, link, name }) => (
              <li key={id}>
                <SentLink link={link} onClick={onFollow}>
                  {name}
                </SentLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
