import * as z from "zod";

import { basketAddBody, basketChangeBody, promoBody, type BasketWire } from "~/api/schemas/basket";
import { maxQuantity } from "~/lib/small-form";
import { makeBasket, showBasket } from "#mocks/basket/basket";
import { isOrderable, maxQuantityOf } from "#mocks/basket/line";
import type { Context } from "#mocks/context";
import { clearBasket, deleteLine, findPromo, getLine, isExpired, putLine, setPromo } from "#mocks/db/queries/basket";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { ApiFailure } from "#mocks/errors";

import { requireProduct } from "./require-product";
import { requireBody, requireUid, type Answers, type Call } from "./route";

/** The basket (contract, section 3). Every call returns the whole basket. */
export const basketAnswers = {
  getBasket: view,
  applyPromo,
  removePromo,
  clearBasket: clear,
  addToBasket: add,
  changeBasket: change,
  removeFromBasket: remove,
} satisfies Answers;

/** With `peek=1` the changes are returned but not marked as seen: for the counters on other pages. */
function view(context: Context, call: Call): BasketWire {
  const uid = requireUid(call);
  const isPeek = call.query.get("peek") === "1";
  return isPeek ? makeBasket(context, uid, call.language) : showBasket(context, uid, call.language);
}

function add(context: Context, call: Call): BasketWire {
  const product = requireProduct(context, call);
  const { quantity } = requireBody(call, basketAddBody.extend({ uid: visitor }));
  const uid = requireUid(call);
  return context.db.transaction(() => {
    const before = getLine(context.db, uid, product.id)?.quantity ?? 0;
    put(context, uid, product, before + quantity);
    return makeBasket(context, uid, call.language);
  });
}

function change(context: Context, call: Call): BasketWire {
  const product = requireProduct(context, call);
  const { quantity } = requireBody(call, basketChangeBody.extend({ uid: visitor }));
  const uid = requireUid(call);
  return context.db.transaction(() => {
    if (quantity === 0) deleteLine(context.db, uid, product.id);
    else put(context, uid, product, quantity);
    return makeBasket(context, uid, call.language);
  });
}

function remove(context: Context, call: Call): BasketWire {
  const uid = requireUid(call);
  deleteLine(context.db, uid, requireProduct(context, call).id);
  return makeBasket(context, uid, call.language);
}

function clear(context: Context, call: Call): BasketWire {
  const uid = requireUid(call);
  context.db.transaction(() => clearBasket(context.db, uid));
  return makeBasket(context, uid, call.language);
}

function applyPromo(context: Context, call: Call): BasketWire {
  const { code } = requireBody(call, promoBody.extend({ uid: visitor }));
  const uid = requireUid(call);
  const promo = findPromo(context.db, code);
  if (!promo)
    throw new ApiFailure("promo_unknown", {
      code: { ru: "Такого промокода нет", en: "This promo code does not exist" },
    });
  if (isExpired(promo, context.now())) {
    throw new ApiFailure("promo_expired", { code: { ru: "Срок промокода истёк", en: "This promo code has expired" } });
  }
  setPromo(context.db, uid, promo.code);
  return makeBasket(context, uid, call.language);
}

function removePromo(context: Context, call: Call): BasketWire {
  const uid = requireUid(call);
  setPromo(context.db, uid, null);
  return makeBasket(context, uid, call.language);
}

const visitor = z.string().min(1).max(100);

/** Sets a line after the contract's checks; throws 422 with the reason if the quantity is not allowed. */
function put({ db, now }: Context, uid: string, product: ProductEntry, quantity: number): void {
  const max = maxQuantityOf(product);
  const { multiplicity } = product;
  if (quantity > maxQuantity) {
    throw quantityError("quantity_too_big", `Не больше ${maxQuantity} штук`, `No more than ${maxQuantity} pieces`);
  }
  if (!isOrderable(product) && product.price <= 0) {
    throw quantityError("not_for_sale", "Цена этого товара ещё не назначена", "This product has no price yet");
  }
  if (quantity > max) {
    const left =
      max === 0 ? ["Товара нет в наличии", "Out of stock"] : [`В наличии только ${max} шт.`, `Only ${max} in stock`];
    throw quantityError("out_of_stock", left[0] ?? "", left[1] ?? "", max);
  }
  if (quantity % multiplicity !== 0) {
    throw quantityError("wrong_multiple", `Продаётся по ${multiplicity} шт.`, `Sold in packs of ${multiplicity}`);
  }
  putLine(db, uid, product.id, quantity, product.price, now());
}

function quantityError(
  code: "quantity_too_big" | "not_for_sale" | "out_of_stock" | "wrong_multiple",
  ru: string,
  en: string,
  max?: number,
) {
  return new ApiFailure(code, { quantity: { ru, en } }, null, max === undefined ? {} : { maxQuantity: max });
}
