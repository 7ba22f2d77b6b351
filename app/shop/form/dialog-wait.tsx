import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

import styles from "./dialog-wait.module.css";

/** What stands in a dialog until its form is there. */
export function DialogWait({ isLost }: { isLost: boolean }) {
  const { t } = useTranslation();
  if (isLost) return <Note kind="err" role="alert" title={t("notice.lost")} />;
  return <div className={styles.waiting} aria-busy="true" />;
}

/**
 * What a form over a page needs, read when its dialog is opened for the first time.
 * @param path of the page that the form has by itself
 */
export function useDialogData<Data>(path: string) {
  const { load, data } = useFetcher<Data>();
  const isLost = typeof navigator !== "undefined" && !navigator.onLine;
  useEffect(() => {
    if (navigator.onLine) load(path);
  }, [load, path]);
  return { data, isLost };
}

/** What stands over the page: where the link leads that opened it, and whether it is open. */
export type OverPageProps = { to: string; open: boolean; onClose: () => void };
