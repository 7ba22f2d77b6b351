import type { PlacedView } from "./placed.server";

/** Which words tell what happens next: keys of `order:success`. */
export function leadOf(
  { paymentLink, askLink, facts }: Pick<PlacedView, "paymentLink" | "askLink" | "facts">,
  byInvoice: boolean,
) {
  if (facts?.isPaid) return "paid";
  if (paymentLink !== null) return "toPay";
  if (askLink) return "toPayAsk";
  return byInvoice ? "toPayInvoice" : "later";
}
