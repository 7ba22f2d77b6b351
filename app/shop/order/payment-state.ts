import type { OrderDetail } from "~/api/schemas/orders";

import { stageOf } from "./stages";

export type PaymentState = "paid" | "pending" | "failed" | "waiting";

/** By card one pays before the order goes on its way; who pays otherwise is not to be pressed. */
const paidAhead = "card";

/**
 * What there is to tell of an order's payment; null where there is nothing, as for one that is over.
 * @param failed the bank has led back without the money: heard only while the order can be paid
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
  return paymentStatus.code === "paid" && stageOf(status.code) !== null ? "paid" : null;
}

/** Whether an address says that the bank has led back to the order without the money. */
export function paymentFailed(request: Request): boolean {
  return new URL(request.url).searchParams.get("payment") === "failed";
}
