import { useTranslation } from "~/i18n/react";
import type { OverPageProps } from "~/shop/dialog/over-page-props";
import { Dialog } from "~/ui/dialog";

import { SignOutQuestion } from "./sign-out-question";
import styles from "./sign-out.module.css";

/** The question whether to sign out, over the page. */
export function SignOutDialog({ open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("sign-in:signOut.title")} closeLabel={t("close")}>
      <div className={styles.over}>
        <SignOutQuestion stay={{ onPress: onClose }} />
      </div>
    </Dialog>
  );
}
