import type { Basket } from "~/api/schemas/basket";
import type { Calculated, CheckoutSettings, Delivery, Payment, PersonType } from "~/api/schemas/checkout";
import type { Address, SavedAddress, SavedCompany } from "~/api/schemas/profile";
import type { FormConstraint, Refusal } from "~/forms/reply";
import type { Packed } from "~/lib/packed";
import { type ChangeView, namedChanges } from "~/shop/basket/change";

import type { Slot, Values } from "./fields";

/** Why the form is shown again; without an error, it was only recalculated. The fields keep the typed values. */
export type CheckoutAnswer = Refusal<{
  /**
   * `changed`: no order was made because something changed; `unknown`: the order may have been placed; `conflict`: this
   * key has already made a different order; `ended`: the session has just ended.
   */
  outcome?: "changed" | "unknown" | "conflict" | "ended";
  /** The API's version of the typed address. */
  suggested?: Address;
}>;

/** The response to an autosave. */
export type SaveResponse = {
  personType: PersonType;
  /** True if the values were only saved, without a calculation. */
  isSavedOnly: boolean;
  /** Null if the API did not answer. */
  quote: Packed<Quote | null>;
};

/** The payment method whose orders redirect to the bank's page. */
export const paidOnline = "card";

/** An order line in the summary. */
export type LineView = { id: number; name: string; picture: string | null; quantity: number; sum: number };

/** The options, the choices and the totals. The API calculates all sums. */
export type Quote = Pick<CheckoutSettings, "deliveries" | "payments" | "consents" | "minTotal"> & {
  /** Codes of the chosen methods. */
  delivery: string;
  payment: string;
  /** The chosen day and hours of the delivery; null for the soonest. */
  slot: Slot | null;
  lines: LineView[];
  /** The number of basket lines that are unavailable and not in the order. */
  left: number;
  pieces: number;
  changes: ChangeView[];
  /** Null if the API did not calculate them. */
  sums: Omit<Calculated, "warnings" | "hash"> | null;
  hash: string;
  /** Warnings about the order, in the API's words. */
  warnings: string[];
};

/** The chosen delivery, or the first one. */
export function chosenDelivery(deliveries: Delivery[], code: string | undefined): Delivery | undefined {
  return deliveries.find((delivery) => delivery.code === code) ?? deliveries[0];
}

/** Payment methods available with a delivery. */
export function paymentsWith(payments: Payment[], delivery: string): Payment[] {
  return payments.filter(({ deliveries }) => deliveries.includes(delivery));
}

/** The chosen payment method, or the first one available with the delivery. */
export function chosenPayment(payments: Payment[], delivery: string, code: string | undefined): Payment | undefined {
  const fitting = paymentsWith(payments, delivery);
  return fitting.find((payment) => payment.code === code) ?? fitting[0];
}

/** Builds the page's data from the basket, the options and the totals. */
export function toQuote(
  basket: Basket,
  { deliveries, payments, consents, minTotal }: CheckoutSettings,
  chosen: Pick<Quote, "delivery" | "payment" | "slot">,
  calculated: Calculated | null,
): Quote {
  const available = basket.list.filter((line) => line.available);
  const { hash, warnings, ...sums } = calculated ?? { hash: basket.hash, warnings: [] };
  return {
    ...{ deliveries, payments, consents, minTotal, ...chosen, hash },
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

/** The data that the page renders. */
export type PageData = {
  personType: PersonType;
  values: Values;
  constraint: FormConstraint;
  /** Null if the API cannot give the options; hidden fields then keep the choices. */
  quote: Quote | null;
  key: string;
  /** The basket and total of an order with an unknown result; it must be sent again unchanged. */
  sent: { hash: string; total: string } | null;
  addresses: SavedAddress[];
  companies: SavedCompany[];
};
