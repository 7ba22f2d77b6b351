import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";

import styles from "./feedback-form.module.css";

/**
 * What stands around the form on its page. It is here for its styles: those of the page alone would be loaded with the
 * dialog's data, and in vain.
 */
export function FeedbackSheet({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles.lead}>{t("feedback:lead")}</p>
      <div className={`sheet pad ${styles.sheet}`}>{children}</div>
    </>
  );
}
