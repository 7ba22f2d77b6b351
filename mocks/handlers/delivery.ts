import type { Calculate } from "~/api/schemas/catalog";
import { dayAfter } from "#mocks/dates";
import type { ProductEntry } from "#mocks/db/queries/cards";
import type { Language, Text } from "#mocks/language";
import { deliveryNames } from "#mocks/orders/names";

type Way = { code: string; name: Text; days: number; cost: (sum: number, weight: number) => number };

const freeFrom = 5000;

/** Ways of delivery: days on top of those until the goods are ready, costs in roubles from the sum and the weight in grams. */
const ways: Way[] = [
  { code: "pickup", name: deliveryNames.pickup, days: 0, cost: () => 0 },
  {
    code: "courier",
    name: deliveryNames.courier,
    days: 1,
    cost: (sum, weight) =>
      sum >= freeFrom && weight <= 20_000 ? 0 : 490 + 15 * Math.max(0, Math.ceil(weight / 1000) - 20),
  },
  {
    code: "transport",
    name: deliveryNames.transport,
    days: 4,
    cost: (_, weight) => 350 + 25 * Math.ceil(weight / 1000),
  },
];

const moscow = /^(москва|moscow)?$/i;

/**
 * What it would cost and when it would come to have so many pieces delivered; nothing for a product that is sold out.
 * Outside Moscow the courier and the transport company take two days more.
 */
export function calculateDelivery(
  product: ProductEntry,
  quantity: number,
  city: string,
  now: Date,
  language: Language,
): Calculate {
  const total = product.price * quantity;
  const ready = product.stock > 0 ? 0 : product.orderDays;
  if (ready === null) return { deliveries: [], total };
  const far = moscow.test(city.trim()) ? 0 : 2;
  const deliveries = ways.map(({ code, name, days, cost }) => ({
    code,
    name: name[language],
    cost: cost(total, product.weight * quantity),
    date: dayAfter(now, ready + days + (code === "pickup" ? 0 : far)),
  }));
  return { deliveries, total };
}
