import { languageOf } from "~/lib/languages";
import type { Shop } from "~/lib/shop-file";
import { discountsOf } from "#mocks/basket/discounts";
import { deliveryMethods, isFarFrom } from "#mocks/checkout/methods";
import { day, dayAfter, hour } from "#mocks/dates";
import { findPromo } from "#mocks/db/queries/basket";
import { addCustomer, findByEmail, findByPhone } from "#mocks/db/queries/customers";
import { addRequest } from "#mocks/db/queries/order-requests";
import { addOrder, costOf, type DiscountRow, type ItemRow } from "#mocks/db/queries/orders";
import { listMemberships, listRunningPromotions } from "#mocks/db/queries/promotions";
import { addressBook, companyList } from "#mocks/db/queries/saved-lists";
import type { Db } from "#mocks/db/query";
import { mapText, textJson } from "#mocks/db/texts";

import { demo, type DemoCustomer, type DemoOrder } from "./read";

/**
 * Adds missing demo customers and moves the dates of their unchanged orders, so that a fresh order still looks fresh in
 * a database that is months old. Called at every start.
 */
export function prepareDemo({ db, shop }: { db: Db; shop: Shop }, now: Date): void {
  db.transaction(() => {
    refreshOrders(db, now);
    const missing = Object.values(demo().customers).filter((one) => isFree(db, one));
    const demoData = missing.length > 0 ? readDemoData(db, shop) : null;
    for (const one of missing) if (demoData) addDemoOrders(db, addDemoCustomer(db, one, now), one, demoData, now);
  });
}

/**
 * Whether the phone and the e-mail address are both free. A deleted demo customer comes back, unless somebody else has
 * taken them.
 */
const isFree = (db: Db, { person: { phone, email } }: DemoCustomer): boolean =>
  !findByPhone(db, phone) && !findByEmail(db, email);

function addDemoCustomer(db: Db, { person, addresses, company }: DemoCustomer, now: Date): number {
  const { id } = addCustomer(db, person, now);
  addresses.forEach((entry, place) => addressBook.put(db, id, { ...entry, default: place === 0 }));
  companyList.put(db, id, company);
  return id;
}

/** Moves dates by whole days, so that an order keeps its time of day. */
function refreshOrders(db: Db, now: Date): void {
  const rows = db.all<{ id: number; at: string }>(
    `select id, demo_at as at from customer_order where demo_at is not null`,
  );
  for (const { id, at } of rows) {
    const days = Math.floor((now.getTime() - Date.parse(at)) / day);
    if (days > 0) moveOrder(db, id, days);
  }
}

