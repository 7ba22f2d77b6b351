import type { RefundItemWire } from "~/api/schemas/orders";
import type { ByLanguage } from "~/lib/languages";

import type { Db } from "../query";

/** A stored photo: the customer's file name, the size in bytes, and the name on disk. */
export type StoredFile = { name: string; size: number; stored: string };

export type RequestRow = {
  id: number;
  orderId: number;
  orderNumber: string;
  kind: "cancel" | "refund";
  status: string;
  reason: string;
  comment: string;
  answer: ByLanguage | null;
  createdAt: string;
  items: RefundItemWire[];
  files: StoredFile[];
};

const select = `select json_object('id', order_request.id, 'orderId', order_id, 'orderNumber', number, 'kind', kind,
  'status', order_request.status, 'reason', reason, 'comment', order_request.comment, 'answer', json(answer),
  'createdAt', order_request.created_at, 'items', json(items), 'files', json(files))
  from order_request join customer_order on customer_order.id = order_id`;

/** A page of a customer's requests, newest first. */
export function listRequests(db: Db, customerId: number, limit: number, offset: number): RequestRow[] {
  return db.objects<RequestRow>(
    `${select} where customer_id = ? order by order_request.created_at desc, order_request.id desc limit ? offset ?`,
    ...[customerId, limit, offset],
  );
}

/** How many requests a customer has sent. */
export function countRequests(db: Db, customerId: number): number {
  const sql =
    "select count(*) from order_request join customer_order on customer_order.id = order_id where customer_id = ?";
  return db.value<number>(sql, customerId) ?? 0;
}

/** A request about an order; undefined if the order is another customer's or the request is about another order. */
export function getRequest(db: Db, customerId: number, orderId: number, id: number): RequestRow | undefined {
  const condition = "customer_id = ? and order_id = ? and order_request.id = ?";
  return db.objects<RequestRow>(`${select} where ${condition}`, customerId, orderId, id)[0];
}

export type NewRequest = Omit<RequestRow, "id" | "orderNumber" | "answer" | "items" | "files"> &
  Partial<Pick<RequestRow, "answer" | "items" | "files">>;

/** Adds a request and returns its id. */
export const addRequest = (db: Db, request: NewRequest): number => db.insert("order_request", request);

/** All requests about an order, oldest first. Only for the shop's owner. */
export const listRequestsOf = (db: Db, orderId: number): RequestRow[] =>
  db.objects<RequestRow>(`${select} where order_id = ? order by order_request.id`, orderId);

/** The request about an order that has no answer yet. */
export const findOpenRequest = (db: Db, orderId: number): RequestRow | undefined =>
  db.objects<RequestRow>(`${select} where order_id = ? and order_request.status = 'new'`, orderId)[0];

/**
 * How many pieces of each product the shop has taken back by approved requests.
 * @param before only the requests before this one
 */
export const listReturned = (db: Db, orderId: number, before: number | null = null): RefundItemWire[] =>
  db.objects<RefundItemWire>(
    `select json_object('productId', item.value ->> 'productId', 'quantity', sum(item.value ->> 'quantity'))
     from order_request, json_each(items) as item
     where order_id = ?1 and kind = 'refund' and status = 'approved' and (?2 is null or order_request.id < ?2)
     group by item.value ->> 'productId'`,
    orderId,
    before,
  );

/**
 * Decides a request: the order's new status grants a cancellation or a refund, or neither.
 * @param answer what the shop writes to the customer
 */
export function answerRequest(
  db: Db,
  { id, kind }: RequestRow,
  orderStatus: string,
  answer: ByLanguage | null,
): "approved" | "rejected" {
  const status = orderStatus === (kind === "cancel" ? "cancelled" : "refunded") ? "approved" : "rejected";
  db.update("order_request", id, { status, answer });
  return status;
}
