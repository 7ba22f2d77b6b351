import { getFormProps } from "@conform-to/react";
import { useFetchers } from "@remix-run/react";
import { useSyncExternalStore, useEffect, useRef, type FormEvent } from "react";

import { fieldProps } from "~/forms/field-props";
import { type LastResult, messageOf, refusalOf } from "~/forms/reply";
import { useSend } from "~/forms/use-send";
import { useShopForm } from "~/forms/use-shop-form";
import { barePath } from "~/i18n/config";
import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { type Fact, factsOf, Minimum, SummaryActions, SummaryPanel, Totals } from "~/shop/basket/summary-panel";
import { loadRoute } from "~/shop/client/route-code";
import { subscribe, unconfirmed } from "~/shop/shopper/changes";
import { announceBasket } from "~/shop/shopper/sync";
import { showToast } from "~/shop/toast/toast-messages";
import { ButtonLink, Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { isFocusLost } from "~/ui/focus";
import { Note } from "~/ui/note";

import styles from "./basket.module.css";
import { type BasketView, maxCodeLength } from "./view";

type SummaryProps = { basket: BasketView; minTotal: number | null; refused: LastResult | undefined };

/** The totals and the checkout link. The API calculates all sums. */
export function Summary({ basket, minTotal, refused }: SummaryProps) {
  const translation = useTranslation();
  const { t } = translation;
  const isRecalculating = useIsRecalculating();
  const canOrder = basket.lines.length > 0;
  return (
    <SummaryPanel title={t("basket:summary.title")}>
      <Totals
        facts={canOrder ? basketFacts(translation, basket) : []}
        label={t("basket:summary.total")}
        total={formatPrice(basket.totalPrice)}
        isRecalculating={isRecalculating}
        isAnnounced
      />
      <SummaryActions>
        {canOrder && <Minimum total={basket.totalPrice} minimum={minTotal ?? 0} />}
        {canOrder ? <CheckoutLinks /> : <p className="small muted">{t("basket:summary.nothing")}</p>}
        <PromoBlock promo={basket.promo} refused={refused} />
      </SummaryActions>
    </SummaryPanel>
  );
}

function CheckoutLinks() {
  const { t, href } = useTranslation();
  return (
    <>
      <ButtonLink size="l" block href={href(paths.checkout("individual"))}>
        {t("basket:summary.checkout")}
      </ButtonLink>
      <ButtonLink variant="line" block href={href(paths.checkout("legal"))}>
        {t("basket:summary.legal")}
      </ButtonLink>
      <p className="small muted">{t("basket:summary.hint")}</p>
    </>
  );
}

function basketFacts(translation: Translation, basket: BasketView): Fact[] {
  const { t, locale } = translation;
  const { lines, deliveryDate, onOrder } = basket;
  const facts = factsOf("basket", translation, { ...basket, products: lines.length });
  if (deliveryDate) {
    const from = t("basket:summary.deliveryFrom", { date: formatDate(locale, deliveryDate) });
    facts.push({ term: t("basket:summary.delivery"), value: from });
  }
  if (onOrder) {
    const products = t("count.products", { count: onOrder.count });
    const by = onOrder.date && t("basket:summary.onOrderBy", { products, date: formatDate(locale, onOrder.date) });
    facts.push({ term: t("basket:summary.onOrder"), value: by ?? products });
  }
  return facts;
}

const hasUnconfirmed = () => unconfirmed().some(({ kind }) => kind === "basket");

/** Whether the sums shown are out of date: from an update until the basket has been reloaded. */
export function useIsRecalculating(): boolean {
  const waits = useSyncExternalStore(subscribe, hasUnconfirmed, () => false);
  const loads = useFetchers().some(({ formAction }) => formAction && barePath(formAction) === paths.basketLines());
  return waits || loads;
}

/** Whether the promo code was applied or removed. */
export type PromoChange = { applied: boolean };

type PromoBlockProps = { promo: BasketView["promo"]; refused: LastResult | undefined };

/** The entered promo code with a button to remove it, or a field to enter one. */
function PromoBlock({ promo, refused }: PromoBlockProps) {
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
        {promo.state === "idle" && <span className="small">{t("basket:promo.idle")}</span>}
      </p>
      <Button
        id={removeId}
        variant="quiet"
        busy={sending.isBusy}
        aria-label={t("basket:promo.removeOf", { code: promo.code })}
      >
        {t("basket:promo.remove")}
      </Button>
      {promo.state === "ended" && <Note kind="warn" title={t("basket:promo.ended")} className={styles.refused} />}
      {message && <Note kind="err" role="alert" title={message} className={styles.refused} />}
    </form>
  );
}

/** So that the code is sent, or refused, without loading a file first. If it does not load, sending tries again. */
const loadPromoRoute = () => void loadRoute("routes/basket/promo").catch(() => null);

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
        onFocus={loadPromoRoute}
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
    announceBasket();
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
    if (isFocusLost()) document.getElementById(isApplied ? removeId : `${formId}-code`)?.focus();
  }, [isApplied]);
}
