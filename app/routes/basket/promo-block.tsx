import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";

import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { tell } from "~/shop/shopper/messages";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Note } from "~/ui/note";

import { longestCode, refusalText, type PromoAnswer } from "./promo-answer";
import styles from "./promo-block.module.css";
import type { BasketView } from "./view";

type PromoBlockProps = { promo: BasketView["promo"]; refusal: PromoAnswer | undefined };

/** The promo code that holds, with a way to take it off, or a field for one. */
export function PromoBlock({ promo, refusal }: PromoBlockProps) {
  const { send, busy, answer } = usePromo(refusal);
  useFocusOnSwap(promo !== null);
  return promo ? (
    <Applied promo={promo} send={send} busy={busy} answer={answer} />
  ) : (
    <Entry send={send} busy={busy} answer={answer} />
  );
}

type Send = (event: FormEvent<HTMLFormElement>) => void;

type FormProps = { send: Send; busy: boolean; answer: PromoAnswer | undefined };

function Applied({ promo, send, busy, answer }: FormProps & { promo: NonNullable<BasketView["promo"]> }) {
  const { t, href } = useTranslation();
  const refused = refusalText(t, answer);
  return (
    <form className={styles.applied} method="post" action={href(paths.basketPromo())} onSubmit={send}>
      <input type="hidden" name="intent" value="remove" />
      <p>
        <b>{t("basket:promo.applied", { code: promo.code })}</b>
        <span className="small muted">{promo.name}</span>
      </p>
      <Button id={removeId} variant="quiet" busy={busy} aria-label={t("basket:promo.removeOf", { code: promo.code })}>
        {t("basket:promo.remove")}
      </Button>
      {refused && <Note kind="err" role="alert" title={refused} className={styles.refused} />}
    </form>
  );
}

const fieldId = "promo";
const removeId = "promo-remove";

function Entry({ send, busy, answer }: FormProps) {
  const { t, href } = useTranslation();
  return (
    <form className={styles.entry} method="post" action={href(paths.basketPromo())} onSubmit={send}>
      <Field
        id={fieldId}
        label={t("basket:promo.label")}
        name="code"
        defaultValue={answer?.ok === false ? (answer.code ?? undefined) : undefined}
        error={refusalText(t, answer)}
        maxLength={longestCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button variant="line" size="l" busy={busy}>
        {t("basket:promo.apply")}
      </Button>
    </form>
  );
}

/** Sends the form without leaving the page, and tells what came of it. */
function usePromo(refusal: PromoAnswer | undefined) {
  const { t } = useTranslation();
  const { submit, data, state } = useFetcher<PromoAnswer>();
  const send: Send = (event) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set("via", "fetch");
    submit(fields, { method: "post", action: event.currentTarget.getAttribute("action") ?? undefined });
  };
  useEffect(() => {
    if (!data) return;
    if (data.ok) tell({ kind: "success", text: t(data.applied ? "notice.promoApplied" : "notice.promoRemoved") });
    else document.getElementById(fieldId)?.focus();
  }, [data, t]);
  return { send, busy: state !== "idle", answer: data ?? refusal };
}

/** The pressed button goes with its form, so the focus moves to what stands in its place. */
function useFocusOnSwap(isApplied: boolean) {
  const was = useRef(isApplied);
  useEffect(() => {
    if (was.current === isApplied) return;
    was.current = isApplied;
    if (document.activeElement === document.body) document.getElementById(isApplied ? removeId : fieldId)?.focus();
  }, [isApplied]);
}
