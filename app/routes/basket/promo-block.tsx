import { getFormProps } from "@conform-to/react";
import { useEffect, useRef, type FormEvent } from "react";

import { fieldProps } from "~/forms/field-props";
import { messageOf, refusalOf, type LastResult } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { useShopForm } from "~/forms/use-shop-form";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { showToast } from "~/shop/toast/toast-messages";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Note } from "~/ui/note";

import styles from "./basket.module.css";
import { type BasketView, maxCodeLength } from "./view";

/** Whether the promo code was applied or removed. */
export type PromoChange = { applied: boolean };

type PromoBlockProps = { promo: BasketView["promo"]; refused: LastResult | undefined };

/** The applied promo code with a button to remove it, or a field to enter one. */
export function PromoBlock({ promo, refused }: PromoBlockProps) {
  const sending = usePromo(refused);
  useFocusOnSwap(promo !== null);
  return promo ? <Applied promo={promo} sending={sending} /> : <Entry sending={sending} />;
}

type Sending = ReturnType<typeof usePromo>;

function Applied({ promo, sending }: { promo: NonNullable<BasketView["promo"]>; sending: Sending }) {
  const { t, href } = useTranslation();
  const message = sending.isOffline ? t("notice.lost") : messageOf(sending.lastResult);
  const send = (event: FormEvent<HTMLFormElement>) => sending.send(event, new FormData(event.currentTarget));
  return (
    <form className={styles.applied} method="post" action={href(paths.basketPromo())} onSubmit={send}>
      <input type="hidden" name="intent" value="remove" />
      <p>
        <b>{t("basket:promo.applied", { code: promo.code })}</b>
        <span className="small muted">{promo.name}</span>
      </p>
      <Button
        id={removeId}
        variant="quiet"
        busy={sending.isBusy}
        aria-label={t("basket:promo.removeOf", { code: promo.code })}
      >
        {t("basket:promo.remove")}
      </Button>
      {message && <Note kind="err" role="alert" title={message} className={styles.refused} />}
    </form>
  );
}

const formId = "promo";
const removeId = "promo-remove";

function Entry({ sending }: { sending: Sending }) {
  const { t, href } = useTranslation();
  const { lastResult, isBusy, isOffline, send } = sending;
  const { form, fields, message } = useShopForm<"code">({
    id: formId,
    lastResult,
    isCheckedHere: false,
    onSubmit: send,
  });
  const { error = message, ...code } = fieldProps(fields.code);
  return (
    <form {...getFormProps(form)} className={styles.entry} method="post" action={href(paths.basketPromo())}>
      <Field
        {...code}
        error={isOffline ? t("notice.lost") : error}
        label={t("basket:promo.label")}
        maxLength={maxCodeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button variant="line" size="l" busy={isBusy}>
        {t("basket:promo.apply")}
      </Button>
    </form>
  );
}

/** Submits the form without leaving the page and announces the result. */
function usePromo(refused: LastResult | undefined) {
  const { t } = useTranslation();
  const { answer, ...sending } = useSend<PromoChange>();
  useEffect(() => {
    if (!answer || !("done" in answer)) return;
    showToast({ kind: "success", text: t(answer.done.applied ? "notice.promoApplied" : "notice.promoRemoved") });
  }, [answer, t]);
  return { ...sending, lastResult: answer ? refusalOf(answer)?.lastResult : refused };
}

/** The pressed button disappears with its form, so the focus moves to the form that replaces it. */
function useFocusOnSwap(isApplied: boolean) {
  const was = useRef(isApplied);
  useEffect(() => {
    if (was.current === isApplied) return;
    was.current = isApplied;
    if (document.activeElement === document.body)
      document.getElementById(isApplied ? removeId : `${formId}-code`)?.focus();
  }, [isApplied]);
}
