import { createHash } from "node:crypto";

import type { BasketWire, BasketLineWire } from "~/api/schemas/basket";
import type { ByLanguage } from "~/lib/languages";
import type { Context } from "#mocks/context";
import { dayAfter } from "#mocks/dates";
import { findPromo, getEnteredCode, isExpired, listLines, markSeen } from "#mocks/db/queries/basket";
import { toCard } from "#mocks/db/queries/cards";
import { listFavoriteIds } from "#mocks/db/queries/favorites";
import type { DiscountRow } from "#mocks/db/queries/orders";
import { listMemberships, listRunningPromotions } from "#mocks/db/queries/promotions";
import { transactionIfFree, type Db } from "#mocks/db/query";
import { textIn } from "#mocks/language";
import type { Language } from "#mocks/language";

import { discountsOf } from "./discounts";
import { checkLine, maxQuantityOf, type Checked } from "./line";

/** A visitor's basket in the contract's form. */
export const makeBasket = (context: Context, uid: string, language: Language): BasketWire =>
  describe(context, uid, checkAll(context, uid, language), language);

/**
 * The same for a shopper who views the basket: marks the reported changes as seen, and permanently reduces quantities
 * that exceed the stock.
 */
export function showBasket(context: Context, uid: string, language: Language): BasketWire {
  const { db } = context;
  const checked = checkAll(context, uid, language);
  const unseen = checked.filter(({ hasUnseenChanges }) => hasUnseenChanges);
  // While a feed is imported, the changes stay unseen, and the next view reports them again.
  if (unseen.length > 0) transactionIfFree(db, () => unseen.forEach(({ seen }) => markSeen(db, uid, seen)));
  return describe(context, uid, checked, language);
}

/**
 * Totals include only available lines. The cost is the sum of the lines at the prices they have now: a crossed-out old
 * price is not part of it. The discounts of promotions and of the promo code come off it.
 */
function describe({ db, now }: Context, uid: string, checked: Checked[], language: Language): BasketWire {
  const today = now();
  const favorites = new Set(checked.length > 0 ? listFavoriteIds(db, uid) : []);
  const available = checked.filter((line) => line.available);
  const cost = total(available, ({ product }) => product.price);
  const { code, endedCode, parts } = reduce(db, uid, available, today);
  const discounts = parts.map(({ name, sum }) => ({ name: textIn(name, language), sum }));
  const discount = discounts.reduce((all, { sum }) => all + sum, 0);
  const list = checked.map((line) => toLine(line, favorites.has(line.product.id), today));
  return {
    list,
    cost,
    totalPrice: cost - discount,
    discount,
    discounts,
    totalWeight: total(available, ({ product }) => product.weight),
    deliveryDate: firstDelivery(available, today),
    productOnOrder: available.filter(({ product }) => product.orderDays !== null).length,
    promo: code && {
      code: code.code,
      name: textIn(code.name, language),
      discount: parts.find(({ isCode }) => isCode)?.sum ?? 0,
    },
    endedPromo: endedCode,
    changes: checked.flatMap((line) => line.changes),
    hash: hashOf(
      list,
      discounts.map(({ sum }) => sum),
    ),
  };
}

function checkAll({ db, cards }: Context, uid: string, language: Language): Checked[] {
  return listLines(db, uid).flatMap((line) => {
    const product = cards.entry(line.productId, language);
    return product ? checkLine(line, product) : [];
  });
}

const total = (lines: Checked[], each: (line: Checked) => number): number =>
  lines.reduce((sum, line) => sum + each(line) * line.quantity, 0);

/** The parts of a basket's discount, as an order stores them. */
export function listDiscounts(context: Context, uid: string, language: Language): DiscountRow[] {
  const available = checkAll(context, uid, language).filter((line) => line.available);
  return reduce(context.db, uid, available, context.now()).parts.map(({ isCode: _, ...row }) => row);
}

/**
 * The applied promo code, or the one that no longer applies, and what the code and the running promotions take off, each
 * by its name.
 */
function reduce(db: Db, uid: string, available: Checked[], today: Date) {
  const entered = getEnteredCode(db, uid);
  const known = entered === undefined ? undefined : findPromo(db, entered);
  const code = known && !isExpired(known, today) ? known : null;
  const lines = available.map(({ product: { id, price, multiplicity }, quantity }) => {
    return { productId: id, price, multiplicity, quantity };
  });
  const ids = lines.map(({ productId }) => productId);
  const memberships = ids.length > 0 ? listMemberships(db, ids) : [];
  const found = discountsOf(lines, listRunningPromotions(db, today), memberships, code?.percent ?? 0);
  const parts = found.flatMap(({ promotion, ...part }): (DiscountRow & { isCode: boolean })[] => {
    if (promotion) return [{ ...part, name: promotion.name, isCode: false }];
    return code ? [{ ...part, name: withCode(code), isCode: true }] : [];
  });
  return { code, endedCode: code === null && entered !== undefined ? entered : null, parts };
}

const withCode = ({ name, code }: { name: ByLanguage; code: string }): ByLanguage =>
  Object.fromEntries(Object.entries(name).map(([language, text]) => [language, `${text} (${code})`]));

function toLine({ product, quantity, available }: Checked, isFavorite: boolean, today: Date): BasketLineWire {
  const { article, weight, multiplicity } = product;
  return {
    productId: product.id,
    quantity,
    product: {
      ...toCard(product, today),
      quantity,
      isFavorite,
      article,
      weight,
      multiplicity,
      maxQuantity: maxQuantityOf(product),
    },
    sum: product.price * quantity,
    available,
  };
}

/** The earliest delivery date of any product: the day after it is ready. Products made to order may arrive later. */
function firstDelivery(lines: Checked[], today: Date): string | null {
  if (lines.length === 0) return null;
  return dayAfter(today, 1 + Math.min(...lines.map(({ product }) => product.orderDays ?? 0)));
}

/** Identifies the state of lines and prices: it changes with the total or the products. */
function hashOf(list: BasketLineWire[], discounts: number[]): string {
  const state = list.map(({ productId, quantity, product, available }) => [
    productId,
    quantity,
    product.price,
    available,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([state, discounts]))
    .digest("hex")
    .slice(0, 16);
}
