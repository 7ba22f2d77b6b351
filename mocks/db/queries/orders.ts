import { randomUUID } from "node:crypto";

import type { DeliveryWire } from "~/api/schemas/checkout";
import type { OrderDetailWire } from "~/api/schemas/orders";
import type { ByLanguage } from "~/lib/languages";
import { shopDay } from "~/lib/shop-day";
import { fold } from "~/lib/text";
import type { Language } from "#mocks/language";

import { type Db, idList } from "../query";

export type OrderRow = {
  id: number;
  customerId: number;
  number: string;
  createdAt: string;
  status: string;
  paymentStatus: string;
  /** Empty after the customer has deleted the account. */
  person: OrderDetailWire["customer"];
  company: OrderDetailWire["company"];
  delivery: DeliveryWire["kind"];
  deliveryCost: number;
  deliveryDate: string | null;
  deliveryInterval: string | null;
  /** Null if the customer receives the order. */
  recipient: { name: string; phone: string } | null;
  address: OrderDetailWire["delivery"]["address"];
  officeId: number | null;
  track: string | null;
  payment: string;
  discount: number;
  /** Empty if only the sum is known. */
  discounts: DiscountRow[];
  comment: string;
  language: Language;
  /** When the order was first completed; null before that. */
  completedAt: string | null;
};

/**
 * A part of an order's discount, in roubles. `lines` is what it takes off each product, in hundredths of a rouble;
 * unknown for orders from before it was stored.
 */
export type DiscountRow = { name: ByLanguage; sum: number; lines?: { productId: number; hundredths: number }[] };

export type ItemRow = {
  productId: number;
  code: string;
  name: ByLanguage;
  picture: string | null;
  article: string;
  price: number;
  quantity: number;
  weight: number;
};

/** A product of a new order; `taken` pieces of it come from the stock. */
export type NewItem = ItemRow & { taken?: number };

/** The cost of ordered products without discounts, in roubles. */
export const costOf = (items: readonly Pick<ItemRow, "price" | "quantity">[]): number =>
  items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** An `OrderRow` as JSON. */
const order = `json_object('id', id, 'customerId', customer_id, 'number', number, 'createdAt', created_at, 'status', status,
  'paymentStatus', payment_status, 'person', json(person), 'company', json(company), 'delivery', delivery,
  'deliveryCost', delivery_cost, 'deliveryDate', delivery_date, 'deliveryInterval', delivery_interval,
  'recipient', json(recipient), 'address', json(address), 'officeId', office_id, 'track', track, 'payment', payment,
  'discount', discount, 'discounts', json(discounts), 'comment', comment, 'language', language, 'completedAt',
  (select min(at) from order_event where order_id = customer_order.id and status = 'completed'))`;

const find = (db: Db, condition: string, ...values: (string | number | null)[]): OrderRow[] =>
  db.objects<OrderRow>(`select ${order} from customer_order where ${condition}`, ...values);

type OrderFilter = {
  /** Any of these; null: all orders. */
  statuses?: readonly string[] | null;
  /** The ids of the orders that match a search; null without a search. */
  ids?: readonly number[] | null;
};

/** A page of a customer's orders, newest first. */
export function listOrders(
  db: Db,
  customerId: number,
  { statuses = null, ids = null }: OrderFilter,
  limit: number,
  offset = 0,
): OrderRow[] {
  return find(
    db,
    `customer_id = ?1 and (?2 is null or status in (select value from json_each(?2))) and ${isFound("?3")}
     order by created_at desc, id desc limit ?4 offset ?5`,
    ...[customerId, statuses && JSON.stringify(statuses), ids && idList(ids), limit, offset],
  );
}

const isFound = (ids: string) => `(${ids} is null or id in (select value from json_each(${ids})))`;

