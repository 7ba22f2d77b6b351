import { useEffect, useRef, type MouseEvent, type RefObject } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/use-left-page";
import { ButtonLink } from "~/ui/button";
import { Dim } from "~/ui/dim";
import { useFocusCircle } from "~/ui/use-focus-circle";
import { useOutside } from "~/ui/use-outside";
import { useScrollLock } from "~/ui/use-scroll-lock";

import styles from "./mega-menu.module.css";
import { MegaSections } from "./mega-sections";
import { MenuState } from "./menu-state";
import { useMenu } from "./use-menu";

type MegaMenuProps = { id: string; opener: RefObject<HTMLAnchorElement>; onClose: () => void };

/** The desktop's catalogue menu: all three levels under the header, over the dimmed page. */
export function MegaMenu({ id, opener, onClose }: MegaMenuProps) {
  const { t, href } = useTranslation();
  const menu = useRef<HTMLElement>(null);
  const { items, hasFailed } = useMenu();
  useFocusCircle(menu, opener, onClose);
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
