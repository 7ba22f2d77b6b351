import { useEffect } from "react";

import { useTranslation } from "~/i18n/react";
import { DialogWait, type OverPageProps, useDialogData } from "~/shop/form/dialog-wait";
import { tell } from "~/shop/shopper/messages";
import { Dialog } from "~/ui/dialog";

import type { FeedbackData } from "./answer";
import { FeedbackAway, FeedbackForm, FeedbackNotification, useFeedback } from "./feedback-form";

/** The feedback form in a dialog, and its result. */
export function FeedbackDialog({ to, open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  const { data, isLost } = useDialogData<FeedbackData>(new URL(to).pathname);
  const { refusal, round, sending, notification } = useFeedback();
  const isTold = notification.open;
  const isSent = isTold && notification.kind === "success";
  const close = () => {
    notification.onClose();
    if (isSent) onClose();
  };

  // If the shopper has closed the dialog before the answer, show the result in a toast.
  useEffect(() => {
    if (open || !isTold) return;
    const name = isSent ? "done" : "failed";
    const text = `${t(`feedback:${name}Title`)} ${t(`feedback:${name}Text`)}`;
    tell({ kind: isSent ? "success" : "error", text });
    notification.onClose();
  }, [open, isTold, isSent, notification, t]);

  return (
    <>
      <Dialog
        open={open && !isSent}
        onClose={onClose}
        title={t("feedback:title")}
        closeLabel={t("close")}
        size="wide"
        keepsContent={!isSent}
      >
        {data?.settings || (data && refusal) ? (
          <FeedbackForm key={round} data={data} refusal={refusal} sending={sending} isInDialog />
        ) : null}
        {data && !data.settings && !refusal ? <FeedbackAway /> : null}
        {data ? null : <DialogWait isLost={isLost} />}
      </Dialog>
      <FeedbackNotification {...notification} open={open && isTold} onClose={close} />
    </>
  );
}
