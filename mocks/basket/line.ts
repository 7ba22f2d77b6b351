import type { BasketChangeWire } from "~/api/schemas/basket";
import { maxQuantity } from "~/lib/small-form";
import type { LineRow } from "#mocks/db/queries/basket";
import type { ProductEntry } from "#mocks/db/queries/cards";

/** Whether a product can be bought at all: it has a price, and is in stock or made to order. */
export const isOrderable = (product: ProductEntry): boolean =>
  product.price > 0 && (product.stock > 0 || product.orderDays !== null);

/** The maximum quantity of a line: the stock up to 999, or 999 for a product made to order. Whole packs only. */
export function maxQuantityOf(product: ProductEntry): number {
  if (!isOrderable(product)) return 0;
  const max = product.stock > 0 ? Math.min(product.stock, maxQuantity) : maxQuantity;
  return max - (max % product.multiplicity);
}

/** A line compared with the product's current price and stock. */
export type Checked = {
  product: ProductEntry;
  available: boolean;
  quantity: number;
  /** Changes that the shopper has not seen yet. */
  changes: BasketChangeWire[];
  /** The row to store once the shopper has seen the changes, and whether it differs. */
  seen: LineRow;
  hasUnseenChanges: boolean;
};

/**
 * Compares a line with its product. A quantity over the stock is reduced to the stock, and one that is not in whole packs
 * because the packs have changed is reduced to them, but not below one. A line that can no longer be bought keeps its
 * quantity but is unavailable, so it is left out of the totals.
 */
export function checkLine(line: LineRow, product: ProductEntry): Checked {
  const max = maxQuantityOf(product);
  const available = max > 0;
  const quantity = available ? inPacks(Math.min(line.quantity, max), product) : line.quantity;
  // A price on request is no price that a later one could be compared with.
  const seenPrice = product.price > 0 ? product.price : line.seenPrice;
  const seen = { ...line, quantity, seenPrice, seenQuantity: available ? quantity : 0 };
  return {
    product,
    available,
    quantity,
    changes: available ? findChanges(line, product, quantity) : findLoss(line),
    seen,
    hasUnseenChanges:
      seen.quantity !== line.quantity || seen.seenPrice !== line.seenPrice || seen.seenQuantity !== line.seenQuantity,
  };
}

const inPacks = (quantity: number, { multiplicity }: ProductEntry): number =>
  Math.max(multiplicity, quantity - (quantity % multiplicity));

function findChanges(
  { productId, quantity: was, seenPrice }: LineRow,
  product: ProductEntry,
  quantity: number,
): BasketChangeWire[] {
  const changes: BasketChangeWire[] = [];
  if (seenPrice !== null && seenPrice !== product.price) {
    const type = product.price > seenPrice ? "price_up" : "price_down";
    changes.push({ productId, type, was: seenPrice, now: product.price });
  }
  if (quantity < was) changes.push({ productId, type: "quantity_reduced", was, now: quantity });
  return changes;
}

const findLoss = ({ productId, quantity, seenQuantity }: LineRow): BasketChangeWire[] =>
  seenQuantity === 0 ? [] : [{ productId, type: "gone", was: quantity, now: 0 }];
