import type { PaymentWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { Shop } from "~/lib/shop-file";
import { fold } from "~/lib/text";
import { say, type Language, type Text } from "#mocks/language";
import type { DeliveryCode, PaymentCode } from "#mocks/orders/names";

type Entry = { code: PaymentCode; deliveries: DeliveryCode[]; personTypes: PersonTypeWire[] };

const entries: readonly Entry[] = [
  { code: "card", deliveries: ["pickup", "courier", "transport"], personTypes: ["individual", "legal"] },
  { code: "cash", deliveries: ["pickup", "courier"], personTypes: ["individual"] },
  { code: "invoice", deliveries: ["pickup", "courier", "transport"], personTypes: ["legal"] },
];

/** An invoice can be paid only if it names the seller's account. */
const offeredBy = ({ legal }: Shop) => entries.filter(({ code }) => code !== "invoice" || legal !== undefined);

/** The payment methods for an individual or a company. */
export function paymentsFor(shop: Shop, personType: PersonTypeWire, language: Language): PaymentWire[] {
  return offeredBy(shop)
    .filter(({ personTypes }) => personTypes.includes(personType))
    .map((entry) => ({
      ...entry,
      name: say(`payment.${entry.code}`, language),
      description: say(`paymentAbout.${entry.code}`, language),
    }));
}

/** Why a payment method cannot be chosen; null if it can. */
export function paymentError(shop: Shop, code: string, delivery: string, personType: PersonTypeWire): Text | null {
  const payment = offeredBy(shop).find((entry) => entry.code === code);
  if (!payment) return "field.payment";
  if (!payment.personTypes.includes(personType)) return "field.paymentPerson";
  return payment.deliveries.some((allowed) => allowed === delivery) ? null : "field.paymentDelivery";
}

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

const pickup: DeliveryMethod = { code: "pickup", freeFrom: null, days: 0, intervals: [], cost: () => 0 };

/** The shop's delivery methods, at the prices of its `shop.json`. Without an office, nothing can be picked up. */
export function deliveryMethods({
  delivery: { courier, transport },
  offices,
}: Pick<Shop, "delivery" | "offices">): DeliveryMethod[] {
  return [
    ...(offices.length > 0 ? [pickup] : []),
    {
      code: "courier",
      // A delivery that costs nothing has no threshold.
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

/** Whether a city is not one of the shop's home cities; an empty one counts as a home city. */
export function isFarFrom({ delivery }: Pick<Shop, "delivery">, city: string): boolean {
  const name = cityName(city);
  const own = delivery.home.flatMap((names) => Object.values(names)).map((one = "") => cityName(one));
  return name !== "" && !own.includes(name);
}

/** A city's name without the word for a city, so that `г. Орёл` is `Орел`. */
const cityName = (city: string) => fold(city.trim()).replace(/^(?:г\.\s*|г\s+|город\s+)/, "");

/** Days from when the products are ready until delivery: two more outside the home cities, except for pickup. */
export const daysOf = ({ code, days }: DeliveryMethod, isFar: boolean): number =>
  days + (isFar && code !== "pickup" ? 2 : 0);
