import { useEffect } from "react";

import { useTranslation } from "~/i18n/react";
import { useDialogData } from "~/shop/dialog/dialog-data";
import { DialogPlaceholder, type PageDialogProps } from "~/shop/dialog/dialog-parts";
import { showToast } from "~/shop/toast/toast-messages";
import { Dialog } from "~/ui/dialog";

import {
  type FeedbackData,
  FeedbackUnavailable,
  FeedbackForm,
  FeedbackNotification,
  useFeedback,
} from "./feedback-form";

/** The feedback form in a dialog, and its result. */
export function FeedbackDialog({ to, open, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  const { data, fault } = useDialogData<FeedbackData>(to, open);
  const { refusal, round, sending, notification } = useFeedback();
  const isNotified = notification.open;
  const isSent = isNotified && notification.kind === "success";
  const close = () => {
    notification.onClose();
    if (isSent) onClose();
  };

  // If the shopper has closed the dialog before the answer, show the result in a toast.
  useEffect(() => {
    if (open || !isNotified) return;
    const name = isSent ? "done" : "failed";
    const text = `${t(`feedback:${name}Title`)} ${t(`feedback:${name}Text`)}`;
    showToast({ kind: isSent ? "success" : "error", text });
    notification.onClose();
  }, [open, isNotified, isSent, notification, t]);

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
        {data && (data.settings || refusal) && (
          <FeedbackForm key={round} data={data} refusal={refusal} sending={sending} isInDialog />
        )}
        {data && !data.settings && !refusal && <FeedbackUnavailable />}
        {!data && <DialogPlaceholder fault={fault} />}
      </Dialog>
      <FeedbackNotification {...notification} open={open && isNotified} onClose={close} />
    </>
  );
}
