import clsx from "clsx";
import { useEffect, useRef } from "react";

import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import type { DialogFault } from "./dialog-data";
import styles from "./dialog-parts.module.css";

/** In place of a dialog's form: a placeholder while it loads, or why it did not. Needs the texts of the area `forms`. */
export function DialogPlaceholder({ fault }: { fault: DialogFault }) {
  const { t } = useTranslation();
  if (!fault) return <Waiting />;
  return <Note kind="err" role="alert" title={t(fault === "offline" ? "notice.lost" : "forms:notLoaded")} />;
}

/**
 * While there is no form, the focus is on the button that closes the dialog, the last one: Tab would leave the dialog,
 * and a screen reader would not notice the form. The focus moves to the title above the form, not to a field: one that is
 * left empty shows an error.
 */
function Waiting() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.closest("dialog");
    return () => {
      const title = dialog?.querySelector("h2");
      if (!title || !dialog?.open || !dialog.contains(document.activeElement)) return;
      title.tabIndex = -1;
      title.focus();
    };
  }, []);
  return <div ref={place} className={styles.waiting} aria-busy="true" />;
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
