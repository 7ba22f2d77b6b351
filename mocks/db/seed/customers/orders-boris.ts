import { approved, days, old, type DemoOrder } from "./demo-order";

/** Orders for himself and for his company. */
export const boris: DemoOrder[] = [
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
    request: {
      kind: "refund",
      status: "new",
      reason: "wrong_item",
      comment: "The article does not match the order",
      about: { code: "screwdriver-set-montazh-12", comment: "You sent a set of 6 instead of 12" },
    },
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
