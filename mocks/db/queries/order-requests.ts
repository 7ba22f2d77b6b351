import type { Db } from "../query";

export type RequestRow = {
  id: number;
  orderId: number;
  orderNumber: string;
  kind: "cancel" | "refund";
  status: string;
  reason: string;
  comment: string;
  /** JSON, a text by language; null without an answer. */
  answer: string | null;
  createdAt: string;
  /** JSON, as in the table. */
  items: string;
  files: string;
};

const select = `select order_request.id, order_id as "orderId", number as "orderNumber", kind, order_request.status, reason,
  order_request.comment, answer, order_request.created_at as "createdAt",
  items, files from order_request join customer_order on customer_order.id = order_id`;

/** A page of a customer's requests, newest first. */
export function listRequests(db: Db, customerId: number, limit: number, offset: number): RequestRow[] {
  return db.all<RequestRow>(
    `${select} where customer_id = ? order by order_request.created_at desc, order_request.id desc limit ? offset ?`,
    customerId,
    limit,
    offset,
  );
}

export function countRequests(db: Db, customerId: number): number {
  const sql =
    "select count(*) from order_request join customer_order on customer_order.id = order_id where customer_id = ?";
  return db.value<number>(sql, customerId) ?? 0;
}

/** A request about an order; undefined if the order is another customer's or the request is about another order. */
export function getRequest(db: Db, customerId: number, orderId: number, id: number): RequestRow | undefined {
  return db.get<RequestRow>(
    `${select} where customer_id = ? and order_id = ? and order_request.id = ?`,
    customerId,
    orderId,
    id,
  );
}

export type NewRequest = Omit<RequestRow, "id" | "orderNumber">;

/** Adds a request and returns its id. */
export function addRequest(db: Db, request: NewRequest): number {
  const row = db.get<{ id: number }>(
    `insert into order_request (order_id, kind, status, reason, comment, answer, created_at, items, files)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?) returning id`,
    ...[request.orderId, request.kind, request.status, request.reason, request.comment],
    ...[request.answer, request.createdAt, request.items, request.files],
  );
  return row?.id ?? 0;
}

/** Decides the open request about an order: the order's new status grants a cancellation or a refund, or neither. */
export function answerRequests(db: Db, orderId: number, orderStatus: string): void {
  db.run(
    `update order_request set status = iif((kind = 'cancel' and ?1 = 'cancelled') or (kind = 'refund' and ?1 = 'refunded'),
       'approved', 'rejected') where order_id = ?2 and status = 'new'`,
    orderStatus,
    orderId,
  );
}

export function setRequestStatus(db: Db, id: number, status: string): void {
  db.run("update order_request set status = ? where id = ?", status, id);
}
