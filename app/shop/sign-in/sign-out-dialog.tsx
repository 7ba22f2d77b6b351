import { useTranslation } from "~/i18n/react";
import type { OverPageProps } from "~/shop/page/over-page";
import { Dialog } from "~/ui/dialog";

import { SignOutQuestion } from "./sign-out-question";

/** The question whether to sign out, over the page. */
export function SignOutDialog({ open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t("sign-in:signOut.title")} closeLabel={t("close")}>
      <SignOutQuestion stay={{ onPress: onClose }} />
    </Dialog>
  );
}
