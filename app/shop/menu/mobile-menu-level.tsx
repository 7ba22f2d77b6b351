import clsx from "clsx";
import type { MouseEvent } from "react";

import type { MenuItem } from "~/api/schemas/catalog";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button";

import { MenuState } from "./menu-state";
import { MobileMenuHead } from "./mobile-menu-head";
import { MobileMenuRow } from "./mobile-menu-row";
import styles from "./mobile-menu.module.css";

type MobileMenuLevelProps = {
  /** The sections on the way down to this level; none for the first. */
  way: MenuItem[];
  /** The first level; null while it is not there. */
  items: MenuItem[] | null;
  hasFailed: boolean;
  onBack: () => void;
  onDown: (section: MenuItem) => void;
  onFollow: (event: MouseEvent) => void;
  onClose: () => void;
};

/** One level of the catalogue. Below a section it begins with all of the section's products. */
export function MobileMenuLevel({ way, items, hasFailed, onBack, onDown, onFollow, onClose }: MobileMenuLevelProps) {
  const { t, href } = useTranslation();
  const section = way.at(-1);
  const rows = section ? section.items : items;
  return (
    <>
      <MobileMenuHead title={section?.name ?? t("header.catalog")} onBack={onBack} onClose={onClose} />
      {rows ? (
        <ul className={clsx(styles.rows, section && styles.ofSection)}>
          {section?.link && (
            <MobileMenuRow label={t("overlays:menu.allOfSection")} path={section.link} onFollow={onFollow} isLast />
          )}
          {rows.map((item) =>
            item.items.length > 0 ? (
              <MobileMenuRow key={item.id} label={item.name} onDown={() => onDown(item)} />
            ) : (
              <MobileMenuRow key={item.id} label={item.name} path={item.link} onFollow={onFollow} isLast />
            ),
          )}
        </ul>
      ) : (
        <MenuState hasFailed={hasFailed} />
      )}
      {section ? null : (
        <div className={styles.foot}>
          <ButtonLink variant="line" block href={href(paths.catalog())} onClick={onFollow}>
            {t("overlays:menu.all")}
          </ButtonLink>
        </div>
      )}
    </>
  );
}
