import type { Basket } from "~/api/schemas/basket";
import type { Calculated, CheckoutSettings, Delivery, Payment } from "~/api/schemas/checkout";
import { namedChanges, type ChangeView } from "~/shop/basket/change";

/** The payment for which an order leads on to the bank's page. */
export const paidOnline = "card";

/** A line of the order, for the summary. */
export type LineView = { id: number; name: string; picture: string | null; quantity: number; sum: number };

/** What can be chosen, what is, and what it comes to. Sums are the API's. */
export type Quote = Pick<CheckoutSettings, "deliveries" | "payments" | "consents"> & {
  /** Codes of what is chosen. */
  delivery: string;
  payment: string;
  lines: LineView[];
  /** Lines of the basket that cannot be bought and are not in the order. */
  left: number;
  pieces: number;
  changes: ChangeView[];
  /** Null where the API did not count. */
  sums: Omit<Calculated, "warnings" | "hash"> | null;
  hash: string;
  /** What to know about the order, in the API's words. */
  warnings: string[];
};

/** What is chosen: as it was said, or the first that there is. */
export function chosenDelivery(deliveries: Delivery[], code: string | undefined): Delivery | undefined {
  return deliveries.find((delivery) => delivery.code === code) ?? deliveries[0];
}

/** Payments that go with a delivery. */
export function paymentsWith(payments: Payment[], delivery: string): Payment[] {
  return payments.filter(({ deliveries }) => deliveries.includes(delivery));
}

/** As `chosenDelivery`, of the payments that go with the delivery. */
export function chosenPayment(payments: Payment[], delivery: string, code: string | undefined): Payment | undefined {
  const fitting = paymentsWith(payments, delivery);
  return fitting.find((payment) => payment.code === code) ?? fitting[0];
}

/** Puts together what the page shows of the basket, the ways and the sums. */
export function toQuote(
  basket: Basket,
  { deliveries, payments, consents }: CheckoutSettings,
  chosen: { delivery: string; payment: string },
  calculated: Calculated | null,
): Quote {
  const available = basket.list.filter((line) => line.available);
  const { hash, warnings, ...sums } = calculated ?? { hash: basket.hash, warnings: [] };
  return {
    ...{ deliveries, payments, consents, ...chosen, hash },
    lines: available.map(({ productId, product, quantity, sum }) => ({
      id: productId,
      name: product.name,
      picture: product.picture,
      quantity,
      sum,
    })),
    left: basket.list.length - available.length,
    pieces: available.reduce((pieces, { quantity }) => pieces + quantity, 0),
    changes: namedChanges(basket),
    sums: "cost" in sums ? sums : null,
    warnings: warnings.map(({ message }) => message),
  };
}
