import type { OrderRequestWire, OrderSettingsWire, ReasonWire, RefundItemWire } from "~/api/schemas/orders";
import { listReturned, type RequestRow } from "#mocks/db/queries/order-requests";
import { costOf, getAnyOrder, listItems, type ItemRow, type OrderRow } from "#mocks/db/queries/orders";
import type { Db } from "#mocks/db/query";
import { nameOf, textIn, type Language } from "#mocks/language";

import { named } from "./names";

/**
 * What an approved request returns, in roubles: the whole payment for a cancelled order, for goods their price less
 * what was taken off it. Null if the customer has paid nothing or keeps the goods.
 */
export function sumBack(
  db: Db,
  { id, kind, status, orderId, items }: RequestRow,
  bought: readonly ItemRow[],
): number | null {
  const order = getAnyOrder(db, orderId);
  if (!order || !isPaid(order) || status === "rejected" || status === "withdrawn") return null;
  if (kind === "cancel") return costOf(bought) - order.discount + order.deliveryCost;
  // The difference, so that the sums of several returns add up to what was paid, however each is rounded.
  const earlier = listReturned(db, orderId, id);
  return pricePaid(order, bought, [...earlier, ...items]) - pricePaid(order, bought, earlier);
}

export const isPaid = ({ paymentStatus }: OrderRow): boolean =>
  paymentStatus === "paid" || paymentStatus === "returned";

/** The price of products of an order less what was taken off it, in roubles. */
export function pricePaid(order: OrderRow, bought: readonly ItemRow[], items: readonly RefundItemWire[]): number {
  const cost = costOf(bought);
  const whole = cost - order.discount;
  if (without(bought, items).length === 0) return whole;
  const sums = items.map(({ productId, quantity }) => {
    const item = bought.find((one) => one.productId === productId);
    return item ? (item.price - discountPerPiece(order, item, cost)) * quantity : 0;
  });
  // Each discount was rounded: of goods that cost nothing with theirs, the others may add up to more than was paid.
  return Math.min(whole, Math.round(sums.reduce((all, sum) => all + sum, 0)));
}

/** What is left of bought products when some pieces are returned. */
const without = (bought: readonly ItemRow[], returned: readonly RefundItemWire[]): ItemRow[] =>
  bought
    .map((item) => ({ ...item, quantity: item.quantity - countOf(returned, item.productId) }))
    .filter(({ quantity }) => quantity > 0);

/** How many pieces of a product there are. */
export const countOf = (items: readonly RefundItemWire[], productId: number): number =>
  items.reduce((all, item) => (item.productId === productId ? all + item.quantity : all), 0);

/** The products of an order that the customer has not returned. */
export const listKept = (db: Db, orderId: number): ItemRow[] =>
  without(listItems(db, orderId), listReturned(db, orderId));

/** A piece's part of the discounts; of those whose lines are unknown, its share by the cost. In roubles, not rounded. */
function discountPerPiece({ discount, discounts }: OrderRow, { productId, price, quantity }: ItemRow, cost: number) {
  const known = discounts.filter(({ lines }) => lines !== undefined);
  const own = known.flatMap(({ lines = [] }) => lines).filter((line) => line.productId === productId);
  const spread = discount - known.reduce((all, { sum }) => all + sum, 0);
  return own.reduce((all, { hundredths }) => all + hundredths / 100, 0) / quantity + (spread * price) / cost;
}

/** A request to cancel or return an order, as the API returns it. */
export function toRequest(db: Db, row: RequestRow, language: Language): OrderRequestWire {
  const { id, orderId, orderNumber, createdAt, kind, comment, answer } = row;
  const bought = listItems(db, orderId);
  const ordered = new Map(bought.map((item) => [item.productId, item]));
  const sum = sumBack(db, row, bought);
  return {
    ...{ id, orderId, orderNumber, createdAt, kind, comment },
    status: named("requestStatus", row.status, language),
    reason: nameOf(kind, row.reason, language),
    answer: answer && textIn(answer, language),
    ...(sum !== null && { sum }),
    items: row.items.map(({ productId, quantity }) => {
      const item = ordered.get(productId);
      const name = textIn(item?.name, language) ?? "";
      return { productId, name, quantity, picture: item?.picture ?? null };
    }),
    files: row.files.map(({ name, size }) => ({ name, size })),
  };
}

/** The reasons to choose from, by the kind of request. */
const reasons = {
  cancel: ["changed_mind", "mistake", "too_long", "other"],
  refund: ["defect", "damaged", "wrong_item", "not_suitable"],
} as const;

/** The reasons to choose from for a cancellation or a return. */
export function orderSettings(language: Language): OrderSettingsWire {
  const localized = (kind: keyof typeof reasons): ReasonWire[] =>
    reasons[kind].map((code) => ({
      code,
      name: nameOf(kind, code, language),
      description: nameOf(`${kind}About`, code, language),
    }));
  return { cancel: { reason: localized("cancel") }, refund: { reason: localized("refund") } };
}

/** Whether the code is one of the reasons of this kind. */
export const isReason = (kind: keyof typeof reasons, code: string): boolean =>
  reasons[kind].some((reason) => reason === code);
