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

const freeFrom = 5000;
const lightest = 20;
const kilograms = (weight: number) => Math.ceil(weight / 1000);

/** The delivery methods, as described on the page "Payment and delivery". */
export const deliveryMethods: readonly DeliveryMethod[] = [
  { code: "pickup", freeFrom: null, days: 0, intervals: [], cost: () => 0 },
  {
    code: "courier",
    freeFrom,
    days: 1,
    intervals: ["10:00–14:00", "14:00–18:00", "18:00–22:00"],
    cost: (sum, weight) =>
      sum >= freeFrom && weight <= lightest * 1000 ? 0 : 490 + 15 * Math.max(0, kilograms(weight) - lightest),
  },
  {
    code: "transport",
    freeFrom: null,
    days: 4,
    intervals: [],
    cost: (_, weight, isFar) => (isFar ? 550 : 350) + 25 * kilograms(weight),
  },
];

const moscow = /^(г\.?\s+)?(москва|moscow)?$/i;

/** Whether a city is not Moscow; an empty one counts as Moscow. */
export function isFarFrom(city: string): boolean {
  return !moscow.test(city.trim());
}

/** Days from when the products are ready until delivery: two more outside Moscow, except for pickup. */
export function daysOf({ code, days }: DeliveryMethod, isFar: boolean): number {
  return days + (isFar && code !== "pickup" ? 2 : 0);
}
