import type { Payment, PersonType } from "~/api/schemas/checkout";
import type { Language, Text } from "#mocks/language";
import { paymentNames, type DeliveryCode, type PaymentCode } from "#mocks/orders/names";

type Entry = {
  code: PaymentCode;
  description: Text;
  deliveries: DeliveryCode[];
  personTypes: PersonType[];
};

const entries: readonly Entry[] = [
  {
    code: "card",
    description: { ru: "На странице банка, сразу после заказа", en: "On the bank's page, right after ordering" },
    deliveries: ["pickup", "courier", "transport"],
    personTypes: ["individual", "legal"],
  },
  {
    code: "cash",
    description: {
      ru: "Наличными или картой, после осмотра товара",
      en: "In cash or by card, after a look at the goods",
    },
    deliveries: ["pickup", "courier"],
    personTypes: ["individual"],
  },
  {
    code: "invoice",
    description: {
      ru: "С расчётного счёта; счёт откроется после заказа",
      en: "By bank transfer; the invoice opens after ordering",
    },
    deliveries: ["pickup", "courier", "transport"],
    personTypes: ["legal"],
  },
];

/** Ways to pay that a person or a company has. */
export function paymentsFor(personType: PersonType, language: Language): Payment[] {
  return entries
    .filter(({ personTypes }) => personTypes.includes(personType))
    .map(({ code, description, deliveries, personTypes }) => ({
      code,
      name: paymentNames[code][language],
      description: description[language],
      deliveries,
      personTypes,
    }));
}

const texts = {
  unknown: { ru: "Выберите способ оплаты из списка", en: "Choose a way to pay from the list" },
  person: {
    ru: "Этот способ оплаты не для такого покупателя",
    en: "This way to pay is not for this kind of customer",
  },
  delivery: {
    ru: "Этот способ оплаты не подходит к выбранной доставке",
    en: "This way to pay does not go with the chosen delivery",
  },
} satisfies Record<string, Text>;

/** Why a payment cannot be chosen; null where it can. */
export function faultOfPayment(code: string, delivery: string, personType: PersonType): Text | null {
  const payment = entries.find((entry) => entry.code === code);
  if (!payment) return texts.unknown;
  if (!payment.personTypes.includes(personType)) return texts.person;
  return payment.deliveries.some((allowed) => allowed === delivery) ? null : texts.delivery;
}
