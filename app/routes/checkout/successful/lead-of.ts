import type { PlacedView } from "./placed.server";

/** Which words tell what happens next: keys of `order:success`. */
export function leadOf({ paymentLink, facts }: Pick<PlacedView, "paymentLink" | "facts">, byInvoice: boolean) {
  if (facts?.isPaid) return "paid";
  if (paymentLink !== null) return "toPay";
  return byInvoice ? "toPayInvoice" : "later";
}
