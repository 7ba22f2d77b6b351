import type { DeliveryCode, OrderStatus, PaymentCode, PaymentStatus, RequestStatus } from "#mocks/orders/names";

/** A cancellation or refund request about a demo order. */
export type DemoRequest = {
  kind: "cancel" | "refund";
  status: RequestStatus;
  reason: string;
  /** Fits any product. */
  comment: string;
  /** A product of the order, and what the customer says about it, if the catalogue has it. */
  about?: { code: string; comment: string };
  answer?: { ru: string; en: string };
};

export type DemoOrder = {
  status: OrderStatus;
  payment: PaymentStatus;
  /** Hours before now. */
  age: number;
  delivery: DeliveryCode;
  pay: PaymentCode;
  /** Indexes in the products of the demo data, with the quantity of each. */
  lines: [place: number, quantity: number][];
  comment?: string;
  /** Placed with the demo shop's promo code. */
  hasCode?: boolean;
  forCompany?: boolean;
  /** Includes a product that is now sold out and one that is no longer in the catalogue. */
  hasLost?: boolean;
  request?: DemoRequest;
};

/** Hours in so many days. */
export const days = (count: number) => 24 * count;

/** The shop's answers to a request. */
export const approved = {
  ru: "Заявка одобрена. Деньги вернутся тем же способом, каким был оплачен заказ.",
  en: "Approved. We will refund you by the original payment method.",
};
export const rejected = {
  ru: "На товаре следы работы: такой вернуть нельзя. Обратитесь в сервисный центр.",
  en: "The product shows signs of use and cannot be returned. Please contact the service centre.",
};

/** An old order, delivered and paid, to fill the pages of the order history. */
export const old = (age: number, place: number, quantity: number, more: Partial<DemoOrder> = {}): DemoOrder => ({
  status: "completed",
  payment: "paid",
  age: days(age),
  delivery: place % 2 === 0 ? "courier" : "pickup",
  pay: "card",
  lines: [[place, quantity]],
  ...more,
});
