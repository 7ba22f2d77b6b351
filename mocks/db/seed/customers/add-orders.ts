import { firstLanguage } from "~/lib/languages";
import { discountsOf } from "#mocks/basket/discounts";
import { dayAfter } from "#mocks/dates";
import { findPromo } from "#mocks/db/queries/basket";
import { parseList } from "#mocks/db/queries/cards";
import { addRequest } from "#mocks/db/queries/order-requests";
import { addOrder, type DiscountRow, type ItemRow } from "#mocks/db/queries/orders";
import { listMemberships, listRunningPromotions } from "#mocks/db/queries/promotions";
import type { Db } from "#mocks/db/query";
import { mapText, parseText, textJson } from "#mocks/db/texts";
import type { OrderStatus } from "#mocks/orders/names";

import { demo, type DemoCustomer, type DemoOrder } from "./read";

/** The data that demo orders are made from. */
export type DemoData = {
  /** Popular products that are sold singly. */
  products: ItemRow[];
  soldOut: ItemRow | null;
  /** The products that a request is about, by code. */
  byCode: ReadonlyMap<string, ItemRow>;
};

/** The first office of `shop.json`. */
const firstOffice = 1;

type Row = Omit<ItemRow, "quantity" | "picture" | "name"> & { name: string; pictures: string };

const columns = `id as "productId", code, ${textJson("product", "name")} as name, pictures, article, price, weight`;

/** Picks the products for the demo orders; a tiny catalogue has fewer of them. */
export function readDemoData(db: Db): DemoData {
  const products = db.all<Row>(
    `select ${columns} from product where stock >= 20 and multiplicity = 1 and price between 300 and 40000
     order by popularity desc, id limit 20`,
  );
  const soldOut = db.get<Row>(
    `select ${columns} from product where stock = 0 and order_days is null and price > 0
     order by popularity desc, id limit 1`,
  );
  const orders = Object.values(demo().customers).flatMap((customer) => customer.orders);
  const codes = orders.flatMap(({ request }) => request?.about?.code ?? []);
  const named = db.all<Row>(
    `select ${columns} from product where code in (select value from json_each(?))`,
    JSON.stringify(codes),
  );
  return {
    products: products.map(toItem),
    soldOut: soldOut ? toItem(soldOut) : null,
    byCode: new Map(named.map((row) => [row.code, toItem(row)])),
  };
}

function toItem({ pictures, name, ...row }: Row): ItemRow {
  return { ...row, name: parseText(name), picture: parseList<string>(pictures)[0] ?? null, quantity: 1 };
}

/** A product that is no longer sold; no catalogue has its id. */
function goneItem(): ItemRow {
  return { ...demo().gone, productId: 900_000_001, picture: null, quantity: 1 };
}

/** Adds a demo customer's orders, oldest first, with their cancellation and refund requests. */
export function addDemoOrders(db: Db, customerId: number, one: DemoCustomer, demoData: DemoData, now: Date): void {
  if (demoData.products.length === 0) return;
  for (const order of [...one.orders].sort((a, b) => b.age - a.age))
    addDemoOrder(db, customerId, one, order, demoData, now);
}

function addDemoOrder(
  db: Db,
  customerId: number,
  { person, addresses, company }: DemoCustomer,
  order: DemoOrder,
  demoData: DemoData,
  now: Date,
): void {
  const created = new Date(now.getTime() - order.age * hour);
  const events = eventsOf(order, created);
  const isPickup = order.delivery === "pickup";
  const items = itemsOf(order, demoData);
  const discounts = discountsAt(db, order, items, created);
  const { name, lastName, secondName, phone, email } = person;
  const id = addOrder(db, {
    customerId,
    createdAt: created.toISOString(),
    paymentStatus: order.payment,
    person: { name, lastName, secondName, phone, email },
    company: order.forCompany ? company : null,
    recipient: null,
    delivery: order.delivery,
    deliveryCost: isPickup ? 0 : 490,
    deliveryDate: dayAfter(created, order.delivery === "transport" ? 5 : 3),
    deliveryInterval: null,
    address: isPickup ? null : (addresses[0]?.address ?? null),
    officeId: isPickup ? firstOffice : null,
    track: order.delivery === "transport" && order.status === "shipped" ? "VT000123456RU" : null,
    payment: order.pay,
    discount: discounts.reduce((all, { sum }) => all + sum, 0),
    discounts,
    comment: order.comment ?? "",
    language: firstLanguage(),
    demoAt: now.toISOString(),
    items,
    events,
  });
  addDemoRequest(db, id, order, events, demoData);
}

const hour = 3_600_000;

/** When an order reaches each status, in hours after it was placed. */
const hoursUntil: Record<OrderStatus, number> = {
  new: 0,
  confirmed: 1,
  assembling: 4,
  cancel_requested: 6,
  ready: 24,
  shipped: 24,
  cancelled: 30,
  completed: 72,
  refund_requested: 96,
  refunded: 168,
};

const sold: OrderStatus[] = ["confirmed", "assembling", "shipped", "completed"];

/** The statuses on the way to each status, in order. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  new: [],
  confirmed: ["confirmed"],
  assembling: ["confirmed", "assembling"],
  shipped: ["confirmed", "assembling", "shipped"],
  ready: ["confirmed", "assembling", "ready"],
  completed: sold,
  cancel_requested: ["confirmed", "cancel_requested"],
  cancelled: ["confirmed", "cancel_requested", "cancelled"],
  refund_requested: [...sold, "refund_requested"],
  refunded: [...sold, "refund_requested", "refunded"],
};

function eventsOf({ status, delivery }: DemoOrder, created: Date): { status: string; at: string }[] {
  return (["new", ...ways[status]] as const).map((passed) => ({
    status: passed === "shipped" && delivery === "pickup" ? "ready" : passed,
    at: new Date(created.getTime() + hoursUntil[passed] * hour).toISOString(),
  }));
}

/** What the promotions of that day and the promo code took off, as the basket would have computed it. */
function discountsAt(db: Db, order: DemoOrder, items: ItemRow[], created: Date): DiscountRow[] {
  const { promo = "" } = order;
  const code = promo === "" ? undefined : findPromo(db, promo);
  const lines = items.map(({ productId, price, quantity }) => ({ productId, price, quantity, multiplicity: 1 }));
  const ids = lines.map(({ productId }) => productId);
  const parts = discountsOf(
    lines,
    listRunningPromotions(db, created),
    listMemberships(db, ids),
    code ? code.percent : 0,
  );
  return parts.flatMap(({ promotion, sum }): DiscountRow[] => {
    if (promotion) return [{ name: promotion.name, sum }];
    return code ? [{ name: mapText(code.name, (name) => `${name} (${promo})`), sum }] : [];
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
    createdAt: new Date(Date.parse(asked?.at ?? "")).toISOString(),
    items: request.kind === "refund" && productId !== undefined ? [{ productId, quantity: 1 }] : [],
  });
}
