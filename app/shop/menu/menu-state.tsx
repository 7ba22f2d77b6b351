import { useTranslation } from "~/i18n/react";

import styles from "./menu-state.module.css";

/** What a menu shows while it has no catalogue: that it is coming, or that it will not come. */
export function MenuState({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.state} role="status">
      {t(hasFailed ? "overlays:menu.failed" : "overlays:menu.loading")}
    </p>
  );
}