function moveOrder(db: Db, id: number, days: number): void {
  const by = `+${days} days`;
  const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, ?1)`;
  db.run(
    `update customer_order set created_at = ${time("created_at")}, demo_at = ${time("demo_at")},
       delivery_date = date(delivery_date, ?1) where id = ?2`,
    by,
    id,
  );
  db.run(`update order_event set at = ${time("at")} where order_id = ?2`, by, id);
  db.run(`update order_request set created_at = ${time("created_at")} where order_id = ?2`, by, id);
}

/** The data that demo orders are made from. */
type DemoData = {
  shop: Shop;
  /** Popular products that are sold singly. */
  products: ItemRow[];
  soldOut: ItemRow | null;
  /** The products that a request is about, by code. */
  byCode: ReadonlyMap<string, ItemRow>;
};

/** The first office of `shop.json`. */
const firstOffice = 1;

/** An `ItemRow` as JSON, for one piece. */
const item = `json_object('productId', id, 'code', code, 'name', ${textJson("product", "name")}, 'article', article,
  'picture', pictures ->> 0, 'price', price, 'weight', weight, 'quantity', 1)`;

/** Picks the products for the demo orders; a tiny catalogue has fewer of them. */
function readDemoData(db: Db, shop: Shop): DemoData {
  const find = (condition: string, ...values: string[]) =>
    db.objects<ItemRow>(`select ${item} from product where ${condition}`, ...values);
  const orders = Object.values(demo().customers).flatMap((customer) => customer.orders);
  const codes = orders.flatMap(({ request }) => request?.about?.code ?? []);
  const named = find("code in (select value from json_each(?))", JSON.stringify(codes));
  const byPopularity = "order by popularity desc, id limit";
  return {
    shop,
    products: find(`stock >= 20 and multiplicity = 1 and price between 300 and 40000 ${byPopularity} 20`),
    soldOut: find(`stock = 0 and order_days is null and price > 0 ${byPopularity} 1`)[0] ?? null,
    byCode: new Map(named.map((one) => [one.code, one])),
  };
}

/** A product that is no longer sold; no catalogue has its id. */
const goneItem = (): ItemRow => ({ ...demo().gone, productId: 900_000_001, picture: null, quantity: 1 });

/** Adds a demo customer's orders, oldest first, with their cancellation and refund requests. */
function addDemoOrders(db: Db, customerId: number, one: DemoCustomer, demoData: DemoData, now: Date): void {
  if (demoData.products.length === 0) return;
  for (const order of [...one.orders].sort((a, b) => b.age - a.age))
    addDemoOrder(db, customerId, one, order, demoData, now);
}

function addDemoOrder(
  db: Db,
  customerId: number,
  { person, addresses, company, language }: DemoCustomer,
  order: DemoOrder,
  demoData: DemoData,
  now: Date,
): void {
  const created = new Date(now.getTime() - order.age * hour);
  const events = eventsOf(order, created);
  const isPickup = order.delivery === "pickup";
  const items = itemsOf(order, demoData);
  const discounts = discountsAt(db, order, items, created);
  const discount = discounts.reduce((all, { sum }) => all + sum, 0);
  const address = isPickup ? null : (addresses[0]?.address ?? null);
  const { name, lastName, secondName, phone, email } = person;
  const id = addOrder(db, {
    customerId,
    createdAt: created.toISOString(),
    paymentStatus: order.payment,
    person: { name, lastName, secondName, phone, email },
    company: order.forCompany ? company : null,
    recipient: null,
    delivery: order.delivery,
    deliveryCost: deliveryCostAt(demoData.shop, order, items, { discount, city: address?.city_with_type ?? "" }),
    deliveryDate: dayAfter(created, order.delivery === "transport" ? 5 : 3),
    deliveryInterval: null,
    address,
    officeId: isPickup ? firstOffice : null,
    track: order.delivery === "transport" && order.status === "shipped" ? "VT000123456RU" : null,
    payment: order.pay,
    discount,
    discounts,
    comment: order.comment ?? "",
    language: languageOf(language).code,
    demoAt: now.toISOString(),
    items,
    events,
  });
  addDemoRequest(db, id, order, events, demoData);
}

function eventsOf({ status, delivery }: DemoOrder, created: Date): { status: string; at: string }[] {
  return Object.entries({ new: 0, ...demo().ways[status] }).map(([passed, hours]) => ({
    status: passed === "shipped" && delivery === "pickup" ? "ready" : passed,
    at: new Date(created.getTime() + hours * hour).toISOString(),
  }));
}

/** What the checkout would have charged for the delivery, in roubles. */
function deliveryCostAt(
  shop: Shop,
  { delivery }: DemoOrder,
  items: ItemRow[],
  { discount, city }: { discount: number; city: string },
): number {
  const method = deliveryMethods(shop).find(({ code }) => code === delivery);
  const weight = items.reduce((sum, item) => sum + item.weight * item.quantity, 0);
  return method?.cost(costOf(items) - discount, weight, isFarFrom(shop, city)) ?? 0;
}

/** What the promotions of that day and the promo code took off, as the basket would have computed it. */
function discountsAt(db: Db, order: DemoOrder, items: ItemRow[], created: Date): DiscountRow[] {
  const { promo = "" } = order;
  const code = promo === "" ? undefined : findPromo(db, promo);
  const lines = items.map(({ productId, price, quantity }) => ({ productId, price, quantity, multiplicity: 1 }));
  const ids = lines.map(({ productId }) => productId);
  const running = listRunningPromotions(db, created);
  const parts = discountsOf(lines, running, listMemberships(db, ids), code ? code.percent : 0);
  return parts.flatMap(({ promotion, ...part }): DiscountRow[] => {
    if (promotion) return [{ ...part, name: promotion.name }];
    return code ? [{ ...part, name: mapText(code.name, (name) => `${name} (${promo})`) }] : [];
  });
}

function itemsOf({ lines, hasLost, request }: DemoOrder, { products, soldOut, byCode }: DemoData): ItemRow[] {
  const about = byCode.get(request?.about?.code ?? "");
  const bought = lines.flatMap(([place, quantity]) => {
    const item = products[place % products.length];
    return item ? [{ ...item, quantity }] : [];
  });
  const lost = hasLost ? [goneItem(), ...(soldOut ? [soldOut] : [])] : [];
  // In a tiny catalogue two lines may pick the same product, so keep one line for each product.
  const rest = about ? bought.slice(1) : bought;
  return [...new Map([...(about ? [about] : []), ...rest, ...lost].map((item) => [item.productId, item])).values()];
}

function addDemoRequest(
  db: Db,
  orderId: number,
  { request }: DemoOrder,
  events: { status: string; at: string }[],
  { byCode }: DemoData,
): void {
  if (!request) return;
  const { about } = request;
  const answer = request.answer && demo().answers[request.answer];
  const asked = events.find(({ status }) => status.endsWith("_requested")) ?? events.at(-1);
  const productId = db.value<number>("select product_id from order_item where order_id = ? order by place", orderId);
  addRequest(db, {
    orderId,
    kind: request.kind,
    status: request.status,
    reason: request.reason,
    comment: about && byCode.has(about.code) ? about.comment : request.comment,
    answer: answer ?? null,
    createdAt: asked?.at ?? "",
    items: request.kind === "refund" && productId !== undefined ? [{ productId, quantity: 1 }] : [],
  });
}
