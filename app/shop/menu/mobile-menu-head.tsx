import { useEffect, useRef, type ReactNode } from "react";

import { useTranslation } from "~/i18n/react";
import { IconButton } from "~/ui/icon-button";

import styles from "./mobile-menu.module.css";

type MobileMenuHeadProps = {
  /** The level that shows; without one the children stand there. */
  title?: string;
  onBack?: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** The bar over a level of the menu. The focus comes to the title of a level that has just come, so that it is read. */
export function MobileMenuHead({ title, onBack, onClose, children }: MobileMenuHeadProps) {
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
