import clsx from "clsx";
import type { MouseEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import type { FrameSettings } from "~/shop/frame/frame-data";
import { Logo } from "~/shop/frame/logo";
import { telephoneUri } from "~/shop/frame/phone-link";
import { buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";

import { MobileMenuHead } from "./mobile-menu-head";
import { MobileMenuRow } from "./mobile-menu-row";
import styles from "./mobile-menu.module.css";

type MobileMenuShopProps = {
  settings: FrameSettings;
  signedIn: boolean;
  onCatalog: () => void;
  onFollow: (event: MouseEvent) => void;
  onClose: () => void;
};

/** The menu as it opens: catalogue, brands, personal area, what the shop's settings add, and help by phone. */
export function MobileMenuShop({ settings, signedIn, onCatalog, onFollow, onClose }: MobileMenuShopProps) {
  const { t } = useTranslation();
  const phone = settings?.phones.tollFree;
  return (
    <>
      <MobileMenuHead onClose={onClose}>
        <Logo />
      </MobileMenuHead>
      <ul className={clsx(styles.rows, styles.main)}>
        <MobileMenuRow label={t("header.catalog")} icon="layout-grid" onDown={onCatalog} />
        <MobileMenuRow label={t("nav.brands")} icon="badge-check" path={paths.brands()} onFollow={onFollow} />
        <MobileMenuRow
          label={t(signedIn ? "nav.personal" : "header.signIn")}
          icon="user"
          path={signedIn ? paths.personal() : paths.signIn()}
          onFollow={onFollow}
        />
      </ul>
      <ul className={styles.rows}>
        {settings?.links.map(({ name, link }) => (
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
