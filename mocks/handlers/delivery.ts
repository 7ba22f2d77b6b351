import type { CalculateWire } from "~/api/schemas/catalog";
import { isFarFrom, deliveryMethods } from "#mocks/checkout/delivery-methods";
import { pickupPoints } from "#mocks/checkout/pickup";
import { describeMethod, firstDate } from "#mocks/checkout/settings";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import type { ProductEntry } from "#mocks/db/queries/cards";
import type { Language } from "#mocks/language";

type Asked = { product: ProductEntry; quantity: number; city: string; language: Language };

/** The delivery methods for this many pieces, with cost and date; none if the product is sold out. */
export function calculateDelivery(context: Context, { product, quantity, city, language }: Asked): CalculateWire {
  const now = context.now();
  const total = product.price * quantity;
  const ready = product.stock > 0 ? 0 : product.orderDays;
  if (ready === null) return { deliveries: [], total };
  const isFar = isFarFrom(context.shop, city);
  const products = [{ productId: product.id, quantity, ready: dayAfter(now, ready) }];
  const points = pickupPoints(context, products, language);
  const deliveries = deliveryMethods(context.shop).map((method) => ({
    ...describeMethod(method, language),
    cost: method.cost(total, product.weight * quantity, isFar),
    date: firstDate(method, products, isFar, { now, points }),
    ...(method.code === "pickup" && points.length > 0 && { points }),
  }));
  return { deliveries, total };
}
