import { firstLanguage, type ByLanguage } from "~/lib/languages";
import type { Language } from "#mocks/language";

import { idList, type Db } from "../query";
import { parseText } from "../texts";

export type OrderRow = {
  id: number;
  customerId: number;
  number: string;
  createdAt: string;
  status: string;
  paymentStatus: string;
  /** JSON, as in the table. */
  person: string;
  company: string | null;
  delivery: string;
  deliveryCost: number;
  deliveryDate: string | null;
  deliveryInterval: string | null;
  /** JSON: {name, phone}; null if the customer receives the order. */
  recipient: string | null;
  address: string | null;
  officeId: number | null;
  track: string | null;
  payment: string;
  discount: number;
  /** JSON, as in the table. */
  discounts: string;
  comment: string;
  language: Language;
  /** When the order was first completed; null before that. */
  completedAt: string | null;
};

/** A part of an order's discount, in roubles. */
export type DiscountRow = { name: ByLanguage; sum: number };

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

/** The cost of ordered products without discounts, in roubles. */
export function costOf(items: readonly Pick<ItemRow, "price" | "quantity">[]): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

const columns = `id, customer_id as "customerId", number, created_at as "createdAt", status,
  payment_status as "paymentStatus", person, company, delivery, delivery_cost as "deliveryCost",
  delivery_date as "deliveryDate", delivery_interval as "deliveryInterval", recipient, address,
  office_id as "officeId", track, payment, discount, discounts, comment, language,
  (select min(at) from order_event where order_id = customer_order.id and status = 'completed') as "completedAt"`;

export type OrderFilter = {
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
  return db.all<OrderRow>(
    `select ${columns} from customer_order where customer_id = ?1 and (?2 is null or status in (select value from json_each(?2))) and ${isFound("?3")}
     order by created_at desc, id desc limit ?4 offset ?5`,
    customerId,
    statuses && JSON.stringify(statuses),
    ids && idList(ids),
    limit,
    offset,
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
export function getOrder(db: Db, customerId: number, id: number): OrderRow | undefined {
  return db.get<OrderRow>(`select ${columns} from customer_order where customer_id = ? and id = ?`, customerId, id);
}

/** The items of an order, in their stored order. */
export function listItems(db: Db, orderId: number): ItemRow[] {
  const rows = db.all<Omit<ItemRow, "name"> & { name: string }>(
    `select product_id as "productId", code, name, picture, article, price, quantity, weight
     from order_item where order_id = ? order by place`,
    orderId,
  );
  return rows.map((row) => ({ ...row, name: parseText(row.name) }));
}

/** The status history of an order, oldest first. */
export function listEvents(db: Db, orderId: number): { status: string; at: string }[] {
  return db.all("select status, at from order_event where order_id = ? order by at, id", orderId);
}

type WithDefault = "language" | "deliveryInterval" | "recipient" | "discounts";

export type NewOrder = Omit<OrderRow, "id" | "number" | "status" | "completedAt" | WithDefault> & {
  deliveryInterval?: string | null;
  recipient?: string | null;
  /** Empty by default. */
  discounts?: DiscountRow[];
  /** The shop's first language by default. */
  language?: Language;
  /** The moment for which the dates of a demo order are right; null for a real order. */
  demoAt: string | null;
  items: ItemRow[];
  /** Oldest first; the last one gives the order's status. */
  events: { status: string; at: string }[];
};

// Customers read order numbers out on the phone, so numbers start at six digits.
const firstNumber = 100_000;

/** Adds an order and returns its id. The order number is derived from the id. */
export function addOrder(db: Db, order: NewOrder): number {
  const row = db.get<{ id: number }>(
    `insert into customer_order (customer_id, number, created_at, status, payment_status, person, company, delivery,
       delivery_cost, delivery_date, address, office_id, track, payment, discount, discounts, comment, demo_at,
       language, delivery_interval, recipient)
     values (?, hex(randomblob(8)), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    ...[order.customerId, order.createdAt, order.events.at(-1)?.status ?? "new", order.paymentStatus, order.person],
    ...[order.company, order.delivery, order.deliveryCost, order.deliveryDate, order.address, order.officeId],
    ...[order.track, order.payment, order.discount, JSON.stringify(order.discounts ?? []), order.comment],
    ...[order.demoAt, order.language ?? firstLanguage(), order.deliveryInterval ?? null, order.recipient ?? null],
  );
  const id = row?.id ?? 0;
  db.run("update customer_order set number = ? where id = ?", String(firstNumber + id), id);
  order.items.forEach((item, place) => addItem(db, id, place, item));
  for (const { status, at } of order.events) addEvent(db, id, status, at);
  return id;
}

function addItem(db: Db, orderId: number, place: number, item: ItemRow): void {
  db.run(
    `insert into order_item (order_id, place, product_id, code, name, picture, article, price, quantity, weight)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[orderId, place, item.productId, item.code, JSON.stringify(item.name), item.picture, item.article],
    ...[item.price, item.quantity, item.weight],
  );
}

function addEvent(db: Db, orderId: number, status: string, at: string): void {
  db.run("insert into order_event (order_id, status, at) values (?, ?, ?)", orderId, status, at);
}

/**
 * Sets the status of an order. An unpaid cash order becomes paid when it is completed. The dates of a demo order no
 * longer move after this.
 */
export function setStatus(db: Db, orderId: number, status: string, at: Date): void {
  db.run("update customer_order set status = ?, demo_at = null where id = ?", status, orderId);
  if (status === "completed")
    db.run(
      "update customer_order set payment_status = 'paid' where id = ? and payment = 'cash' and payment_status = 'unpaid'",
      orderId,
    );
  addEvent(db, orderId, status, at.toISOString());
}

/** Returns the key of an order's payment page; stores the given key if the order has none yet. */
export function savePayKey(db: Db, orderId: number, key: string): string {
  db.run("update customer_order set pay_key = ? where id = ? and pay_key is null", key, orderId);
  return db.value<string>("select pay_key from customer_order where id = ?", orderId) ?? key;
}

/** The order with the given payment page key. */
export function findPaid(db: Db, key: string): OrderRow | undefined {
  return db.get<OrderRow>(`select ${columns} from customer_order where pay_key = ?`, key);
}

/** Any order by its id. Only for callers who have proved that they may see it. */
export function getAnyOrder(db: Db, id: number): OrderRow | undefined {
  return db.get<OrderRow>(`select ${columns} from customer_order where id = ?`, id);
}

/** Any order by its number. Only for the shop's owner. */
export function findOrderByNumber(db: Db, number: string): OrderRow | undefined {
  return db.get<OrderRow>(`select ${columns} from customer_order where number = ?`, number);
}

/** All orders, newest first, optionally only those with the given status. Only for the shop's owner. */
export function listAllOrders(db: Db, status: string | null): OrderRow[] {
  return db.all<OrderRow>(
    `select ${columns} from customer_order where ?1 = '' or status = ?1 order by created_at desc, id desc`,
    status ?? "",
  );
}

/** A guest's order by its number. */
export function findGuestOrder(db: Db, number: string): OrderRow | undefined {
  return db.get<OrderRow>(`select ${columns} from customer_order where number = ? and customer_id = 0`, number);
}

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

/** Marks an order as paid. The dates of a demo order no longer move after this. */
export function setPaid(db: Db, orderId: number): void {
  db.run("update customer_order set payment_status = 'paid', demo_at = null where id = ?", orderId);
}

/** Marks a paid order's money as returned. */
export function setReturned(db: Db, orderId: number): void {
  db.run("update customer_order set payment_status = 'returned' where id = ? and payment_status = 'paid'", orderId);
}
