import { useEffect, useRef, useState, type MouseEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { useLeftPage } from "~/shop/client/use-left-page";
import type { FrameSettings } from "~/shop/frame/frame-data";
import { useScrollLock } from "~/ui/use-scroll-lock";

import { MobileMenuLevel } from "./mobile-menu-level";
import { MobileMenuShop } from "./mobile-menu-shop";
import styles from "./mobile-menu.module.css";
import { useMenu } from "./use-menu";

type MobileMenuProps = { settings: FrameSettings; signedIn: boolean; onClose: () => void };

/** The phone's menu over the whole screen: first the shop, then the catalogue level by level. */
export function MobileMenu({ settings, signedIn, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { items, hasFailed } = useMenu();
  /** The sections on the way down; none is the catalogue as a whole, null the shop. */
  const [way, setWay] = useState<MenuItem[] | null>(null);
  const [isBack, setBack] = useState(false);

  const close = () => dialog.current?.close();
  useLeftPage(close);
  useScrollLock();
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const goBack = () => {
    setBack(true);
    setWay(way?.length ? way.slice(0, -1) : null);
  };
  const goDown = (section?: MenuItem) => {
    setBack(false);
    setWay(section ? [...(way ?? []), section] : []);
  };
  const follow = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) close();
  };
  const actions = { onFollow: follow, onClose: close };
  return (
    <dialog ref={dialog} className={styles.menu} aria-label={t("header.menu")} onClose={onClose}>
      <div key={way?.length ?? "shop"} className={isBack ? styles.back : styles.forth}>
        {way ? (
          <MobileMenuLevel way={way} items={items} hasFailed={hasFailed} onBack={goBack} onDown={goDown} {...actions} />
        ) : (
          <MobileMenuShop settings={settings} signedIn={signedIn} onCatalog={() => goDown()} {...actions} />
        )}
      </div>
    </dialog>
  );
}
