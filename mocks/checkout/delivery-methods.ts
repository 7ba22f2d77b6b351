import type { Shop } from "~/lib/shop-file";
import type { DeliveryCode } from "#mocks/orders/names";

/** A delivery method. Its cost in roubles depends on the order value in roubles and the weight in grams. */
export type DeliveryMethod = {
  code: DeliveryCode;
  freeFrom: number | null;
  /** In addition to the days until the products are ready. */
  days: number;
  /** The hours of a day to choose from. */
  intervals: readonly string[];
  cost: (sum: number, weight: number, isFar: boolean) => number;
};

const kilograms = (weight: number) => Math.ceil(weight / 1000);

/** The shop's delivery methods, at the prices of its `shop.json`. */
export function deliveryMethods({ delivery: { courier, transport } }: Pick<Shop, "delivery">): DeliveryMethod[] {
  return [
    { code: "pickup", freeFrom: null, days: 0, intervals: [], cost: () => 0 },
    {
      code: "courier",
      // Nothing becomes free that costs nothing.
      freeFrom: courier.price === 0 ? null : courier.freeFrom,
      days: 1,
      intervals: ["10:00–14:00", "14:00–18:00", "18:00–22:00"],
      cost: (sum, weight) => {
        const further = Math.max(0, kilograms(weight) - courier.kilograms);
        const isFree = courier.freeFrom !== null && sum >= courier.freeFrom && further === 0;
        return isFree ? 0 : courier.price + courier.perKilogram * further;
      },
    },
    {
      code: "transport",
      freeFrom: null,
      days: 4,
      intervals: [],
      cost: (_, weight, isFar) => (isFar ? transport.far : transport.home) + transport.perKilogram * kilograms(weight),
    },
  ];
}

/** Whether a city is none of the shop's own; an empty one counts as one of them. */
export function isFarFrom({ delivery }: Pick<Shop, "delivery">, city: string): boolean {
  const name = cityName(city);
  const own = delivery.home.flatMap((names) => Object.values(names)).map((one = "") => cityName(one));
  return name !== "" && !own.includes(name);
}

/** A city's name without the word for a city, so that `г. Орёл` is `Орел`. */
const cityName = (city: string) =>
  city
    .trim()
    .toLowerCase()
    .replace(/^(?:г\.\s*|г\s+|город\s+)/, "")
    .replaceAll("ё", "е");

/** Days from when the products are ready until delivery: two more outside the home cities, except for pickup. */
export function daysOf({ code, days }: DeliveryMethod, isFar: boolean): number {
  return days + (isFar && code !== "pickup" ? 2 : 0);
}
