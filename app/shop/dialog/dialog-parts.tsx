import { useFetcher } from "@remix-run/react";
import clsx from "clsx";
import { useEffect, useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import styles from "./dialog-parts.module.css";

/** The placeholder in a dialog until its form has loaded. */
export function DialogPlaceholder({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation();
  if (isOffline) return <Note kind="err" role="alert" title={t("notice.lost")} />;
  return <div className={styles.waiting} aria-busy="true" />;
}

/**
 * The data of a form in a dialog, loaded when the dialog first opens.
 * @param path the path of the form's own page
 * @param onRefused called if that page redirects, as a form does that is no longer possible
 */
export function useDialogData<Data>(path: string, onRefused?: () => void) {
  const { load, data, state } = useFetcher<Data>();
  const isAsked = useRef(false);
  useEffect(() => {
    if (state !== "idle") isAsked.current = true;
    else if (isAsked.current && data === undefined) onRefused?.();
  }, [state, data, onRefused]);
  const isOffline = typeof navigator !== "undefined" && !navigator.onLine;
  useEffect(() => {
    if (navigator.onLine) load(path);
  }, [load, path]);
  return { data, isOffline };
}

/** The props of a dialog: the address of the link that opened it, and whether it is open. */
export type PageDialogProps = { to: string; open: boolean; onClose: () => void };

type NotificationProps = {
  kind?: "success" | "failure";
  open: boolean;
  onClose: () => void;
  /** `Успех` by default (specification, section 2). */
  title?: string;
  text: string;
};

/**
 * The result of a form, in a dialog; without JavaScript a notice on the page says the same. Needs the texts of the area
 * `forms`.
 */
export function Notification({ kind = "success", open, onClose, title, text }: NotificationProps) {
  const { t } = useTranslation();
  const isSuccess = kind === "success";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title ?? t("forms:notification.title")}
      closeLabel={t("close")}
      sign={
        <span className={clsx(styles.sign, !isSuccess && styles.failure)}>
          <Icon name={isSuccess ? "check" : "x"} />
        </span>
      }
    >
      <p className={styles.text} role={isSuccess ? "status" : "alert"}>
        {text}
      </p>
      <Button type="button" variant="dark" block onClick={onClose}>
        {t(isSuccess ? "forms:notification.ok" : "forms:notification.close")}
      </Button>
    </Dialog>
  );
}
