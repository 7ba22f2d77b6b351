import type { BasketWire } from "~/api/schemas/basket";
import type { CheckoutSettingsWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { inRoubles, say, type Language, type Text } from "#mocks/language";

import { listConsents } from "./consents";
import { daysOf, deliveryMethods, type DeliveryMethod } from "./delivery-methods";
import { paymentsFor } from "./payments";
import { pickupPoints, wantedProducts, type DatedPoint, type WantedProduct } from "./pickup";

type Dated = Pick<Context, "db" | "now" | "shop">;

/** What a checkout offers for a basket and a city. */
export function checkoutSettings(
  context: Dated,
  basket: BasketWire,
  { personType, isFar, language }: { personType: PersonTypeWire; isFar: boolean; language: Language },
): CheckoutSettingsWire {
  const now = context.now();
  const products = wantedProducts(basket, now);
  const points = pickupPoints(context, products, language);
  return {
    deliveries: deliveryMethods(context.shop).map((method) => {
      const date = products.length === 0 ? null : firstDate(method, products, isFar, { now, points });
      return {
        ...describeMethod(method, language),
        description: say(aboutMethod(context.shop, method), language),
        cost: costOf(method, basket, isFar),
        date,
        points: method.code === "pickup" ? points.map(({ stock: _, ...point }) => point) : [],
        ...daysToChoose(method, date),
      };
    }),
    payments: paymentsFor(context.shop, personType, language),
    consents: listConsents(context.db, language),
    minTotal: context.shop.delivery.minimum,
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

/** What a shopper should know about a delivery method, with the figures of the shop. */
function aboutMethod({ delivery: { courier } }: Context["shop"], { code, freeFrom }: DeliveryMethod): Text {
  if (code !== "courier") return `deliveryAbout.${code}`;
  if (freeFrom === null) return "deliveryAbout.courierPaid";
  return ["deliveryAbout.courier", { sum: inRoubles(freeFrom), weight: courier.kilograms }];
}

/** What a delivery method is, for any product. */
export function describeMethod({ code, freeFrom }: DeliveryMethod, language: Language) {
  return { code, name: say(`delivery.${code}`, language), kind: code, freeFrom };
}

type Pickup = {
  now: Date;
  /** The points of these products. */
  points: readonly DatedPoint[];
  /** The chosen point; without it, the earliest of all counts. */
  pointId?: number | null | undefined;
};

/** The first day on which all the products can be delivered or picked up. */
export function firstDate(
  method: DeliveryMethod,
  products: readonly WantedProduct[],
  isFar: boolean,
  { now, points, pointId }: Pickup,
): string {
  const chosen = points.filter(({ id }) => pointId === undefined || pointId === null || id === pointId);
  const [earliest] = method.code === "pickup" ? chosen.map(({ date }) => date).sort() : [];
  const ready = products.map((product) => product.ready).sort();
  return earliest ?? dayAfter(new Date(`${ready.at(-1) ?? dayAfter(now, 0)}T09:00:00Z`), daysOf(method, isFar));
}

/** The lines that can be ordered. */
export function orderedLines(basket: BasketWire) {
  return basket.list.filter(({ available }) => available);
}
