import clsx from "clsx";

import type { Order, OrderDetail, Status } from "~/api/schemas/orders";
import { useTranslation } from "~/i18n/react";
import { Pill, type PillKind } from "~/ui/badge";
import type { IconName } from "~/ui/icon";
import { Note, type NoteKind } from "~/ui/note";

import styles from "./order-facts.module.css";

type Look = { kind: PillKind; icon: IconName };

const orderLooks = new Map<string, Look>([
  ["new", { kind: "info", icon: "clock" }],
  ["confirmed", { kind: "info", icon: "check" }],
  ["assembling", { kind: "warn", icon: "package" }],
  ["shipped", { kind: "warn", icon: "truck" }],
  ["ready", { kind: "ok", icon: "store" }],
  ["completed", { kind: "ok", icon: "check" }],
  ["cancel_requested", { kind: "warn", icon: "clock" }],
  ["cancelled", { kind: "err", icon: "x" }],
  ["refund_requested", { kind: "warn", icon: "clock" }],
  ["refunded", { kind: "off", icon: "undo-2" }],
]);

const requestLooks = new Map<string, Look>([
  ["new", { kind: "warn", icon: "clock" }],
  ["approved", { kind: "ok", icon: "check" }],
  ["rejected", { kind: "err", icon: "x" }],
  ["withdrawn", { kind: "off", icon: "undo-2" }],
]);

/** For a status that the shop does not know: shows only its name. */
const unknown: Look = { kind: "off", icon: "info" };

/** The status of an order. */
export function OrderStatus({ status: { code, name } }: { status: Status }) {
  return <Pill {...(orderLooks.get(code) ?? unknown)}>{name}</Pill>;
}

/** Whether there is nothing left in an order to cancel or to return. */
export const isOver = ({ code }: Status): boolean => code === "cancelled" || code === "refunded";

/** The status of a request about an order. */
export function RequestStatus({ status: { code, name } }: { status: Status }) {
  return <Pill {...(requestLooks.get(code) ?? unknown)}>{name}</Pill>;
}

const kinds: Record<PaymentState, NoteKind> = {
  paid: "ok",
  pending: "info",
  failed: "err",
  closed: "err",
  waiting: "warn",
};

type OrderPaymentProps = {
  order: Pick<OrderDetail, "can" | "payment" | "paymentStatus" | "status">;
  /** The bank has just redirected back without a payment. */
  failed: boolean;
};

/** The payment state, for a shopper who returns from the bank or opens an unpaid order. Needs the texts of `order`. */
export function OrderPayment({ order, failed }: OrderPaymentProps) {
  const { t } = useTranslation();
  const state = paymentState(order, failed);
  if (state === null) return null;
  return (
    <Note kind={kinds[state]} title={t(`order:payment.${state}`)}>
      <p>{t(`order:payment.${state}Text`)}</p>
    </Note>
  );
}

/** Whether the customer picks the order up. An API that leaves out the kind says it by the code. */
export const isPickup = ({ delivery }: Pick<Order, "delivery">): boolean =>
  (delivery?.kind ?? delivery?.code) === "pickup";

/**
 * The progress line of an active order. A customer who picks it up waits until it is ready; before that, on its way to
 * the pickup point, it is only packed.
 */
export function OrderStages({ order }: { order: Pick<Order, "delivery" | "status"> }) {
  const { t } = useTranslation();
  const { status } = order;
  const current = status.code === "shipped" && isPickup(order) ? 1 : stageOf(status.code);
  if (current === null) return null;
  const third = t(isPickup(order) ? "personal:order.ready" : "personal:order.onWay");
  const names = [
    t("personal:order.accepted"),
    t("personal:order.assembled"),
    status.code === "ready" ? status.name : third,
    t("personal:order.received"),
  ];
  return (
    <ol className={styles.stages} aria-label={t("personal:order.stages")}>
      {names.map((name, stage) => (
        <li
          key={name}
          className={clsx(stage <= current && styles.reached, stage === current && styles.now)}
          aria-current={stage === current ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

/** The progress of an order: the index of its current stage among the four; null if the status has no stage. */
export function stageOf(status: string): number | null {
  switch (status) {
    case "new":
    case "confirmed":
      return 0;
    case "assembling":
      return 1;
    case "shipped":
    case "ready":
      return 2;
    default:
      return null;
  }
}

type PaymentState = "paid" | "pending" | "failed" | "closed" | "waiting";

/** A card payment comes before the shipping of the order; shoppers who pay otherwise get no reminder. */
const paidAhead = "card";

/**
 * The payment state to show; null if there is none, for example for a finished order.
 * @param failed the bank has redirected back without a payment
 */
export function paymentState(
  { can, payment, paymentStatus, status }: Pick<OrderDetail, "can" | "payment" | "paymentStatus" | "status">,
  failed: boolean,
): PaymentState | null {
  if (can.pay) {
    if (failed) return "failed";
    return payment.code === paidAhead ? "waiting" : null;
  }
  if (paymentStatus.code === "pending") return "pending";
  if (failed && paymentStatus.code === "unpaid") return "closed";
  return paymentStatus.code === "paid" && stageOf(status.code) !== null ? "paid" : null;
}

/** Whether the address says that the bank has redirected back to the order without a payment. */
export function paymentFailed(request: Request): boolean {
  return new URL(request.url).searchParams.get("payment") === "failed";
}
