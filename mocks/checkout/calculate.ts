import type { BasketWire } from "~/api/schemas/basket";
import type { CalculatedWire, WarningWire } from "~/api/schemas/checkout";
import type { Shop } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { inRoubles, say, type Language, type Text } from "#mocks/language";
import { vatIn } from "#mocks/shop";

import type { DeliveryMethod } from "./delivery-methods";
import { pickupPoints, wantedProducts } from "./pickup";
import { costOf, firstDate, orderedLines } from "./settings";

/** The totals of an order: those of the basket plus the delivery cost, as the placed order will have them. */
export function calculate(
  context: Pick<Context, "db" | "now" | "shop">,
  basket: BasketWire,
  { method, isFar, pointId }: { method: DeliveryMethod; isFar: boolean; pointId: number | undefined },
  language: Language,
): CalculatedWire {
  const { cost, discount, discounts, totalWeight, hash } = basket;
  const deliveryCost = costOf(method, basket, isFar);
  const totalPrice = basket.totalPrice + deliveryCost;
  const now = context.now();
  const products = wantedProducts(basket, now);
  const points = pickupPoints(context, products, language);
  return {
    ...{ cost, discount, discounts, deliveryCost, totalPrice, totalWeight, hash },
    vat: vatIn(context.shop, totalPrice),
    deliveryDate: products.length === 0 ? null : firstDate(method, products, isFar, { now, points, pointId }),
    warnings: warningsOf(context.shop, basket, language),
  };
}

/** The error for an order below the minimum value; null for an order that may be placed. */
export function minimumError({ delivery: { minimum } }: Shop, { totalPrice }: BasketWire): Text | null {
  return totalPrice < minimum ? ["checkout.minimum", { sum: inRoubles(minimum) }] : null;
}

function warningsOf(shop: Shop, basket: BasketWire, language: Language): WarningWire[] {
  const low = orderedLines(basket).length > 0 ? minimumError(shop, basket) : null;
  const reduced = new Set(
    basket.changes.flatMap((change) => (change.type === "quantity_reduced" ? change.productId : [])),
  );
  const about = basket.list.flatMap(({ productId, product, available }): WarningWire[] => {
    const toOrder = product.deliveryDate === null ? null : "made_to_order";
    const code = !available ? "unavailable" : reduced.has(productId) ? "reduced" : toOrder;
    return code ? [{ code, message: say([`checkout.${code}`, { name: product.name }], language), productId }] : [];
  });
  return [...(low ? [{ code: "below_minimum", message: say(low, language) }] : []), ...about];
}
