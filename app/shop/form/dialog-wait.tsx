import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

import styles from "./dialog-wait.module.css";

/** What stands in a dialog until its form is there. */
export function DialogWait({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation();
  if (isLost) return <Note kind="err" role="alert" title={t("notice.lost")} />;
  return <div className={styles.waiting} aria-busy="true" />;
}
