import type { BasketWire } from "~/api/schemas/basket";
import type { CalculatedWire, CheckoutSettingsWire, PersonTypeWire, WarningWire } from "~/api/schemas/checkout";
import { addDays, shopDay } from "~/lib/shop-day";
import type { Shop } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { inRoubles, say, type Language, type Text } from "#mocks/language";
import { vatIn } from "#mocks/shop";

import { listConsents } from "./consents";
import { daysOf, deliveryMethods, paymentsFor, type DeliveryMethod } from "./methods";
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

/** The days that a delivery method with hours offers, from the earliest one on. */
export const offeredDays = (first: string): string[] =>
  Array.from({ length: daysOffered }, (_, index) => addDays(first, index));

function daysToChoose(method: DeliveryMethod, first: string | null) {
  if (first === null || method.intervals.length === 0) return {};
  return { days: offeredDays(first).map((date) => ({ date, intervals: [...method.intervals] })) };
}

/** The cost of delivering the basket; 0 if no line can be ordered. */
export const costOf = (method: DeliveryMethod, basket: BasketWire, isFar: boolean): number =>
  orderedLines(basket).length === 0 ? 0 : method.cost(basket.totalPrice, basket.totalWeight, isFar);

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
  return earliest ?? addDays(ready.at(-1) ?? shopDay(now), daysOf(method, isFar));
}

/** The lines that can be ordered. */
export const orderedLines = (basket: BasketWire) => basket.list.filter(({ available }) => available);

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
export const minimumError = ({ delivery: { minimum } }: Shop, { totalPrice }: BasketWire): Text | null =>
  totalPrice < minimum ? ["checkout.minimum", { sum: inRoubles(minimum) }] : null;

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
  const { endedPromo: code } = basket;
  return [
    ...(low ? [{ code: "below_minimum", message: say(low, language) }] : []),
    ...(code ? [{ code: "promo_ended", message: say(["checkout.promo_ended", { code }], language) }] : []),
    ...about,
  ];
}
