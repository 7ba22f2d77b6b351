import { useEffect, useRef, type MouseEvent, type RefObject, useState, type PointerEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/on-demand";
import { ApiLink } from "~/shop/frame/links";
import { ButtonLink } from "~/ui/button";
import { useOutside } from "~/ui/drop-down";
import { Icon } from "~/ui/icon";
import { Dim, useScrollLock } from "~/ui/overlay";

import styles from "./mega-menu.module.css";
import { MenuState, useMenu } from "./menu-state";

type MegaMenuProps = { id: string; opener: RefObject<HTMLAnchorElement>; onClose: () => void };

/** The desktop's catalogue menu: all three levels below the header, above the dimmed page. */
export function MegaMenu({ id, opener, onClose }: MegaMenuProps) {
  const { t, href } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const { items, hasFailed } = useMenu();
  useFocusLoop(menu, opener, onClose);
  useOutside("click", true, [menu, opener], onClose);
  useLeftPage(onClose);
  useScrollLock();
  useEffect(() => {
    const first = menu.current?.querySelector("a");
    (first ?? menu.current)?.focus();
  }, [items]);

  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
  };
  return (
    <nav ref={menu} id={id} className={styles.menu} aria-label={t("overlays:menu.title")} tabIndex={-1}>
      <div className={styles.body}>
        {items ? <MegaSections items={items} onFollow={follow} /> : <MenuState hasFailed={hasFailed} />}
      </div>
      <div className={styles.foot}>
        <ButtonLink variant="line" href={href(paths.catalog())} onClick={follow}>
          {t("overlays:menu.all")}
        </ButtonLink>
      </div>
      <Dim />
    </nav>
  );
}

/**
 * A pointer on its way to the right crosses other sections: a section opens only after the pointer has rested on it for
 * this many ms.
 */
const hoverDelay = 120;

type MegaSectionsProps = { items: MenuItem[]; onFollow: (event: MouseEvent) => void };

/**
 * The sections in a column, and next to it the content of the section that the pointer rests on or that has the focus.
 */
function MegaSections({ items, onFollow }: MegaSectionsProps) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useMenuKeys(list);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = (section: number | null) => {
    clearTimeout(timer.current);
    if (section !== null) timer.current = setTimeout(() => setCurrent(section), hoverDelay);
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

type MegaSectionProps = {
  item: MenuItem;
  isCurrent: boolean;
  /** Shows the content of this section. */
  onShow: () => void;
  /** The pointer has entered or left this section. */
  onPoint: (isHere: boolean) => void;
  onFollow: (event: MouseEvent) => void;
};

/**
 * A first-level section. On a touch screen, which has no hover, the first tap opens it and the second follows its link.
 */
function MegaSection({ item, isCurrent, onShow, onPoint, onFollow }: MegaSectionProps) {
  const isFirstTap = useRef(false);
  const touch = ({ pointerType }: PointerEvent) => {
    isFirstTap.current = pointerType !== "mouse" && !isCurrent;
  };
  const follow = (event: MouseEvent) => {
    // Enter also fires a click, with no pointer button and so a count of 0.
    if (!isFirstTap.current || event.detail === 0) return onFollow(event);
    isFirstTap.current = false;
    event.preventDefault();
    onShow();
  };
  return (
    <li>
      <ApiLink
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
      </ApiLink>
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
          <ApiLink link={group.link} onClick={onFollow}>
            {group.name}
          </ApiLink>
          <ul>
            {group.items.map(({ id, link, name }) => (
              <li key={id}>
                <ApiLink link={link} onClick={onFollow}>
                  {name}
                </ApiLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/**
 * Moves through the menu with the arrow keys: the children of the list are its sections, each starting with its own
 * link.
 */
function useMenuKeys(list: RefObject<HTMLElement>): void {
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
  return [...menu.querySelectorAll<HTMLElement>("a[href], button")].filter((stop) => stop.checkVisibility());
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
function useFocusLoop(menu: RefObject<HTMLElement>, opener: RefObject<HTMLElement>, close: () => void): void {
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
