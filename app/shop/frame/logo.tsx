import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";

import styles from "./logo.module.css";

/** The shop's sign and name, a link to the home page. `onDark` is for the footer. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  const { t, href } = useTranslation();
  return (
    <a className={onDark ? styles.onDark : styles.logo} href={href(paths.home())} aria-label={t("header.home")}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
        <path fill="currentColor" d="M2 14h36v8h-4v14h-7V22H13v14H6V22H2z" />
        <path className={styles.block} d="M17 4h9v8h-9z" />
      </svg>
      <span>{t("shop")}</span>
    </a>
  );
}
