import type { BasketWire } from "~/api/schemas/basket";
import type { CheckoutSettingsWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { textIn, type Language } from "#mocks/language";

import { listConsents } from "./consents";
import { daysOf, deliveryMethods, type DeliveryMethod } from "./delivery-methods";
import { paymentsFor } from "./payments";
import { type DatedPoint, pickupPoints, wantedProducts } from "./pickup";

/** The minimum order value, in roubles. */
export const minTotal = 500;

type Dated = Pick<Context, "db" | "now" | "shop">;

/** What a checkout offers for a basket and a city. */
export function checkoutSettings(
  context: Dated,
  basket: BasketWire,
  { personType, isFar, language }: { personType: PersonTypeWire; isFar: boolean; language: Language },
): CheckoutSettingsWire {
  const points = pickupPoints(context, wantedProducts(basket, context.now()), language);
  return {
    deliveries: deliveryMethods.map((method) => {
      const date = firstDate(method, basket, isFar, { now: context.now(), points });
      return {
        code: method.code,
        name: textIn(method.name, language),
        description: textIn(method.description, language),
        cost: costOf(method, basket, isFar),
        date,
        kind: method.code,
        freeFrom: method.freeFrom,
        points: method.code === "pickup" ? points.map(({ stock: _, ...point }) => point) : [],
        ...daysToChoose(method, date),
      };
    }),
    payments: paymentsFor(context.shop, personType, language),
    consents: listConsents(context.db, language),
    minTotal,
  };
}

const daysOffered = 7;

/** The days and hours of a delivery method with hours, from the earliest day on. */
function daysToChoose(method: DeliveryMethod, first: string | null) {
  if (first === null || method.intervals.length === 0) return {};
  const noon = new Date(`${first}T09:00:00Z`);
  const dates = Array.from({ length: daysOffered }, (_, index) => dayAfter(noon, index));
  return { days: dates.map((date) => ({ date, intervals: [...method.intervals] })) };
}

/** The cost of delivering the basket; 0 if no line can be ordered. */
export function costOf(method: DeliveryMethod, basket: BasketWire, isFar: boolean): number {
  return orderedLines(basket).length === 0 ? 0 : method.cost(basket.totalPrice, basket.totalWeight, isFar);
}

type Pickup = {
  now: Date;
  /** The points of this basket. */
  points: readonly DatedPoint[];
  /** The chosen point; without it, the earliest of all counts. */
  pointId?: number | null | undefined;
};

/** The first day on which the whole basket can be delivered or picked up; null if it is empty. */
export function firstDate(
  method: DeliveryMethod,
  basket: BasketWire,
  isFar: boolean,
  { now, points, pointId }: Pickup,
): string | null {
  const products = wantedProducts(basket, now);
  if (products.length === 0) return null;
  const chosen = points.filter(({ id }) => pointId === undefined || pointId === null || id === pointId);
  const [earliest] = method.code === "pickup" ? chosen.map(({ date }) => date).sort() : [];
  if (earliest !== undefined) return earliest;
  const ready =
    products
      .map((product) => product.ready)
      .sort()
      .at(-1) ?? dayAfter(now, 0);
  return dayAfter(new Date(`${ready}T09:00:00Z`), daysOf(method, isFar));
}

/** The lines that can be ordered. */
export function orderedLines(basket: BasketWire) {
  return basket.list.filter(({ available }) => available);
}
