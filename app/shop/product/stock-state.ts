/** What of a product says whether and when it can be had. */
export type Stock = { isStock: number; deliveryDate: string | null };

export type StockState = "in" | "order" | "out";

/** In stock, made to order, or sold out. Pieces in stock come before a date: who can take it today need not wait. */
export function stockState({ isStock, deliveryDate }: Stock): StockState {
  if (isStock > 0) return "in";
  return deliveryDate ? "order" : "out";
}
