import type { Basket } from "~/api/schemas/basket";
import type { Calculated, CheckoutSettings, Delivery, Payment, PersonType } from "~/api/schemas/checkout";
import type { Address, SavedAddress, SavedCompany } from "~/api/schemas/profile";
import type { LastResult } from "~/forms/reply";
import type { Packed } from "~/lib/packed";
import { type ChangeView, namedChanges } from "~/shop/basket/change";

import type { Values } from "./fields";

/** Why the form is shown again. Its fields show what was typed by themselves. */
export type CheckoutAnswer = {
  lastResult: LastResult;
  /**
   * `changed`: nothing was ordered, look at what has changed; `unknown`: the order may have been placed; `conflict`: the key
   * has made another order already.
   */
  outcome: "changed" | "unknown" | "conflict" | null;
  /** How the API understands the address that was typed. */
  suggested: Address | null;
};

/** Nothing to tell but that the page has been counted anew. */
export const nothing: CheckoutAnswer = { lastResult: {}, outcome: null, suggested: null };

/** What the page is told while the shopper fills it in. */
export type Quoted = {
  personType: PersonType;
  /** Whether what was typed was only kept, and nothing counted. */
  isKept: boolean;
  /** Null where the API could not say. */
  quote: Packed<Quote | null>;
};

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

/** What the page is drawn from. */
export type PageData = {
  personType: PersonType;
  values: Values;
  /** Null where the API cannot say what there is to choose: what was chosen is kept unseen then. */
  quote: Quote | null;
  key: string;
  /** What was sent with an order of which nobody knows whether it was placed; it has to be sent again as it was. */
  sent: { hash: string; total: string } | null;
  addresses: SavedAddress[];
  companies: SavedCompany[];
};
