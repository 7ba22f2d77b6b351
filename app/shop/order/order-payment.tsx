import type { OrderDetail } from "~/api/schemas/orders";
import { useTranslation } from "~/i18n/react";
import { Note, type NoteKind } from "~/ui/note";

import { paymentState, type PaymentState } from "./payment-state";

const kinds: Record<PaymentState, NoteKind> = { paid: "ok", pending: "info", failed: "err", waiting: "warn" };

type OrderPaymentProps = {
  order: Pick<OrderDetail, "can" | "payment" | "paymentStatus" | "status">;
  /** The bank has just led back without the money. */
  failed: boolean;
};

/** How it stands with the payment, for who comes back from the bank or to an order that is not paid. Strings: `order`. */
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
