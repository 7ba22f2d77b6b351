import type { ReactNode } from "react";

import { useTranslation } from "~/i18n/react";

import { FormResult } from "./account-form";
import styles from "./account.module.css";

type ChangeRowProps = {
  id: string;
  term: string;
  value: string;
  /** A note about the value. */
  note?: string | undefined;
  /** Whether the form is open at first. */
  open: boolean;
  /** The form's result. */
  saved: string | null;
  children: ReactNode;
};

/** A value of the account with a form to change it, in a details element: works without JavaScript. */
export function ChangeRow({ id, term, value, note, open, saved, children }: ChangeRowProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.row} id={id}>
      <details open={open}>
        <summary>
          <span className="muted">{term}</span>
          <span className={styles.value}>
            {value}
            {note && <span className={styles.note}>{note}</span>}
          </span>
          <span className="linkbtn small">{t("account:change")}</span>
        </summary>
        <div className={styles.change}>{children}</div>
      </details>
      <FormResult text={saved} />
    </div>
  );
}
