import type { MetaDescriptor } from "@remix-run/react";
import clsx from "clsx";
import type { ReactNode } from "react";

import type { OrderDetail, OrderItem } from "~/api/schemas/orders";
import { localeFromPath } from "~/i18n/config";
import { formatExactPrice, formatPrice, formatWeight, formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { translator } from "~/i18n/translate";
import { listDiscounts } from "~/lib/list-discounts";
import { paths } from "~/paths";
import { metaTags } from "~/shop/head/page-meta";
import { ProductPicture } from "~/shop/product/product-picture";
import { Pill } from "~/ui/badge";
import { TitleBlock } from "~/ui/drawing";

import styles from "./order-details.module.css";
import { OrderFacts } from "./order-facts";
import { OrderPayment, OrderStages, OrderStatus } from "./order-status";
import { orderNumber } from "./order-text";

type OrderDetailsProps = {
  order: OrderDetail;
  /** The path of the order's invoice. */
  invoice: string;
  /** The bank has just redirected back without a payment. */
  failed: boolean;
  /** The label of the section with the buttons. */
  label: string;
  actions: ReactNode;
  /** A message below the buttons. */
  notice?: ReactNode;
};

/**
 * All details of an order, for its customer and for a guest with the link. Needs the texts of `personal` and `order`.
 */
export function OrderDetails({ order, invoice, failed, label, actions, notice }: OrderDetailsProps) {
  const { t, locale } = useTranslation();
  const { createdAt, itemsCount } = order;
  return (
    <>
      <OrderPayment order={order} failed={failed} />
      <section className={clsx("sheet pad", styles.top)} aria-label={label}>
        <p className="muted">
          {t("personal:order.placed", {
            date: formatDate(locale, createdAt),
            products: t("count.pieces", { count: itemsCount }),
          })}
        </p>
        <OrderStages order={order} />
        {actions}
      </section>
      {notice}
      <OrderItems order={order} />
      <OrderFacts order={order} invoice={invoice} />
      <OrderHistory history={order.history} />
    </>
  );
}

type MetaArguments = { data: { order: Pick<OrderDetail, "number"> } | undefined; location: { pathname: string } };

/** The `meta` of an order's page, which search engines must not index. */
export function orderMeta({ data, location }: MetaArguments): MetaDescriptor[] {
  const t = translator(localeFromPath(location.pathname));
  const title = t("personal:order.title", { number: orderNumber(data?.order.number ?? "") });
  return metaTags({ title: t("pageTitle", { title }), robots: "noindex" });
}

/** The ordered items, line by line, and the total. */
function OrderItems({ order }: { order: OrderDetail }) {
  const { t, locale } = useTranslation();
  const { items, cost, delivery, totalWeight, totalPrice } = order;
  const rows = [
    { term: t("personal:order.cost"), value: formatPrice(cost) },
    ...listDiscounts(order, t("personal:order.discount")).map(({ name, sum }) => {
      return { term: name, value: `−${formatPrice(sum)}` };
    }),
    {
      term: t("personal:order.deliveryCost"),
      value: delivery.cost > 0 ? formatPrice(delivery.cost) : t("personal:order.free"),
    },
    ...(totalWeight > 0 ? [{ term: t("personal:order.weight"), value: formatWeight(locale, totalWeight) }] : []),
    ...(order.company && order.vat
      ? [{ term: t("personal:order.vat", { rate: order.vat.rate }), value: formatExactPrice(locale, order.vat.sum) }]
      : []),
    { term: t("personal:order.total"), value: <b className={styles.total}>{formatPrice(totalPrice)}</b> },
    ...(order.returnedSum ? [{ term: t("personal:order.returnedSum"), value: formatPrice(order.returnedSum) }] : []),
  ];
  return (
    <section className="stack" aria-labelledby="order-items">
      <h2 id="order-items">{t("personal:order.items")}</h2>
      <ul className="sheet">
        {items.map((item, place) => (
          <Line key={`${place} ${item.productId}`} item={item} />
        ))}
      </ul>
      <TitleBlock className={styles.totals} rows={rows} />
    </section>
  );
}

function Line({ item }: { item: OrderItem }) {
  const { t, href } = useTranslation();
  const { code, name, picture, article, price, quantity, sum, returned = 0 } = item;
  return (
    <li className={styles.line}>
      <ProductPicture picture={picture} widths={[96, 128]} sizes="64px" width={64} alt="" className={styles.picture} />
      <div className={styles.name}>
        <a href={href(paths.product(code))}>{name}</a>
        <span className="small muted">{t("personal:order.article", { article })}</span>
        {returned > 0 && (
          <div>
            <Pill kind="off" icon="undo-2">
              {t("personal:order.returned", { count: returned })}
            </Pill>
          </div>
        )}
      </div>
      <p className={clsx("small muted", styles.each)}>
        {t("personal:order.each", { price: formatPrice(price), count: quantity })}
      </p>
      <p className={styles.sum}>
        <span className="visually-hidden">{t("personal:order.sum")} </span>
        <b>{formatPrice(sum)}</b>
      </p>
    </li>
  );
}

/** The past statuses of an order with their dates, the oldest first. */
function OrderHistory({ history }: { history: OrderDetail["history"] }) {
  const { t, locale } = useTranslation();
  if (history.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="order-history">
      <h2 id="order-history">{t("personal:order.history")}</h2>
      <ol className={clsx("sheet", styles.history)}>
        {history.map(({ status, at }) => (
          <li key={`${at} ${status.code}`}>
            <OrderStatus status={status} />
            <time className="muted" dateTime={at}>
              {formatDate(locale, at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
