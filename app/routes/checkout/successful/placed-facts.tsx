import { formatDate, formatPrice, formatWeight } from "~/i18n/format";
import { useTranslation, type Translation } from "~/i18n/react";
import { orderNumber } from "~/shop/order/order-number";
import { TitleBlock } from "~/ui/title-block";

import type { PlacedFacts, PlacedView } from "./placed.server";
import styles from "./success-page.module.css";

/** The order's facts in a title block; the number alone where the API did not tell more. */
export function PlacedFactsBlock({ placed: { number, facts } }: { placed: PlacedView }) {
  const translation = useTranslation();
  const { t } = translation;
  const rows = facts ? rowsOf(translation, facts) : [{ term: t("order:success.number"), value: orderNumber(number) }];
  return (
    <section className={styles.facts} aria-labelledby="placed">
      <h2 id="placed">{t("personal:order.title", { number: orderNumber(number) })}</h2>
      <TitleBlock rows={rows} />
      {facts ? null : <p className={styles.failed}>{t("order:success.factsFailed")}</p>}
    </section>
  );
}

function rowsOf({ t, locale }: Translation, facts: PlacedFacts) {
  const { company, address, pickupPoint, deliveryDate } = facts;
  const products = t("count.pieces", { count: facts.itemsCount });
  const weight = formatWeight(locale, facts.totalWeight);
  const date = deliveryDate && formatDate(locale, deliveryDate);
  const rows = [
    { term: t("order:success.date"), value: formatDate(locale, facts.createdAt) },
    { term: t("order:success.buyer"), value: company?.name },
    company?.kpp
      ? { term: t("order:success.innKpp"), value: `${company.inn} / ${company.kpp}` }
      : { term: t("order:success.inn"), value: company?.inn },
    {
      term: t("order:success.goods"),
      value: facts.totalWeight > 0 ? t("order:success.goodsWeight", { products, weight }) : products,
    },
    {
      term: t("order:success.delivery"),
      value: date ? t("order:success.deliveryDate", { way: facts.delivery, date }) : facts.delivery,
    },
    { term: t("order:success.address"), value: address },
    { term: t("order:success.pickupPoint"), value: pickupPoint },
    { term: t("order:success.payment"), value: facts.payment },
    {
      term: facts.isPaid ? t("order:success.total") : t("order:success.toPayTotal"),
      value: formatPrice(facts.totalPrice),
    },
  ];
  return rows.filter(({ value }) => Boolean(value));
}
