import clsx from "clsx";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { useLeftPage } from "~/shop/client/on-demand";
import { type FrameSettings, Logo, ApiLink, menuLinks, telephoneUri } from "~/shop/frame/links";
import { useBackCloses } from "~/ui/back-closes";
import { buttonClass, ButtonLink, IconButton } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icon";
import { useScrollLock } from "~/ui/overlay";

import { MenuCount, MenuPicture, MenuState, useMenu } from "./menu-parts";
import styles from "./mobile-menu.module.css";

type MobileMenuProps = { settings: FrameSettings; signedIn: boolean; onClose: () => void };

/** The phone's full-screen menu: first the shop, then the catalogue level by level. */
export function MobileMenu({ settings, signedIn, onClose }: MobileMenuProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const { items, hasFailed } = useMenu();
  /** The path of opened sections; empty for the catalogue's first level, null for the shop. */
  const [way, setWay] = useState<MenuItem[] | null>(null);
  const [isBack, setBack] = useState(false);

  const close = () => dialog.current?.close();
  useLeftPage(close);
  useBackCloses(true, close);
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
          <MobileMenuShop
            settings={settings}
            signedIn={signedIn}
            isBack={isBack}
            onCatalog={() => goDown()}
            {...actions}
          />
        )}
      </div>
    </dialog>
  );
}

type MobileMenuShopProps = {
  settings: FrameSettings;
  signedIn: boolean;
  /** The shopper has come back from the catalogue, so its row gets the focus. */
  isBack: boolean;
  onCatalog: () => void;
  onFollow: (event: MouseEvent) => void;
  onClose: () => void;
};

/**
 * The first screen of the menu: catalogue, brands, personal area, links from the shop's settings, and phone support.
 */
function MobileMenuShop({ settings, signedIn, isBack, onCatalog, onFollow, onClose }: MobileMenuShopProps) {
  const { t } = useTranslation();
  const catalog = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isBack) catalog.current?.focus();
  }, [isBack]);
  const phone = settings?.phones.tollFree || settings?.phones.city;
  const pages = menuLinks(settings);
  const brands = pages.find(({ link }) => link === paths.brands());
  return (
    <>
      <MobileMenuHead onClose={onClose}>
        <Logo />
      </MobileMenuHead>
      <ul className={clsx(styles.rows, styles.main)}>
        <MobileMenuRow label={t("header.catalog")} icon="layout-grid" onDown={onCatalog} buttonRef={catalog} />
        {brands && <MobileMenuRow label={brands.name} icon="badge-check" path={brands.link} onFollow={onFollow} />}
        <MobileMenuRow
          label={t(signedIn ? "nav.personal" : "header.signIn")}
          icon="user"
          path={signedIn ? paths.personal() : paths.signIn()}
          onFollow={onFollow}
        />
      </ul>
      <ul className={styles.rows}>
        {pages
          .filter((page) => page !== brands)
          .map(({ name, link }) => (
            <MobileMenuRow key={name} label={name} path={link} onFollow={onFollow} />
          ))}
      </ul>
      {phone && (
        <div className={styles.foot}>
          <a className={buttonClass({ variant: "quiet", block: true })} href={telephoneUri(phone)}>
            <Icon name="phone" size="s" />
            {phone}
          </a>
          <p className="small muted">{t("overlays:menu.help")}</p>
        </div>
      )}
    </>
  );
}

type MobileMenuLevelProps = {
  /** The path of opened sections to this level; empty for the first. */
  way: MenuItem[];
  /** The first level; null until it has loaded. */
  items: MenuItem[] | null;
  hasFailed: boolean;
  onBack: () => void;
  onDown: (section: MenuItem) => void;
  onFollow: (event: MouseEvent) => void;
  onClose: () => void;
};

/** One level of the catalogue. Below a section it starts with a link to all of the section's products. */
function MobileMenuLevel({ way, items, hasFailed, onBack, onDown, onFollow, onClose }: MobileMenuLevelProps) {
  const { t, href } = useTranslation();
  const section = way.at(-1);
  const rows = section ? section.items : items;
  return (
    <>
      <MobileMenuHead title={section?.name ?? t("header.catalog")} onBack={onBack} onClose={onClose} />
      {rows ? (
        <ul className={clsx(styles.rows, section && styles.ofSection)}>
          {section?.link && (
            <MobileMenuRow
              label={t("overlays:menu.allOfSection")}
              count={section.count}
              path={section.link}
              onFollow={onFollow}
              isLast
            />
          )}
          {rows.map((item) => {
            const { id, name, link, picture, count, items } = item;
            const about = { label: name, picture, count };
            if (items.length === 0) return <MobileMenuRow key={id} {...about} path={link} onFollow={onFollow} isLast />;
            return <MobileMenuRow key={id} {...about} onDown={() => onDown(item)} />;
          })}
        </ul>
      ) : (
        <MenuState hasFailed={hasFailed} />
      )}
      {!section && (
        <div className={styles.foot}>
          <ButtonLink variant="line" block href={href(paths.catalog())} onClick={onFollow}>
            {t("overlays:menu.all")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

type MobileMenuHeadProps = {
  /** The title of the current level; without one, the children are shown instead. */
  title?: string;
  onBack?: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** The bar above a level of the menu. A new level's title gets the focus, so that screen readers announce it. */
function MobileMenuHead({ title, onBack, onClose, children }: MobileMenuHeadProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.head}>
      {onBack && <IconButton type="button" icon="chevron-left" label={t("overlays:menu.back")} onClick={onBack} />}
      {title ? (
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
      ) : (
        children
      )}
      <IconButton type="button" icon="x" label={t("overlays:menu.close")} onClick={onClose} />
    </div>
  );
}

type MobileMenuRowProps = Pick<MenuItem, "picture" | "count"> & {
  label: string;
  icon?: IconName;
  /** The last level: beyond it there are only products. */
  isLast?: boolean;
} & (
    | { path: string | null; onFollow: (event: MouseEvent) => void }
    | { onDown: () => void; buttonRef?: Ref<HTMLButtonElement> }
  );

/** A row of the menu: a link to a page, or a button that opens the next level. */
function MobileMenuRow({ label, icon, picture, count, isLast = false, ...row }: MobileMenuRowProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <MenuPicture picture={picture} />
      <span className={styles.label}>{label}</span> <MenuCount count={count} />
      {!isLast && <Icon name="chevron-right" size="s" />}
    </>
  );
  return (
    <li>
      {"path" in row ? (
        <ApiLink link={row.path} onClick={row.onFollow}>
          {content}
        </ApiLink>
      ) : (
        <button type="button" onClick={row.onDown} ref={row.buttonRef}>
          {content}
        </button>
      )}
    </li>
  );
}
