import type { RepeatedWire } from "~/api/schemas/orders";
import { makeBasket } from "#mocks/basket/basket";
import { isOrderable, maxQuantityOf } from "#mocks/basket/line";
import type { Context } from "#mocks/context";
import { getLine, putLine } from "#mocks/db/queries/basket";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { listItems, type ItemRow } from "#mocks/db/queries/orders";
import { say, textIn, type Language, type Text } from "#mocks/language";

/**
 * Adds an order's products to the basket. If too few are in stock, it adds as many as there are. Products that cannot
 * be added are returned with the reason.
 */
export function repeatOrder(context: Context, orderId: number, uid: string, language: Language): RepeatedWire {
  const { db } = context;
  return db.transaction(() => {
    const added: RepeatedWire["added"] = [];
    const skipped: RepeatedWire["skipped"] = [];
    for (const item of listItems(db, orderId)) {
      const put = putItem(context, item, uid, language);
      const name = textIn(item.name, language);
      if (typeof put === "number") added.push({ productId: item.productId, quantity: put });
      else skipped.push({ productId: item.productId, name, reason: say(put, language) });
    }
    return { added, skipped, basket: makeBasket(context, uid, language) };
  });
}

/** Adds one item. Returns the number of pieces added, or the reason why there are none. */
function putItem({ db, cards, now }: Context, item: ItemRow, uid: string, language: Language): number | Text {
  const product = cards.entry(item.productId, language);
  if (!product) return "repeat.gone";
  if (!isOrderable(product)) return "repeat.soldOut";
  const max = maxQuantityOf(product);
  const before = getLine(db, uid, product.id)?.quantity ?? 0;
  const wanted = Math.min(before + item.quantity, max);
  const quantity = wanted - (wanted % product.multiplicity);
  if (quantity <= before) return reasonFor(product, before, max);
  putLine(db, uid, product.id, quantity, product.price, now());
  return quantity - before;
}

/** Why no full pack of an orderable product can be added. `before` is the quantity in the basket. */
function reasonFor({ stock, multiplicity }: ProductEntry, before: number, max: number): Text {
  if (before + multiplicity <= max) return "repeat.onlyPacks";
  const left = stock - before;
  return left > 0 && left < multiplicity ? "repeat.lessThanPack" : "repeat.allInBasket";
}
