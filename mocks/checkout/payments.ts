import type { PaymentWire, PersonTypeWire } from "~/api/schemas/checkout";
import type { Shop } from "~/lib/shop-file";
import { textIn, type Language, type Text } from "#mocks/language";
import { paymentNames, type DeliveryCode, type PaymentCode } from "#mocks/orders/names";

type Entry = {
  code: PaymentCode;
  description: Text;
  deliveries: DeliveryCode[];
  personTypes: PersonTypeWire[];
};

const entries: readonly Entry[] = [
  {
    code: "card",
    description: {
      ru: "На странице банка, сразу после заказа",
      en: "On the bank's page, right after you place the order",
    },
    deliveries: ["pickup", "courier", "transport"],
    personTypes: ["individual", "legal"],
  },
  {
    code: "cash",
    description: {
      ru: "Наличными или картой, после осмотра товара",
      en: "In cash or by card, after you inspect the goods",
    },
    deliveries: ["pickup", "courier"],
    personTypes: ["individual"],
  },
  {
    code: "invoice",
    description: {
      ru: "С расчётного счёта; счёт появится после оформления заказа",
      en: "By bank transfer; you get the invoice after you place the order",
    },
    deliveries: ["pickup", "courier", "transport"],
    personTypes: ["legal"],
  },
];

/** An invoice can be paid only if it names the seller's account. */
const offeredBy = ({ legal }: Shop) => entries.filter(({ code }) => code !== "invoice" || legal !== undefined);

/** The payment methods for an individual or a company. */
export function paymentsFor(shop: Shop, personType: PersonTypeWire, language: Language): PaymentWire[] {
  return offeredBy(shop)
    .filter(({ personTypes }) => personTypes.includes(personType))
    .map(({ code, description, deliveries, personTypes }) => ({
      code,
      name: textIn(paymentNames[code], language),
      description: textIn(description, language),
      deliveries,
      personTypes,
    }));
}

const texts = {
  unknown: { ru: "Выберите способ оплаты из списка", en: "Choose a payment method from the list" },
  person: {
    ru: "Этот способ оплаты недоступен для этого типа покупателя",
    en: "This payment method is not available for this type of customer",
  },
  delivery: {
    ru: "Этот способ оплаты не подходит к выбранной доставке",
    en: "This payment method is not available with the selected delivery",
  },
} satisfies Record<string, Text>;

/** Why a payment method cannot be chosen; null if it can. */
export function paymentError(shop: Shop, code: string, delivery: string, personType: PersonTypeWire): Text | null {
  const payment = offeredBy(shop).find((entry) => entry.code === code);
  if (!payment) return texts.unknown;
  if (!payment.personTypes.includes(personType)) return texts.person;
  return payment.deliveries.some((allowed) => allowed === delivery) ? null : texts.delivery;
}
