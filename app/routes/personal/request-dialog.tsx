import { useCallback, useEffect, useRef, useState } from "react";

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

/**
 * Opens the cancellation or refund form in a dialog, then shows a confirmation. After that, the dialog starts again with
 * a new form: once a return is withdrawn, the same order allows another one.
 */
export function RequestDialog(props: PageDialogProps) {
  const [round, setRound] = useState(0);
  const startAgain = useCallback(() => setRound((before) => before + 1), []);
  return <Request key={round} {...props} onAgain={startAgain} />;
}

type RequestProps = PageDialogProps & {
  /** Called when the dialog opens after the request was sent and the dialog closed. */
  onAgain: () => void;
};

function Request({ to, open, onClose, onAgain }: RequestProps) {
  const { t } = useTranslation();
  const { pathname } = new URL(to);
  const kind = barePath(pathname).endsWith("cancel") ? "cancel" : "refund";
  const { data, fault } = useDialogData<RequestData>(to, open, onClose);
  const { answer, isRevalidating, ...sending } = useSend({ encType: encTypes[kind] });
  const isDone = answer !== undefined && "done" in answer;
  const text = `${t(`personal:request.${kind}Done`)} ${t("personal:request.doneText")}`;
  useEndOfRequest({ open, isDone, isRevalidating, text, orderPath: pathname.replace(/\/[a-z]+$/, "") });
  const isOver = useIsOver(open, isDone, onAgain);

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
        open={open && isDone && !isOver}
        onClose={onClose}
        title={t(`personal:request.${kind}Done`)}
        text={t("personal:request.doneText")}
      />
    </>
  );
}

/** Whether the request was sent and the dialog has closed since. */
function useIsOver(open: boolean, isDone: boolean, onAgain: () => void): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isDone && !open) setOver(true);
  }, [isDone, open]);
  useEffect(() => {
    if (isOver && open) onAgain();
  }, [isOver, open, onAgain]);
  return isOver;
}

type EndOfRequest = { open: boolean; isDone: boolean; isRevalidating: boolean; text: string; orderPath: string };

/**
 * After the request is sent, the reloaded page no longer has the link that opened the dialog, so the focus moves to the
 * order's own link in a list, where the shopper was, or else to the page heading. A shopper who closed the dialog before
 * the response sees a notice instead.
 */
function useEndOfRequest({ open, isDone, isRevalidating, text, orderPath }: EndOfRequest): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (!isDone) return;
    if (open) wasSeen.current = true;
    else if (!wasSeen.current) showToast({ kind: "success", text });
  }, [open, isDone, text]);
  useEffect(() => {
    if (!isDone || open || isRevalidating || !isFocusLost()) return;
    const main = document.querySelector("main");
    const place = main?.querySelector<HTMLElement>(`a[href="${orderPath}"]`) ?? main?.querySelector<HTMLElement>("h1");
    place?.focus();
  }, [open, isDone, isRevalidating, orderPath]);
}
