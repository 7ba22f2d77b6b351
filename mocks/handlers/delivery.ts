import type { CalculateWire } from "~/api/schemas/catalog";
import { daysOf, isFarFrom, deliveryMethods } from "#mocks/checkout/delivery-methods";
import { pickupPoints } from "#mocks/checkout/pickup";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { say, type Language } from "#mocks/language";

type Asked = { product: ProductEntry; quantity: number; city: string; language: Language };

/** The delivery methods for this many pieces, with cost and date; none if the product is sold out. */
export function calculateDelivery(context: Context, { product, quantity, city, language }: Asked): CalculateWire {
  const now = context.now();
  const total = product.price * quantity;
  const ready = product.stock > 0 ? 0 : product.orderDays;
  if (ready === null) return { deliveries: [], total };
  const isFar = isFarFrom(city);
  const wanted = { productId: product.id, quantity, ready: dayAfter(now, ready) };
  const deliveries = deliveryMethods.map((method) => {
    const points = method.code === "pickup" ? pickupPoints(context, [wanted], language) : [];
    const [earliest] = points.map(({ date }) => date).sort();
    return {
      code: method.code,
      name: say(`delivery.${method.code}`, language),
      cost: method.cost(total, product.weight * quantity, isFar),
      date: earliest ?? dayAfter(now, ready + daysOf(method, isFar)),
      kind: method.code,
      freeFrom: method.freeFrom,
      ...(points.length > 0 && { points }),
    };
  });
  return { deliveries, total };
}
