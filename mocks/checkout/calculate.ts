import type { BasketWire } from "~/api/schemas/basket";
import type { CalculatedWire, WarningWire } from "~/api/schemas/checkout";
import type { Context } from "#mocks/context";
import { say, type Language, type Text } from "#mocks/language";
import { vatIn } from "#mocks/shop";

import type { DeliveryMethod } from "./delivery-methods";
import { costOf, firstDate, minTotal, orderedLines } from "./settings";

/** The totals of an order: those of the basket plus the delivery cost, as the placed order will have them. */
export function calculate(
  { shop }: Pick<Context, "shop">,
  basket: BasketWire,
  method: DeliveryMethod,
  isFar: boolean,
  pickup: Parameters<typeof firstDate>[3],
  language: Language,
): CalculatedWire {
  const deliveryCost = costOf(method, basket, isFar);
  return {
    cost: basket.cost,
    discount: basket.discount,
    discounts: basket.discounts,
    deliveryCost,
    totalPrice: basket.totalPrice + deliveryCost,
    vat: vatIn(shop, basket.totalPrice + deliveryCost),
    totalWeight: basket.totalWeight,
    deliveryDate: firstDate(method, basket, isFar, pickup),
    hash: basket.hash,
    warnings: warningsOf(basket, language),
  };
}

/** The error for an order below the minimum value. */
export const belowMinimum: Text = ["checkout.minimum", { sum: minTotal }];

function warningsOf(basket: BasketWire, language: Language): WarningWire[] {
  const isLow = orderedLines(basket).length > 0 && basket.totalPrice < minTotal;
  const reduced = new Set(
    basket.changes.flatMap((change) => (change.type === "quantity_reduced" ? change.productId : [])),
  );
  const about = basket.list.flatMap(({ productId, product, available }): WarningWire[] => {
    const code = warningOf(available, product.deliveryDate !== null, reduced.has(productId));
    return code ? [{ code, message: say([`checkout.${code}`, { name: product.name }], language), productId }] : [];
  });
  return [...(isLow ? [{ code: "below_minimum", message: say(belowMinimum, language) }] : []), ...about];
}

function warningOf(
  isAvailable: boolean,
  isToOrder: boolean,
  isReduced: boolean,
): "unavailable" | "reduced" | "made_to_order" | null {
  if (!isAvailable) return "unavailable";
  if (isReduced) return "reduced";
  return isToOrder ? "made_to_order" : null;
}
