import type { BasketWire } from "~/api/schemas/basket";
import type { CheckoutSettingsWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { PickupPointWire } from "~/api/schemas/orders";
import type { Shop } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { textIn, type Language } from "#mocks/language";
import { listOffices } from "#mocks/shop";

import { listConsents } from "./consents";
import { daysOf, deliveryMethods, type DeliveryMethod } from "./delivery-methods";
import { paymentsFor } from "./payments";

/** The minimum order value, in roubles. */
export const minTotal = 500;

/** What a checkout offers for a basket and a city. */
export function checkoutSettings(
  { db, now, shop }: Pick<Context, "db" | "now" | "shop">,
  basket: BasketWire,
  { personType, isFar, language }: { personType: PersonTypeWire; isFar: boolean; language: Language },
): CheckoutSettingsWire {
  return {
    deliveries: deliveryMethods.map((method) => ({
      code: method.code,
      name: textIn(method.name, language),
      description: textIn(method.description, language),
      cost: costOf(method, basket, isFar),
      date: firstDate(method, basket, isFar, now()),
      kind: method.code,
      freeFrom: method.freeFrom,
      points: method.code === "pickup" ? listPoints(shop, language) : [],
      ...daysToChoose(method, basket, isFar, now()),
    })),
    payments: paymentsFor(personType, language),
    consents: listConsents(db, language),
    minTotal,
  };
}

const daysOffered = 7;

/** The days and hours of a delivery method with hours, from the earliest day on. */
function daysToChoose(method: DeliveryMethod, basket: BasketWire, isFar: boolean, now: Date) {
  const first = firstDate(method, basket, isFar, now);
  if (first === null || method.intervals.length === 0) return {};
  const noon = new Date(`${first}T09:00:00Z`);
  const dates = Array.from({ length: daysOffered }, (_, index) => dayAfter(noon, index));
  return { days: dates.map((date) => ({ date, intervals: [...method.intervals] })) };
}

/** The points where orders can be picked up. */
export function listPoints(shop: Shop, language: Language): PickupPointWire[] {
  return listOffices(shop, language).map(({ id, name, address, hours, latitude, longitude }) => ({
    id,
    name,
    address,
    hours,
    latitude,
    longitude,
  }));
}

/** The cost of delivering the basket; 0 if no line can be ordered. */
export function costOf(method: DeliveryMethod, basket: BasketWire, isFar: boolean): number {
  return orderedLines(basket).length === 0 ? 0 : method.cost(basket.totalPrice, basket.totalWeight, isFar);
}

/** The first day on which the whole basket can be delivered; null if it is empty. */
export function firstDate(method: DeliveryMethod, basket: BasketWire, isFar: boolean, now: Date): string | null {
  const lines = orderedLines(basket);
  if (lines.length === 0) return null;
  const days = daysOf(method, isFar);
  const today = dayAfter(now, 0);
  const ready =
    lines
      .map(({ product }) => product.deliveryDate ?? today)
      .sort()
      .at(-1) ?? today;
  return dayAfter(new Date(`${ready}T09:00:00Z`), days);
}

/** The lines that can be ordered. */
export function orderedLines(basket: BasketWire) {
  return basket.list.filter(({ available }) => available);
}
