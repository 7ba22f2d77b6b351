import { callApi, type Caller, callForFile, limits } from "./client.server";
import type { Answer } from "./errors";
import { withLastAnswer } from "./last-answer.server";
import type { ApiFile } from "./read-answer.server";
import { checkoutToWire, type TrackBody, tracked, type Tracked } from "./schemas/checkout";
import { empty } from "./schemas/common";
import {
  type CancelBody,
  type OrderDetail,
  orderList,
  type OrderList,
  type OrderRequest,
  orderSettings,
  ordersToWire,
  type OrderSettings,
  orderView,
  paymentLink,
  type PaymentLink,
  type RefundItem,
  repeated,
  type Repeated,
  requestList,
  type RequestList,
  requestMade,
} from "./schemas/orders";

const base = "/api/app/profile";

/** A search in the orders: words, and the first and the last day (`YYYY-MM-DD`). */
export type OrderSearch = { q?: string; from?: string; to?: string };

/**
 * A page of the customer's orders, newest first, and the statuses to filter by (contract: GET profile/orders).
 * `status`: codes, separated by commas.
 */
export function listOrders(
  caller: Caller,
  query: { page: number; perPage: number; status?: string } & OrderSearch,
): Promise<Answer<OrderList>> {
  return callApi(caller, { path: `${base}/orders`, query, schema: orderList, limit: limits.main });
}

/** An order with all details; 404 if it belongs to another customer (contract: GET profile/order/{id}/view). */
export function getOrder(
  caller: Caller,
  id: number,
  limit: number = limits.main,
): Promise<Answer<{ order: OrderDetail }>> {
  return callApi(caller, { path: `${base}/order/:id/view`, params: { id }, schema: orderView, limit });
}

/**
 * Adds an order's products to the basket and lists those that could not be added (contract: POST order/{id}/repeat).
 */
export function repeatOrder(caller: Caller, id: number, uid: string): Promise<Answer<Repeated>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/order/:id/repeat`,
    params: { id },
    body: ordersToWire.repeat({ uid }),
    schema: repeated,
    limit: limits.write,
  });
}

/** The payment link. Untrusted: check its host. 409 `not_payable` (contract: GET order/{id}/getPaymentLink). */
export function getPaymentLink(caller: Caller, id: number): Promise<Answer<PaymentLink>> {
  return callApi(caller, {
    path: `${base}/order/:id/getPaymentLink`,
    params: { id },
    schema: paymentLink,
    limit: limits.main,
  });
}

/**
 * Requests the cancellation of an order; 409 `not_cancellable` (contract: POST order/{id}/cancel). `reason` is a code.
 */
export function cancelOrder(caller: Caller, id: number, body: CancelBody): Promise<Answer<{ request: OrderRequest }>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/order/:id/cancel`,
    params: { id },
    body: ordersToWire.cancel(body),
    schema: requestMade,
    limit: limits.write,
  });
}

export type RefundInput = { reason: string; comment: string; items: RefundItem[]; files: File[] };

/**
 * Requests a refund, with at most 10 photos, JPEG or PNG, 10 MB each; 409 `not_refundable` (contract: POST
 * order/{id}/refund). `reason` is a code.
 */
export function refundOrder(
  caller: Caller,
  id: number,
  { reason, comment, items, files }: RefundInput,
): Promise<Answer<{ request: OrderRequest }>> {
  const body = new FormData();
  body.set("reason", reason);
  body.set("comment", comment);
  for (const item of items) body.append("items[]", JSON.stringify(ordersToWire.refundItem(item)));
  for (const file of files) body.append("files[]", file);
  return callApi(caller, {
    method: "POST",
    path: `${base}/order/:id/refund`,
    params: { id },
    body,
    schema: requestMade,
    limit: limits.upload,
  });
}

/** Withdraws a refund request that is still `new`; 409 `not_withdrawable` (contract: POST order/{id}/cancelRefund). */
export function withdrawRefund(caller: Caller, orderId: number, requestId: number): Promise<Answer<object>> {
  return callApi(caller, {
    method: "POST",
    path: `${base}/order/:id/cancelRefund`,
    params: { id: orderId },
    body: ordersToWire.cancelRefund({ requestId }),
    schema: empty,
    limit: limits.write,
  });
}

/** Reasons for cancellations and refunds (contract: GET profile/order/settings). */
export const getOrderSettings = withLastAnswer<OrderSettings>("order settings", (caller) =>
  callApi(caller, { path: `${base}/order/settings`, schema: orderSettings, limit: limits.main }),
);

/** A page of the customer's cancellation and refund requests, newest first (contract: GET profile/refund). */
export function listRequests(caller: Caller, query: { page: number; perPage: number }): Promise<Answer<RequestList>> {
  return callApi(caller, { path: `${base}/refund`, query, schema: requestList, limit: limits.main });
}

/** The invoice of an order, as PDF or HTML (contract: GET order/{id}/document/invoice). */
export function getInvoice(caller: Caller, id: number): Promise<Answer<ApiFile>> {
  return callForFile(caller, { path: `${base}/order/:id/document/invoice`, params: { id }, limit: limits.main });
}

const guestBase = "/api/app/order";

/** An order by its access key; 404 for a wrong or expired key (contract: GET order/{id}/view). */
export function getGuestOrder(
  caller: Caller,
  id: number,
  accessKey: string,
  limit: number = limits.main,
): Promise<Answer<{ order: OrderDetail }>> {
  return callApi(caller, {
    path: `${guestBase}/:id/view`,
    params: { id },
    query: { accessKey },
    schema: orderView,
    limit,
  });
}

/**
 * Finds a guest's order by its number and phone or e-mail; the same 404 for every mismatch, 429 (contract: POST
 * order/track).
 */
export function trackOrder(caller: Caller, body: TrackBody): Promise<Answer<Tracked>> {
  return callApi(caller, {
    method: "POST",
    path: `${guestBase}/track`,
    body: checkoutToWire.track(body),
    schema: tracked,
    limit: limits.write,
  });
}

/** The payment link. Untrusted: check its host. 409 `not_payable` (GET order/{id}/getPaymentLink). */
export function getGuestPaymentLink(caller: Caller, id: number, accessKey: string): Promise<Answer<PaymentLink>> {
  return callApi(caller, {
    path: `${guestBase}/:id/getPaymentLink`,
    params: { id },
    query: { accessKey },
    schema: paymentLink,
    limit: limits.main,
  });
}

/** The invoice of an order, as PDF or HTML (GET order/{id}/document/invoice). */
export function getGuestInvoice(caller: Caller, id: number, accessKey: string): Promise<Answer<ApiFile>> {
  return callForFile(caller, {
    path: `${guestBase}/:id/document/invoice`,
    params: { id },
    query: { accessKey },
    limit: limits.main,
  });
}
