import clsx from "clsx";

import type { Order } from "~/api/schemas/orders";
import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { orderNumber } from "~/shop/order/order-number";
import { OrderStages, OrderStatus, stageOf } from "~/shop/order/order-status";
import { ProductPicture } from "~/shop/product/product-picture";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

import { OrderActions } from "./order-actions";
import styles from "./order-card.module.css";

/** An order in a list: what it is, how far it has come, what can be done. */
export function OrderCard({ order, level = 2 }: { order: Order; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { t, locale, href } = useTranslation();
  const { id, number, createdAt, status, itemsCount } = order;
  const titleId = `order-${id}`;
  const path = href(paths.personalOrder(id));
  const title = t("personal:order.title", { number: orderNumber(number) });
  return (
    <article className={clsx("sheet", styles.card)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <div>
          <Heading id={titleId}>
            <a href={path}>{title}</a>
          </Heading>
          <p className="small muted">
            {t("personal:order.placed", {
              date: formatDate(locale, createdAt),
              products: t("count.pieces", { count: itemsCount }),
            })}
          </p>
        </div>
        <OrderStatus status={status} />
      </header>
      <Body order={order} />
      <footer className={styles.foot}>
        <OrderActions order={order} />
        <a className={clsx("linkbtn small", styles.open)} href={path}>
          {t("personal:order.open")}
          <span className="visually-hidden">: {title}</span>
        </a>
      </footer>
    </article>
  );
}

function Body({ order: { status, paymentStatus, totalPrice, deliveryDate, pictures } }: { order: Order }) {
  const { t, locale } = useTranslation();
  const isUnderWay = stageOf(status.code) !== null;
  return (
    <div className={styles.body}>
      <ul className={styles.pictures} aria-hidden="true">
        {pictures.map((picture, place) => (
          <li key={`${place} ${picture}`}>
            <ProductPicture picture={picture} widths={[96, 128]} sizes="64px" width={64} alt="" />
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <b>{formatPrice(totalPrice)}</b>
        <span className="small muted">{paymentStatus.name}</span>
        {isUnderWay && deliveryDate && (
          <span className="small muted">
            {t("personal:order.delivery", { date: formatDate(locale, deliveryDate) })}
          </span>
        )}
        <OrderStages status={status} />
      </div>
    </div>
  );
}

/** For a customer who has not ordered anything yet. */
export function NoOrders() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("personal:overview.none")} text={t("personal:overview.noneText")}>
      <ButtonLink href={href(paths.catalog())}>{t("personal:overview.toCatalog")}</ButtonLink>
    </EmptyState>
  );
}
