import type { CalculateWire } from "~/api/schemas/catalog";
import { daysOf, isFarFrom, deliveryMethods } from "#mocks/checkout/delivery-methods";
import { dayAfter } from "#mocks/dates";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { textIn, type Language } from "#mocks/language";

/** The delivery methods for this many pieces, with cost and date; none if the product is sold out. */
export function calculateDelivery(
  product: ProductEntry,
  quantity: number,
  city: string,
  now: Date,
  language: Language,
): CalculateWire {
  const total = product.price * quantity;
  const ready = product.stock > 0 ? 0 : product.orderDays;
  if (ready === null) return { deliveries: [], total };
  const isFar = isFarFrom(city);
  const deliveries = deliveryMethods.map((method) => ({
    code: method.code,
    name: textIn(method.name, language),
    cost: method.cost(total, product.weight * quantity, isFar),
    date: dayAfter(now, ready + daysOf(method, isFar)),
  }));
  return { deliveries, total };
}
