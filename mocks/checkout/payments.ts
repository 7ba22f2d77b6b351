import type { PaymentWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { Shop } from "~/lib/shop-file";
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
