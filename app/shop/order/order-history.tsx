import clsx from "clsx";

import type { OrderDetail } from "~/api/schemas/orders";
import { formatDate } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";

import styles from "./order-history.module.css";
import { OrderStatus } from "./order-status";

/** The statuses that an order has had, the oldest first, with their days. */
export function OrderHistory({ history }: { history: OrderDetail["history"] }) {
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
