/** What of a product says whether and when it can be had. */
export type Stock = { isStock: number; deliveryDate: string | null };

export type StockState = "in" | "order" | "out";

/** In stock, made to order, or sold out. Pieces in stock come before a date: who can take it today need not wait. */
export function stockState({ isStock, deliveryDate }: Stock): StockState {
  if (isStock > 0) return "in";
  return deliveryDate ? "order" : "out";
}

/** Whether a product can go into the basket: there is one or will be, and it has a price. */
export function canBuy(product: Stock & { price: number }): boolean {
  return stockState(product) !== "out" && product.price > 0;
}
