import * as z from "zod";

import { basketAddBody, basketChangeBody, promoBody, type BasketWire } from "~/api/schemas/basket";
import { maxQuantity } from "~/lib/small-form";
import { makeBasket, showBasket } from "#mocks/basket/basket";
import { isOrderable, maxQuantityOf } from "#mocks/basket/line";
import type { Context } from "#mocks/context";
import { clearBasket, deleteLine, findPromo, getLine, isExpired, putLine, setPromo } from "#mocks/db/queries/basket";
import type { ProductEntry } from "#mocks/db/queries/cards";
import { ApiFailure } from "#mocks/errors";
import type { Text } from "#mocks/language";

import { requireProduct } from "./fields";
import { requireBody, requireUid, type Answers, type Call } from "./route";

const visitor = z.string().min(1).max(100);

/** The basket (contract, section 3). Every call returns the whole basket. */
export const basketAnswers = {
  /** With `peek=1` the changes are returned but not marked as seen: for the counters on other pages. */
  getBasket: (context, call) => {
    const show = call.query.get("peek") === "1" ? makeBasket : showBasket;
    return show(context, requireUid(call), call.language);
  },
  addToBasket: changing((context, call) => {
    const product = requireProduct(context, call);
    const { quantity } = requireBody(call, basketAddBody.extend({ uid: visitor }));
    const uid = requireUid(call);
    put(context, uid, product, quantity + (getLine(context.db, uid, product.id)?.quantity ?? 0));
  }),
  changeBasket: changing((context, call) => {
    const product = requireProduct(context, call);
    const { quantity } = requireBody(call, basketChangeBody.extend({ uid: visitor }));
    if (quantity === 0) deleteLine(context.db, requireUid(call), product.id);
    else put(context, requireUid(call), product, quantity);
  }),
  removeFromBasket: changing((context, call) =>
    deleteLine(context.db, requireUid(call), requireProduct(context, call).id),
  ),
  clearBasket: changing(({ db }, call) => clearBasket(db, requireUid(call))),
  applyPromo: changing(({ db, now }, call) => {
    const { code } = requireBody(call, promoBody.extend({ uid: visitor }));
    const promo = findPromo(db, code);
    if (!promo) throw new ApiFailure("promo_unknown", { code: "error.promo_unknown" });
    if (isExpired(promo, now())) throw new ApiFailure("promo_expired", { code: "error.promo_expired" });
    setPromo(db, requireUid(call), promo.code);
  }),
  removePromo: changing(({ db }, call) => setPromo(db, requireUid(call), null)),
} satisfies Answers;

/** An answer that changes the visitor's basket, and returns it as it is then. */
function changing(change: (context: Context, call: Call) => void) {
  return (context: Context, call: Call): BasketWire =>
    context.db.transaction(() => {
      change(context, call);
      return makeBasket(context, requireUid(call), call.language);
    });
}

/** Sets a line after the contract's checks; throws 422 with the reason if the quantity is not allowed. */
function put({ db, now }: Context, uid: string, product: ProductEntry, quantity: number): void {
  const max = maxQuantityOf(product);
  const { multiplicity } = product;
  if (quantity > maxQuantity)
    throw new ApiFailure("quantity_too_big", { quantity: ["basket.tooMany", { max: maxQuantity }] });
  if (!isOrderable(product) && product.price <= 0) throw new ApiFailure("not_for_sale", { quantity: "basket.noPrice" });
  if (quantity > max) {
    const left: Text = max === 0 ? "basket.none" : ["basket.left", { max }];
    throw new ApiFailure("out_of_stock", { quantity: left }, null, { maxQuantity: max });
  }
  if (quantity % multiplicity !== 0)
    throw new ApiFailure("wrong_multiple", { quantity: ["basket.packs", { multiplicity }] });
  putLine(db, uid, product.id, quantity, product.price, now());
}
