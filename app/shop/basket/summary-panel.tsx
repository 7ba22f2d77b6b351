import clsx from "clsx";
import type { ReactNode } from "react";

import type { DiscountLine } from "~/api/schemas/common";
import { formatPrice, formatWeight } from "~/i18n/format";
import { type Translation, useTranslation } from "~/i18n/react";
import { listDiscounts } from "~/lib/list-discounts";
import { Note } from "~/ui/note";

import styles from "./summary-panel.module.css";

type SummaryPanelProps = { title: string; children: ReactNode };

/** The panel with the totals of a basket or an order. On a wide screen it stays in view. */
export function SummaryPanel({ title, children }: SummaryPanelProps) {
  return (
    <aside className={styles.panel} aria-labelledby="summary">
      <h2 id="summary">{title}</h2>
      {children}
    </aside>
  );
}

/** What a total consists of: a sum, a weight or a date, with its name. */
export type Fact = { term: string; value: string; isDiscount?: boolean };

type TotalsProps = {
  facts: readonly Fact[];
  label: string;
  total: string;
  isRecalculating: boolean;
  /** Whether a screen reader announces each new total. */
  isAnnounced?: boolean;
};

/** The total and what it consists of, dimmed while the API recalculates. */
export function Totals({ facts, label, total, isRecalculating, isAnnounced = false }: TotalsProps) {
  return (
    <div className={clsx(isRecalculating && "recalculating")} aria-busy={isRecalculating}>
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ term, value, isDiscount }, place) => (
            <div key={`${place} ${term}`}>
              <dt>{term}</dt>
              <dd className={clsx(isDiscount && styles.discount)}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.total} role={isAnnounced ? "status" : undefined}>
        <span>{label} </span>
        <b>{total}</b>
      </p>
    </div>
  );
}

/** The controls below the totals. */
export function SummaryActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/**
 * How much is missing to the minimum order total. Blocks nothing: the API makes the final check. Needs the texts of
 * `basket`.
 */
export function Minimum({ total, minimum }: { total: number; minimum: number }) {
  const { t } = useTranslation();
  if (total >= minimum) return null;
  return (
    <Note kind="warn" title={t("basket:summary.minimum", { sum: formatPrice(minimum) })}>
      <p>{t("basket:summary.minimumText", { left: formatPrice(minimum - total) })}</p>
    </Note>
  );
}

type Sums = {
  products: number;
  pieces: number;
  cost: number;
  discount: number;
  discounts?: DiscountLine[] | undefined;
  totalWeight: number;
};

/** The number of products with their cost, each part of the discount and the weight. Sums in roubles, weight in grams. */
export function factsOf(area: "basket" | "checkout", { t, locale }: Translation, sums: Sums): Fact[] {
  const { products, pieces, cost, totalWeight } = sums;
  const term = [t("count.products", { count: products }), t("count.pieces", { count: pieces })].join(", ");
  const facts: Fact[] = [{ term, value: formatPrice(cost) }];
  for (const { name, sum } of listDiscounts(sums, t(`${area}:summary.discount`))) {
    facts.push({ term: name, value: `−${formatPrice(sum)}`, isDiscount: true });
  }
  if (totalWeight > 0) facts.push({ term: t(`${area}:summary.weight`), value: formatWeight(locale, totalWeight) });
  return facts;
}
