import { useEffect, useRef } from "react";

import { refusalOf } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { useDialogData } from "~/shop/dialog/dialog-data";
import { DialogPlaceholder, type PageDialogProps, Notification } from "~/shop/dialog/dialog-parts";
import { orderNumber } from "~/shop/order/order-text";
import { showToast } from "~/shop/toast/toast-messages";
import { Dialog } from "~/ui/dialog";
import { isFocusLost } from "~/ui/focus";

import { CancelForm, encTypes, RefundForm, type RequestData } from "./request-form";

/** Opens the cancellation or refund form in a dialog, then shows a confirmation. */
export function RequestDialog({ to, open, onClose }: PageDialogProps) {
  const { t } = useTranslation();
  const kind = barePath(new URL(to).pathname).endsWith("cancel") ? "cancel" : "refund";
  const { data, fault } = useDialogData<RequestData>(to, open, onClose);
  const { answer, isRevalidating, ...sending } = useSend({ encType: encTypes[kind] });
  const isDone = answer !== undefined && "done" in answer;
  const text = `${t(`personal:request.${kind}Done`)} ${t("personal:request.doneText")}`;
  useEndOfRequest({ open, isDone, isRevalidating, text });

  const number = orderNumber(data?.number ?? "");
  const title = data ? t(`personal:request.${kind}Title`, { number }) : t(`personal:order.${kind}`);
  const Form = kind === "cancel" ? CancelForm : RefundForm;
  return (
    <>
      <Dialog
        open={open && !isDone}
        onClose={onClose}
        title={title}
        closeLabel={t("close")}
        size="wide"
        keepsContent={!isDone}
      >
        {data ? (
          <Form data={data} lastResult={refusalOf(answer)?.lastResult} sending={{ ...sending, onBack: onClose }} />
        ) : (
          <DialogPlaceholder fault={fault} />
        )}
      </Dialog>
      <Notification
        open={open && isDone}
        onClose={onClose}
        title={t(`personal:request.${kind}Done`)}
        text={t("personal:request.doneText")}
      />
    </>
  );
}

type EndOfRequest = { open: boolean; isDone: boolean; isRevalidating: boolean; text: string };

/**
 * After the request is sent, the reloaded page no longer has the link that opened the dialog, so the focus moves to the
 * page heading. A shopper who closed the dialog before the response sees a notice instead.
 */
function useEndOfRequest({ open, isDone, isRevalidating, text }: EndOfRequest): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (!isDone) return;
    if (open) wasSeen.current = true;
    else if (!wasSeen.current) showToast({ kind: "success", text });
  }, [open, isDone, text]);
  useEffect(() => {
    if (!isDone || open || isRevalidating || !isFocusLost()) return;
    document.querySelector<HTMLElement>("main h1")?.focus();
  }, [open, isDone, isRevalidating]);
}
