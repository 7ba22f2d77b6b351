import { useNavigation } from "@remix-run/react";
import clsx from "clsx";
import type { ReactNode } from "react";

import type { Order } from "~/api/schemas/orders";
import { formatDate, formatPrice } from "~/i18n/format";
import { useTranslation } from "~/i18n/react";
import { paths } from "~/paths";
import { OrderPictures } from "~/shop/order/order-pictures";
import { isPickup, OrderStages, OrderStatus, stageOf } from "~/shop/order/order-status";
import { orderNumber } from "~/shop/order/order-text";
import { CardForm, InvoiceLink } from "~/shop/order/payment-actions";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { EmptyState } from "~/ui/placeholder";

import styles from "./order-card.module.css";

/** An order in a list: its facts, its status, the possible actions. */
export function OrderCard({ order, level = 2 }: { order: Order; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { t, locale, href } = useTranslation();
  const { id, number, createdAt, status, itemsCount } = order;
  const titleId = `order-${id}`;
  const path = href(paths.personalOrder(id));
  const title = t("personal:order.title", { number: orderNumber(number) });
  return (
    <article className="sheet" aria-labelledby={titleId}>
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

function Body({ order }: { order: Order }) {
  const { t, locale } = useTranslation();
  const { status, paymentStatus, totalPrice, deliveryDate, pictures } = order;
  const isUnderWay = stageOf(status.code) !== null;
  return (
    <div className={styles.body}>
      <OrderPictures pictures={pictures} />
      <div className={styles.sum}>
        <b>{formatPrice(totalPrice)}</b>
        <span className="small muted">{paymentStatus.name}</span>
        {isUnderWay && deliveryDate && (
          <span className="small muted">
            {t(isPickup(order) ? "personal:order.pickup" : "personal:order.delivery", {
              date: formatDate(locale, deliveryDate),
            })}
          </span>
        )}
        <OrderStages order={order} />
      </div>
    </div>
  );
}

/** Shown if the customer has no orders yet. */
export function NoOrders() {
  const { t, href } = useTranslation();
  return (
    <EmptyState title={t("personal:overview.none")} text={t("personal:overview.noneText")}>
      <ButtonLink href={href(paths.catalog())}>{t("personal:overview.toCatalog")}</ButtonLink>
    </EmptyState>
  );
}

type OrderActionsProps = {
  order: Pick<Order, "id" | "number" | "can" | "payment">;
  /** The buttons of the payment, if there are more than one. */
  payment?: ReactNode;
};

/** Buttons for the actions that the API allows for the order. Renders nothing if there are none. */
export function OrderActions({ order: { id, number, can, payment: way }, payment = null }: OrderActionsProps) {
  const { t, href } = useTranslation();
  const path = href(paths.personalOrder(id));
  const busy = useBusyIntent(path);
  if (!can.pay && !can.repeat && !can.cancel && !can.refund && !payment) return null;
  // A page can list several orders: the hidden order number distinguishes their buttons for screen readers.
  const which = <span className="visually-hidden">: {t("personal:order.title", { number: orderNumber(number) })}</span>;
  const pay =
    way?.code === "invoice" ? (
      <InvoiceLink href={href(paths.personalInvoice(id))}>{which}</InvoiceLink>
    ) : (
      <CardForm path={path}>
        {t("personal:order.pay")}
        {which}
      </CardForm>
    );
  return (
    <div className={styles.actions}>
      {payment ?? (can.pay && pay)}
      {can.repeat && (
        <form method="post" action={path}>
          <Button name="intent" value="repeat" variant="line" busy={busy === "repeat"}>
            <Icon name="rotate-cw" size="s" />
            {t("personal:order.repeat")}
            {which}
          </Button>
        </form>
      )}
      {can.refund && (
        <ButtonLink variant="line" href={href(paths.orderRequest(id, "refund"))}>
          {t("personal:order.refund")}
          {which}
        </ButtonLink>
      )}
      {can.cancel && (
        <ButtonLink variant="line" href={href(paths.orderRequest(id, "cancel"))}>
          {t("personal:order.cancel")}
          {which}
        </ButtonLink>
      )}
    </div>
  );
}

/** The `intent` of the pressed button while its form, which posts to this path, is being submitted; otherwise null. */
function useBusyIntent(path: string): string | null {
  const { formAction, formData } = useNavigation();
  if (formAction !== path) return null;
  const intent = formData?.get("intent");
  return typeof intent === "string" ? intent : null;
}