/** How many of a customer's orders have each status. */
export function countOrders(db: Db, customerId: number, ids: OrderFilter["ids"] = null): Map<string, number> {
  const rows = db.all<{ status: string; n: number }>(
    `select status, count(*) as n from customer_order where customer_id = ?1 and ${isFound("?2")} group by status`,
    customerId,
    ids && idList(ids),
  );
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/** A customer's order; undefined for another customer's. */
export const getOrder = (db: Db, customerId: number, id: number): OrderRow | undefined =>
  find(db, "customer_id = ? and id = ?", customerId, id)[0];

/** The items of an order, in their stored order. */
export function listItems(db: Db, orderId: number): ItemRow[] {
  return db.objects<ItemRow>(
    `select json_object('productId', product_id, 'code', code, 'name', json(name), 'picture', picture, 'article', article,
       'price', price, 'quantity', quantity, 'weight', weight) from order_item where order_id = ? order by place`,
    orderId,
  );
}

/** The units of an order's products, by product. Those that are no longer in the catalogue have none. */
export function listUnits(db: Db, orderId: number): Map<number, ByLanguage> {
  const rows = db.objects<{ id: number; unit: ByLanguage }>(
    `select json_object('id', id, 'unit', json(unit)) from product
     where id in (select product_id from order_item where order_id = ?)`,
    orderId,
  );
  return new Map(rows.map(({ id, unit }) => [id, unit]));
}

/** The status history of an order, oldest first. */
export const listEvents = (db: Db, orderId: number): { status: string; at: string }[] =>
  db.all("select status, at from order_event where order_id = ? order by at, id", orderId);

type NewOrder = Omit<OrderRow, "id" | "number" | "status" | "completedAt"> & {
  /** The moment for which the dates of a demo order are right; null for a real order. */
  demoAt: string | null;
  items: NewItem[];
  /** Oldest first; the last one gives the order's status. */
  events: { status: string; at: string }[];
};

// Customers read order numbers out on the phone, so numbers start at six digits.
const firstNumber = 100_000;

/** Adds an order and returns its id. The order number is derived from the id. */
export function addOrder(db: Db, { items, events, ...order }: NewOrder): number {
  const id = db.insert("customer_order", { ...order, number: randomUUID(), status: events.at(-1)?.status ?? "new" });
  db.run("update customer_order set number = ? where id = ?", String(firstNumber + id), id);
  items.forEach((item, place) => db.insert("order_item", { ...item, orderId: id, place }));
  for (const event of events) db.insert("order_event", { ...event, orderId: id });
  return id;
}

/**
 * Sets the status of an order. An unpaid cash order becomes paid when it is completed. The dates of a demo order no
 * longer move after this.
 */
export function setStatus(db: Db, orderId: number, status: string, at: Date): void {
  db.update("customer_order", orderId, { status, demoAt: null });
  if (status === "completed")
    db.run(
      "update customer_order set payment_status = 'paid' where id = ? and payment = 'cash' and payment_status = 'unpaid'",
      orderId,
    );
  db.insert("order_event", { orderId, status, at: at.toISOString() });
}

/** Returns the key of an order's payment page; stores the given key if the order has none yet. */
export function savePayKey(db: Db, orderId: number, key: string): string {
  db.run("update customer_order set pay_key = ? where id = ? and pay_key is null", key, orderId);
  return db.value<string>("select pay_key from customer_order where id = ?", orderId) ?? key;
}

/** The order with the given payment page key. */
export const findPaid = (db: Db, key: string): OrderRow | undefined => find(db, "pay_key = ?", key)[0];

/** Any order by its id. Only for callers who have proved that they may see it. */
export const getAnyOrder = (db: Db, id: number): OrderRow | undefined => find(db, "id = ?", id)[0];

/** Any order by its number. Only for the shop's owner. */
export const findOrderByNumber = (db: Db, number: string): OrderRow | undefined => find(db, "number = ?", number)[0];

/** All orders, newest first, optionally only those with the given status. Only for the shop's owner. */
export const listAllOrders = (db: Db, status: string | null): OrderRow[] =>
  find(db, "?1 = '' or status = ?1 order by created_at desc, id desc", status ?? "");

/** A guest's order by its number. */
export const findGuestOrder = (db: Db, number: string): OrderRow | undefined =>
  find(db, "number = ? and customer_id = 0", number)[0];

/**
 * Gives a customer the guest's orders with the customer's phone or confirmed e-mail address; returns how many. An
 * address that was only typed must not open somebody else's orders.
 */
export function joinGuestOrders(db: Db, customerId: number): number {
  const join = "update customer_order set customer_id = ?1 where customer_id = 0 and";
  return db.transaction(
    () =>
      db.run(`${join} person ->> 'phone' = (select phone from customer where id = ?1)`, customerId) +
      db.run(
        `${join} person ->> 'email' = (select email from customer where id = ?1 and email_confirmed = 1)`,
        customerId,
      ),
  );
}

/**
 * Marks an order as paid, a paid order's money as returned, or an order whose money was returned as one to pay again. The
 * dates of a demo order no longer move after this.
 */
export function setPayment(db: Db, orderId: number, paymentStatus: "paid" | "returned" | "unpaid"): void {
  db.update("customer_order", orderId, { paymentStatus, demoAt: null });
}

export type OrderSearch = {
  /** Words that the number, a product's name or its article contains; case does not matter. */
  q: string;
  /** The first and the last day of the orders, `YYYY-MM-DD`; empty for no limit. */
  from: string;
  to: string;
};

/** The ids of a customer's orders that match a search; null if it is empty. */
export function findOrders(db: Db, customerId: number, { q, from, to }: OrderSearch): number[] | null {
  // SQLite ignores case only for Latin letters.
  const words = fold(q)
    .split(/[\s№#]+/)
    .filter(Boolean);
  if (words.length === 0 && from === "" && to === "") return null;
  const rows = db.all<{ id: number; createdAt: string; text: string }>(
    `select id, created_at as "createdAt", number || ' ' || (select coalesce(group_concat(
       (select group_concat(value, ' ') from json_each(name)) || ' ' || article, ' '), '') from order_item where order_id = customer_order.id) as text
     from customer_order where customer_id = ?`,
    customerId,
  );
  const matches = ({ createdAt, text }: (typeof rows)[number]) => {
    const [day, folded] = [shopDay(new Date(createdAt)), fold(text)];
    return (from === "" || day >= from) && (to === "" || day <= to) && words.every((word) => folded.includes(word));
  };
  return rows.filter(matches).map(({ id }) => id);
}
