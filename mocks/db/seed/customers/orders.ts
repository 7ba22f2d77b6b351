import type { DeliveryCode, OrderStatus, PaymentCode, PaymentStatus, RequestStatus } from "#mocks/orders/names";

import type { DemoName } from "./people";

/** A cancellation or refund request about a demo order. */
export type DemoRequest = {
  kind: "cancel" | "refund";
  status: RequestStatus;
  reason: string;
  comment: string;
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
  discount?: number;
  forCompany?: boolean;
  /** Includes a product that is now sold out and one that is no longer in the catalogue. */
  hasLost?: boolean;
  request?: DemoRequest;
};

const days = (count: number) => 24 * count;

const approved = {
  ru: "Заявка одобрена. Деньги вернутся тем же способом, каким был оплачен заказ.",
  en: "Approved. We will refund you by the original payment method.",
};
const rejected = {
  ru: "На инструменте следы работы: такой товар вернуть нельзя. Обратитесь в сервисный центр.",
  en: "The tool shows signs of use and cannot be returned. Please contact the service centre.",
};

/** An old order, delivered and paid, to fill the pages of the order history. */
const old = (age: number, place: number, quantity: number, more: Partial<DemoOrder> = {}): DemoOrder => ({
  status: "completed",
  payment: "paid",
  age: days(age),
  delivery: place % 2 === 0 ? "courier" : "pickup",
  pay: "card",
  lines: [[place, quantity]],
  ...more,
});

const anna: DemoOrder[] = [
  {
    status: "new",
    payment: "unpaid",
    age: 2,
    delivery: "courier",
    pay: "card",
    lines: [
      [0, 1],
      [1, 2],
    ],
    comment: "Позвоните за час",
  },
  { status: "new", payment: "pending", age: 5, delivery: "pickup", pay: "card", lines: [[2, 1]] },
  {
    status: "confirmed",
    payment: "paid",
    age: 10,
    delivery: "courier",
    pay: "card",
    lines: [
      [3, 1],
      [4, 4],
      [5, 1],
    ],
    discount: 500,
  },
  { status: "assembling", payment: "paid", age: 28, delivery: "courier", pay: "card", lines: [[6, 2]] },
  {
    status: "assembling",
    payment: "unpaid",
    age: 30,
    delivery: "transport",
    pay: "invoice",
    lines: [[7, 10]],
    forCompany: true,
  },
  {
    status: "shipped",
    payment: "paid",
    age: 50,
    delivery: "transport",
    pay: "card",
    lines: [
      [8, 1],
      [9, 1],
    ],
  },
  { status: "ready", payment: "unpaid", age: 60, delivery: "pickup", pay: "cash", lines: [[10, 1]] },
  {
    status: "cancel_requested",
    payment: "unpaid",
    age: 20,
    delivery: "courier",
    pay: "cash",
    lines: [[11, 1]],
    request: { kind: "cancel", status: "new", reason: "mistake", comment: "Выбрала не ту модель" },
  },
  {
    status: "completed",
    payment: "paid",
    age: days(5),
    delivery: "courier",
    pay: "card",
    lines: [
      [12, 3],
      [13, 1],
    ],
  },
  {
    status: "completed",
    payment: "paid",
    age: days(8),
    delivery: "pickup",
    pay: "cash",
    lines: [
      [14, 2],
      [15, 1],
    ],
  },
  {
    status: "completed",
    payment: "paid",
    age: days(11),
    delivery: "courier",
    pay: "card",
    lines: [[16, 1]],
    request: { kind: "refund", status: "withdrawn", reason: "not_suitable", comment: "Разобралась, возврат не нужен" },
  },
  {
    status: "refund_requested",
    payment: "paid",
    age: days(9),
    delivery: "courier",
    pay: "card",
    lines: [
      [17, 2],
      [18, 1],
    ],
    request: { kind: "refund", status: "new", reason: "defect", comment: "Не включается после зарядки" },
  },
  {
    status: "cancelled",
    payment: "unpaid",
    age: days(12),
    delivery: "pickup",
    pay: "cash",
    lines: [[19, 1]],
    request: { kind: "cancel", status: "approved", reason: "too_long", comment: "Нужно раньше", answer: approved },
  },
  {
    status: "cancelled",
    payment: "returned",
    age: days(20),
    delivery: "courier",
    pay: "card",
    lines: [[0, 1]],
    request: { kind: "cancel", status: "approved", reason: "changed_mind", comment: "Передумала", answer: approved },
  },
  {
    status: "refunded",
    payment: "returned",
    age: days(25),
    delivery: "courier",
    pay: "card",
    lines: [[1, 1]],
    request: { kind: "refund", status: "approved", reason: "damaged", comment: "Треснул корпус", answer: approved },
  },
  old(31, 2, 1, { hasLost: true }),
  old(40, 3, 1, {
    request: { kind: "refund", status: "rejected", reason: "not_suitable", comment: "Не подошёл", answer: rejected },
  }),
  old(55, 4, 12),
  old(73, 5, 1, {
    lines: [
      [0, 1],
      [2, 1],
      [4, 2],
      [6, 1],
      [8, 3],
      [10, 1],
      [12, 1],
      [14, 2],
    ],
  }),
  old(96, 6, 2),
  old(124, 7, 1),
  old(170, 8, 5, { discount: 300 }),
  old(233, 9, 1),
  old(310, 10, 1),
];

const boris: DemoOrder[] = [
  {
    status: "new",
    payment: "unpaid",
    age: 3,
    delivery: "transport",
    pay: "invoice",
    lines: [
      [1, 5],
      [3, 2],
    ],
    forCompany: true,
    comment: "Please call the workshop first",
  },
  {
    status: "shipped",
    payment: "paid",
    age: 49,
    delivery: "transport",
    pay: "invoice",
    lines: [[5, 1]],
    forCompany: true,
  },
  {
    status: "completed",
    payment: "paid",
    age: days(6),
    delivery: "pickup",
    pay: "card",
    lines: [
      [7, 2],
      [9, 1],
    ],
  },
  {
    status: "refund_requested",
    payment: "paid",
    age: days(10),
    delivery: "courier",
    pay: "card",
    lines: [[11, 1]],
    request: { kind: "refund", status: "new", reason: "wrong_item", comment: "You sent a different bit set" },
  },
  {
    status: "cancelled",
    payment: "unpaid",
    age: days(34),
    delivery: "courier",
    pay: "cash",
    lines: [[13, 1]],
    request: {
      kind: "cancel",
      status: "approved",
      reason: "other",
      comment: "The building site has closed",
      answer: approved,
    },
  },
  old(60, 15, 1),
];

/** The orders of the demo customers. */
export const demoOrders: Record<DemoName, DemoOrder[]> = { anna, boris };
