import { expect, it } from "vitest";

import type { Card } from "~/api/schemas/common";

import { cardExtras } from "./listing-payload";

const saw: Card = {
  id: 7,
  code: "saw-7",
  name: "Пила",
  picture: null,
  price: 990,
  oldPrice: null,
  badge: [],
  properties: [],
  isStock: 3,
  deliveryDate: null,
  quantity: 0,
  isFavorite: false,
};

it("sends nothing of a card whose HTML says it all", () => {
  expect(cardExtras(saw)).toBeNull();
  expect(cardExtras({ ...saw, isStock: 0 })).toBeNull();
});

it("sends what a press changes", () => {
  expect(cardExtras({ ...saw, quantity: 2 })).toEqual({ id: 7, quantity: 2 });
  expect(cardExtras({ ...saw, isFavorite: true })).toEqual({ id: 7, isFavorite: true });
});

it("sends the pieces with the date, which stands in the HTML in words or not at all", () => {
  expect(cardExtras({ ...saw, isStock: 0, deliveryDate: "2026-12-03" })).toEqual({
    id: 7,
    isStock: 0,
    deliveryDate: "2026-12-03",
  });
  expect(cardExtras({ ...saw, deliveryDate: "2026-12-03" })).toEqual({ id: 7, isStock: 3, deliveryDate: "2026-12-03" });
});
