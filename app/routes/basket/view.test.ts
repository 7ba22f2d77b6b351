import { describe, expect, it } from "vitest";

import { basket as schema, type Basket, type BasketLine } from "~/api/schemas/basket";

import { emptyBasket, isEmpty, toView } from "./view";

type Given = Partial<BasketLine["product"]> & { quantity?: number; available?: boolean };

function line(id: number, { quantity = 1, available = true, ...product }: Given = {}): BasketLine {
  const price = product.price ?? 100;
  return {
    productId: id,
    quantity,
    available,
    sum: price * quantity,
    product: {
      id,
      code: `code-${id}`,
      name: `Product ${id}`,
      picture: null,
      price,
      oldPrice: null,
      badge: [{ name: "New", color: "#000" }],
      properties: [{ name: "Weight", value: "1 kg" }],
      isStock: 10,
      deliveryDate: null,
      quantity,
      isFavorite: false,
      article: `10-${id}`,
      weight: 500,
      multiplicity: 1,
      maxQuantity: 10,
      ...product,
    },
  };
}

function basket(list: BasketLine[], rest: Partial<Basket> = {}): Basket {
  const totals = { cost: 300, discount: 30, totalPrice: 270, totalWeight: 1500, deliveryDate: "2026-11-21" };
  return schema.parse({ list, ...totals, productOnOrder: 0, promo: null, changes: [], hash: "h", ...rest });
}

const ordered = (deliveryDate: string) => ({ isStock: 0, deliveryDate });

describe("toView", () => {
  it("separates unavailable lines and does not count their pieces", () => {
    const view = toView(basket([line(1, { quantity: 2 }), line(2, { quantity: 7, available: false }), line(3)]));
    expect(view.lines.map(({ id }) => id)).toEqual([1, 3]);
    expect(view.unavailable.map(({ id, quantity }) => [id, quantity])).toEqual([[2, 7]]);
    expect(view.pieces).toBe(3);
  });

  it("contains only what the page renders", () => {
    const [drawn] = toView(basket([line(1)])).lines;
    expect(drawn).not.toHaveProperty("badge");
    expect(drawn).not.toHaveProperty("properties");
    expect(drawn).not.toHaveProperty("weight");
    expect(toView(basket([line(1)]))).not.toHaveProperty("hash");
  });

  it("uses the API's sums unchanged", () => {
    const promo = { code: "MASTER5", name: "5 %", discount: 30 };
    const view = toView(basket([line(1, { quantity: 3 })], { promo }));
    expect(view).toMatchObject({ cost: 300, discount: 30, totalPrice: 270, totalWeight: 1500 });
    expect(view.promo).toEqual({ code: "MASTER5", name: "5 %", state: "applied" });
    expect(view.lines[0]?.sum).toBe(300);
  });

  it("knows a promo code that takes nothing off, unless nothing can be ordered", () => {
    const promo = { code: "MASTER5", name: "5 %", discount: 0 };
    expect(toView(basket([line(1)], { promo })).promo?.state).toBe("idle");
    expect(toView(basket([line(1, { available: false })], { promo })).promo?.state).toBe("applied");
  });

  it("knows a promo code that no longer applies", () => {
    const ended = toView(basket([line(1)], { endedPromo: "MASTER5" })).promo;
    expect(ended).toEqual({ code: "MASTER5", name: "", state: "ended" });
  });

  it("names the product if only one is made to order", () => {
    const view = toView(basket([line(1), line(2, ordered("2026-11-28"))], { productOnOrder: 1 }));
    expect(view.onOrder).toEqual({ count: 1, date: "2026-11-28", name: "Product 2", isAll: false });
  });

  it("uses the latest date of several products", () => {
    const list = [line(1, ordered("2026-12-05")), line(2, ordered("2026-11-28"))];
    const view = toView(basket(list, { productOnOrder: 2 }));
    expect(view.onOrder).toEqual({ count: 2, date: "2026-12-05", name: null, isAll: true });
  });

  it("has no note if all products are in stock", () => {
    expect(toView(basket([line(1)])).onOrder).toBeNull();
  });

  it("adds product names to changes, except for products no longer in the basket", () => {
    const changes: Basket["changes"] = [
      { productId: 1, type: "price_up", was: 100, now: 120 },
      { productId: 9, type: "gone", was: 2, now: 0 },
    ];
    const view = toView(basket([line(1)], { changes }));
    expect(view.changes.map(({ name }) => name)).toEqual(["Product 1", null]);
  });
});

describe("isEmpty", () => {
  it("is true for a new visitor's basket", () => {
    expect(isEmpty(emptyBasket)).toBe(true);
  });

  it("is false for a basket with only unavailable lines", () => {
    expect(isEmpty(toView(basket([line(1, { available: false })])))).toBe(false);
  });
});
