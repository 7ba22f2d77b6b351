import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";

import { useTranslation } from "~/i18n/react";
import { Note } from "~/ui/note";

import styles from "./dialog-placeholder.module.css";

/** The placeholder in a dialog until its form has loaded. */
export function DialogPlaceholder({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation();
  if (isOffline) return <Note kind="err" role="alert" title={t("notice.lost")} />;
  return <div className={styles.waiting} aria-busy="true" />;
}

/**
 * The data of a form in a dialog, loaded when the dialog first opens.
 * @param path the path of the form's own page
 */
export function useDialogData<Data>(path: string) {
  const { load, data } = useFetcher<Data>();
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  useEffect(() => {
    if (navigator.onLine) load(path);
  }, [load, path]);
  return { data, isOffline };
}

/** The props of a dialog: the address of the link that opened it, and whether it is open. */
export type PageDialogProps = { to: string; open: boolean; onClose: () => void };
