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
import { useFocusLoop, useMenuKeys } from "./menu-keys";
import { MenuCount, MenuPicture, MenuState, useMenu } from "./menu-parts";

type MegaMenuProps = { id: string; opener: RefObject<HTMLAnchorElement>; onClose: () => void };

/** The desktop's catalogue menu: all three levels below the header, above the dimmed page. */
export function MegaMenu({ id, opener, onClose }: MegaMenuProps) {
  const { t, href } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const { items, hasFailed } = useMenu();
  useFocusLoop(menu, opener, onClose);
  useOutside("click", true, [menu, opener], onClose);
  useLeftPage(onClose);
  useWidthChange(onClose);
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
        {items && <MenuTotal items={items} />}
      </div>
      <Dim />
    </nav>
  );
}

/** Calls `leave` when the window becomes narrow, such as that of a turned tablet: styles then hide the menu. */
function useWidthChange(leave: () => void): void {
  useEffect(() => {
    const wide = matchMedia("(min-width: 58.75em)");
    wide.addEventListener("change", leave);
    return () => wide.removeEventListener("change", leave);
  }, [leave]);
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
  const { t } = useTranslation();
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
        <MenuPicture picture={item.picture} />
        <span>{item.name}</span>
        <Icon name="chevron-right" size="s" />
      </ApiLink>
      <div className={styles.below} hidden={!isCurrent}>
        <div className="h-row">
          <h2>{item.name}</h2>
          {item.count !== undefined && <span className="muted">{t("count.products", { count: item.count })}</span>}
        </div>
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
          <ApiLink link={group.link} onClick={onFollow} className={styles.group}>
            <MenuPicture picture={group.picture} />
            <span>{group.name}</span>
          </ApiLink>
          <ul>
            {group.items.map(({ id, link, name, count }) => (
              <li key={id} className={styles.leaf}>
                <ApiLink link={link} onClick={onFollow}>
                  {name}
                </ApiLink>{" "}
                <MenuCount count={count} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** How many products there are in how many sections, if the API says it. */
function MenuTotal({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  const counts = items.flatMap(({ count }) => count ?? []);
  if (counts.length < items.length) return null;
  const products = t("count.products", { count: counts.reduce((sum, count) => sum + count, 0) });
  return <span className="muted small">{t("overlays:menu.total", { products, count: items.length })}</span>;
}
