import clsx from "clsx";

import type { OrderDetail, OrderItem } from "~/api/schemas/orders";
import { formatPrice, formatWeight } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { ProductPicture } from "~/shop/product/product-picture";
import { TitleBlock } from "~/ui/title-block";

import styles from "./order-items.module.css";

/** What was ordered, line by line, and what it came to. */
export function OrderItems({ order }: { order: OrderDetail }) {
  const { t, locale } = useTranslation();
  const { items, cost, discount, delivery, totalWeight, totalPrice } = order;
  const rows = [
    { term: t("personal:order.cost"), value: formatPrice(cost) },
    ...(discount > 0 ? [{ term: t("personal:order.discount"), value: `−${formatPrice(discount)}` }] : []),
    { term: t("personal:order.deliveryCost"), value: formatPrice(delivery.cost) },
    ...(totalWeight > 0 ? [{ term: t("personal:order.weight"), value: formatWeight(locale, totalWeight) }] : []),
    { term: t("personal:order.total"), value: <b className={styles.total}>{formatPrice(totalPrice)}</b> },
  ];
  return (
    <section className="stack" aria-labelledby="order-items">
      <h2 id="order-items">{t("personal:order.items")}</h2>
      <ul className={clsx("sheet", styles.lines)}>
        {items.map((item, place) => (
          <Line key={`${place} ${item.productId}`} item={item} />
        ))}
      </ul>
      <TitleBlock className={styles.totals} rows={rows} />
    </section>
  );
}

function Line({ item: { code, name, picture, article, price, quantity, sum } }: { item: OrderItem }) {
  const { t, href } = useTranslation();
  return (
    <li className={styles.line}>
      <ProductPicture picture={picture} widths={[96, 128]} sizes="64px" width={64} alt="" className={styles.picture} />
      <div className={styles.name}>
        <a href={href(paths.product(code))}>{name}</a>
        <span className="small muted">{t("personal:order.article", { article })}</span>
      </div>
      <p className={clsx("small muted", styles.each)}>
        {t("personal:order.each", { price: formatPrice(price), quantity })}
      </p>
      <p className={styles.sum}>
        <span className="visually-hidden">{t("personal:order.sum")} </span>
        <b>{formatPrice(sum)}</b>
      </p>
    </li>
  );
}
