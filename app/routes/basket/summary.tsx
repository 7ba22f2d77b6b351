import { useFetchers } from "@remix-run/react";
import { useSyncExternalStore } from "react";

import type { LastResult } from "~/forms/reply";
import { barePath } from "~/i18n/config";
import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { paths } from "~/paths";
import { type Fact, factsOf, SummaryActions, SummaryPanel, Totals } from "~/shop/basket/summary-panel";
import { subscribe, unconfirmed } from "~/shop/shopper/changes";
import { ButtonLink } from "~/ui/button";
import { Note } from "~/ui/note";

import { PromoBlock } from "./promo-block";
import type { BasketView } from "./view";

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
