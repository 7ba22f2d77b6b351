import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

import { dialogView, viewName } from "~/forms/view";
import { barePath } from "~/i18n/config";
import { useTranslation } from "~/i18n/react";
import { orderNumber } from "~/shop/order/order-number";
import type { OverPageProps } from "~/shop/page/over-page";
import { tell } from "~/shop/shopper/messages";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { Note } from "~/ui/note";

import { refusalIn, type RequestAnswer, type RequestData } from "./request-answer";
import styles from "./request-dialog.module.css";
import { CancelForm, RefundForm } from "./request-fields";
import type { Sending } from "./request-form";

/** Asks over the page to cancel an order or to give things back, and says that it was asked. */
export function RequestDialog({ to, open, onClose }: OverPageProps) {
  const { t } = useTranslation();
  const { pathname } = new URL(to);
  const kind = barePath(pathname).endsWith("cancel") ? "cancel" : "refund";
  const { data, isLost } = useRequestData(pathname);
  const { answer, sending } = useSending();
  const isDone = answer !== undefined && "requested" in answer;
  useEndOfRequest({ open, isDone, text: `${t(`personal:request.${kind}Done`)} ${t("personal:request.doneText")}` });

  const number = orderNumber(data?.number ?? "");
  const title = data ? t(`personal:request.${kind}Title`, { number }) : t(`personal:order.${kind}`);
  const Form = kind === "cancel" ? CancelForm : RefundForm;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={isDone ? t(`personal:request.${kind}Done`) : title}
      closeLabel={t("close")}
      size={isDone ? "m" : "wide"}
    >
      {isDone ? <Done onClose={onClose} /> : null}
      {!isDone && data ? (
        <Form data={data} refusal={refusalIn(answer)} sending={{ ...sending, onBack: onClose }} />
      ) : null}
      {!data && isLost ? <Note kind="err" role="alert" title={t("notice.lost")} /> : null}
      {!data && !isLost ? <div className={styles.waiting} aria-busy="true" /> : null}
    </Dialog>
  );
}

/** What the form needs, read when the dialog is opened for the first time. */
function useRequestData(path: string): { data: RequestData | undefined; isLost: boolean } {
  const { load, data } = useFetcher<RequestData>();
  const isLost = typeof navigator !== "undefined" && !navigator.onLine;
  useEffect(() => {
    if (navigator.onLine) load(path);
  }, [load, path]);
  return { data, isLost };
}

/** Sends the form without leaving the page. */
function useSending(): { answer: RequestAnswer | undefined; sending: Sending } {
  const { submit, data, state } = useFetcher<RequestAnswer>();
  return {
    answer: data,
    sending: {
      busy: state === "submitting",
      send(fields, options) {
        fields.set(viewName, dialogView);
        submit(fields, options);
      },
    },
  };
}

/**
 * Once the request is sent, the page is without the link that opened the dialog: the focus goes to the page's heading. Who
 * has closed the dialog before the answer came is told in passing.
 */
function useEndOfRequest({ open, isDone, text }: { open: boolean; isDone: boolean; text: string }): void {
  const wasSeen = useRef(false);
  useEffect(() => {
    if (!isDone) return;
    if (open) wasSeen.current = true;
    else if (!wasSeen.current) tell({ kind: "success", text });
    else if (!document.activeElement?.closest("main *")) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [open, isDone, text]);
}

/** What is told after a request (specification, section 8). */
function Done({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.done} role="status">
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <p className="muted">{t("personal:request.doneText")}</p>
      <Button ref={button} type="button" variant="dark" block onClick={onClose}>
        {t("personal:request.doneClose")}
      </Button>
    </div>
  );
}
