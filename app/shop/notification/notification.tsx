import clsx from "clsx";

import { useTranslation } from "~/i18n/react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";

import styles from "./notification.module.css";

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
