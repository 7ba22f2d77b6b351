import { useFetchers } from "@remix-run/react";
import clsx from "clsx";
import { useSyncExternalStore } from "react";

import type { LastResult } from "~/forms/reply";
import { barePath } from "~/i18n/config";
import { formatDate, formatPrice, formatWeight } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { subscribe, unconfirmed } from "~/shop/shopper/changes";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { PromoBlock } from "./promo-block";
import styles from "./summary.module.css";
import type { BasketView } from "./view";

type SummaryProps = { basket: BasketView; minTotal: number | null; refused: LastResult | undefined };

/** The totals and the checkout link. The API calculates all sums; they are dimmed while it recalculates. */
export function Summary({ basket, minTotal, refused }: SummaryProps) {
  const translation = useTranslation();
  const { t } = translation;
  const recalculating = useIsRecalculating();
  const canOrder = basket.lines.length > 0;
  const facts = factsOf(translation, basket);
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">{t("basket:summary.title")}</h2>
      <div className={clsx(recalculating && "recalculating")} aria-busy={recalculating}>
        {canOrder && (
          <dl className={styles.facts}>
            {facts.map(({ term, value, sale }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className={sale ? styles.sale : undefined}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.total} role="status">
          <span>{t("basket:summary.total")} </span>
          <b>{formatPrice(basket.totalPrice)}</b>
        </p>
      </div>
      <div className={styles.actions}>
        {canOrder && <Minimum total={basket.totalPrice} minimum={minTotal ?? 0} />}
        {canOrder ? <CheckoutLinks /> : <p className="small muted">{t("basket:summary.nothing")}</p>}
        <PromoBlock promo={basket.promo} refused={refused} />
      </div>
    </aside>
  );
}

/** How much is missing to the minimum order total. Blocks nothing: the checkout makes the final check. */
function Minimum({ total, minimum }: { total: number; minimum: number }) {
  const { t } = useTranslation();
  if (total >= minimum) return null;
  return (
    <Note kind="warn" title={t("basket:summary.minimum", { sum: formatPrice(minimum) })}>
      <p>{t("basket:summary.minimumText", { left: formatPrice(minimum - total) })}</p>
    </Note>
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

type Fact = { term: string; value: string; sale?: boolean };

function factsOf({ t, locale }: Translation, basket: BasketView): Fact[] {
  const { lines, pieces, cost, discount, totalWeight, deliveryDate, onOrder } = basket;
  const term = [t("count.products", { count: lines.length }), t("count.pieces", { count: pieces })].join(", ");
  const facts: Fact[] = [{ term, value: formatPrice(cost) }];
  if (discount > 0) {
    facts.push({ term: t("basket:summary.discount"), value: `−${formatPrice(discount)}`, sale: true });
  }
  if (totalWeight > 0) facts.push({ term: t("basket:summary.weight"), value: formatWeight(locale, totalWeight) });
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
