import type { DiscountLineWire } from "~/api/schemas/common";
import type { OrderWire, OrderDetailWire, OrderItemWire, RefundItemWire } from "~/api/schemas/orders";
import type { Shop } from "~/lib/shop-file";
import type { Context } from "#mocks/context";
import { day } from "#mocks/dates";
import { listReturned } from "#mocks/db/queries/order-requests";
import { costOf, listEvents, listItems, type ItemRow, type OrderRow } from "#mocks/db/queries/orders";
import { nameOf, say, textIn, type Language } from "#mocks/language";
import { listOffices, vatIn } from "#mocks/shop";

import { named, statusKey } from "./names";
import { countOf, isPaid, listKept, pricePaid } from "./requests";

type Base = Pick<Context, "db" | "now" | "shop">;

/** Statuses without online payment: paid on delivery at the latest, or a cancellation or return requested or done. */
const closed = ["completed", "cancel_requested", "cancelled", "refund_requested", "refunded"];
const cancellable = ["new", "confirmed", "assembling"];

/** The actions that an order allows at the moment (contract: section 3, below "Personal area"). */
export function abilities(
  { id, status, paymentStatus, completedAt }: OrderRow,
  { db, now, shop }: Base,
): OrderWire["can"] {
  const isFresh = completedAt !== null && now().getTime() - Date.parse(completedAt) <= shop.returns.days * day;
  return {
    pay: paymentStatus === "unpaid" && !closed.includes(status),
    cancel: cancellable.includes(status),
    refund: status === "completed" && isFresh && listKept(db, id).length > 0,
    repeat: true,
  };
}

/** An order as lists show it. */
export const toOrder = (base: Base, row: OrderRow, language: Language): OrderWire =>
  describe(base, row, listItems(base.db, row.id), language);

const maxPictures = 5;

type Described = OrderWire & Required<Pick<OrderWire, "delivery" | "payment">>;

function describe(base: Base, row: OrderRow, items: ItemRow[], language: Language): Described {
  const { id, number, createdAt, deliveryDate } = row;
  return {
    ...{ id, number, createdAt, deliveryDate },
    status: statusOf(row, row.status, language),
    paymentStatus: named("paymentStatus", row.paymentStatus, language),
    payment: named("payment", row.payment, language),
    delivery: { ...named("delivery", row.delivery, language), kind: row.delivery },
    itemsCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: costOf(items) - row.discount + row.deliveryCost,
    pictures: items.flatMap(({ picture }) => picture ?? []).slice(0, maxPictures),
    can: abilities(row, base),
  };
}

/** An order with all its details. */
export function toDetail(base: Base, row: OrderRow, language: Language): OrderDetailWire {
  const { db, shop } = base;
  const items = listItems(db, row.id);
  const described = describe(base, row, items, language);
  // Of an order that is undone as a whole, no part was returned.
  const returned = row.status === "refunded" || row.status === "cancelled" ? [] : listReturned(db, row.id);
  return {
    ...described,
    customer: row.person,
    company: row.company,
    delivery: {
      ...described.delivery,
      cost: row.deliveryCost,
      address: row.address,
      pickupPoint: pickupPoint(shop, row.officeId, language),
      track: row.track,
      interval: row.deliveryInterval,
    },
    recipient: row.recipient,
    items: items.map((item) => toItem(item, returned, language)),
    cost: costOf(items),
    discount: row.discount,
    discounts: discountsOf(row, language),
    vat: vatIn(shop, costOf(items) - row.discount + row.deliveryCost),
    ...returnedSumOf(base, row, described.totalPrice),
    totalWeight: items.reduce((sum, { weight, quantity }) => sum + weight * quantity, 0),
    comment: row.comment,
    history: listEvents(db, row.id).map(({ status, at }) => ({ status: statusOf(row, status, language), at })),
  };
}

/**
 * What has come back of a payment: the price of what the customer has returned, or everything if the shop has undone an
 * order of which the customer had not returned all pieces.
 */
function returnedSumOf({ db }: Base, row: OrderRow, totalPrice: number): Pick<OrderDetailWire, "returnedSum"> {
  const returned = listReturned(db, row.id);
  if (row.paymentStatus === "returned" && listKept(db, row.id).length > 0) return { returnedSum: totalPrice };
  return returned.length > 0 && isPaid(row) ? { returnedSum: pricePaid(row, listItems(db, row.id), returned) } : {};
}

const statusOf = (row: OrderRow, code: string, language: Language) => ({
  code,
  name: nameOf("orderStatus", statusKey(row, code), language),
});

/** The parts of an order's discount. Orders from before the parts were stored have one, without a name of its own. */
function discountsOf({ discount, discounts }: OrderRow, language: Language): DiscountLineWire[] {
  if (discounts.length === 0) return discount > 0 ? [{ name: say("order.discount", language), sum: discount }] : [];
  return discounts.map(({ name, sum }) => ({ name: textIn(name, language), sum }));
}

function pickupPoint(shop: Shop, id: number | null, language: Language) {
  const office = listOffices(shop, language).find((one) => one.id === id);
  if (!office) return null;
  const { name, address, hours, latitude, longitude } = office;
  return { id: office.id, name, address, hours, latitude, longitude };
}

function toItem(
  { name, weight: _, ...item }: ItemRow,
  returned: readonly RefundItemWire[],
  language: Language,
): OrderItemWire {
  const count = countOf(returned, item.productId);
  const sum = item.price * item.quantity;
  return { ...item, name: textIn(name, language), sum, ...(count > 0 && { returned: count }) };
}
