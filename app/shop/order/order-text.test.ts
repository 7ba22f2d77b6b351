import { expect, it } from "vitest";

import { orderNumber, readOrderNumber } from "./order-text";

it.each([
  "100482",
  "100 482",
  "№ 100 482",
  "№100482",
  "#100482",
  "No. 100 482",
  "Заказ № 100 482",
  "Order No. 100 482",
  `№\u00a0${orderNumber(100482)}`,
])("reads an order's number as the shop shows it: %s", (text) => expect(readOrderNumber(text)).toBe("100482"));

it.each(["дрель 18", "drill 18 60", "18 60", "A-100 482", "none", ""])("keeps any other text: %s", (text) =>
  expect(readOrderNumber(text)).toBe(text),
);
