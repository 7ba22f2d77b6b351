import * as z from "zod";

import { empty } from "~/api/schemas/common";
import {
  cancelBody,
  cancelRefundBody,
  comment,
  orderList,
  orderSettings,
  orderView,
  paymentLink,
  repeatBody,
  repeated,
  requestList,
  requestMade,
} from "~/api/schemas/orders";

import { paging, type Endpoint } from "../endpoint";

const base = "/api/app/profile";
const id = { id: "The order's id." };

const own = (call: Omit<Endpoint, "tag" | "private">): Endpoint => ({ tag: "Orders", private: true, ...call });

const ofOrder = (call: Omit<Endpoint, "tag" | "private" | "params">): Endpoint =>
  own({ params: id, ...call, errors: ["not_found", ...(call.errors ?? [])] });

const refundForm = z.object({
  reason: z.string().min(1),
  comment,
  "items[]": z.array(z.string()).describe('A part a line, each JSON: `{"productId": 1, "quantity": 2}`.'),
  "files[]": z.array(z.string()).optional().describe("JPEG or PNG photos, at most 10, 10 MB each."),
});

/** Contract, section 3: "Personal area", the orders. Another customer's order is a 404 everywhere. */
export const ordersEndpoints: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/orders`,
    id: "listOrders",
    summary: "The customer's orders, newest first",
    query: [...paging, { name: "status", description: "A status's code: only such orders.", schema: z.string() }],
    answer: orderList,
  }),
  own({
    method: "get",
    path: `${base}/order/settings`,
    id: "getOrderSettings",
    summary: "Reasons to cancel an order and to return goods",
    answer: orderSettings,
  }),
  own({
    method: "get",
    path: `${base}/refund`,
    id: "listRequests",
    summary: "What the customer asked to cancel or return, newest first",
    query: paging,
    answer: requestList,
  }),
  ofOrder({
    method: "get",
    path: `${base}/order/{id}/view`,
    id: "getOrder",
    summary: "An order with everything about it",
    answer: orderView,
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/repeat`,
    id: "repeatOrder",
    summary: "Put an order's goods into the basket; tells what could not be",
    body: repeatBody,
    answer: repeated,
    errors: ["validation_failed"],
  }),
  ofOrder({
    method: "get",
    path: `${base}/order/{id}/getPaymentLink`,
    id: "getPaymentLink",
    summary: "Where to pay an order that is not paid",
    answer: paymentLink,
    errors: ["not_payable"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/cancel`,
    id: "cancelOrder",
    summary: "Ask to cancel an order that is not shipped yet",
    body: cancelBody,
    answer: requestMade,
    errors: ["validation_failed", "not_cancellable"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/refund`,
    id: "refundOrder",
    summary: "Ask to return goods of an order completed at most 14 days ago",
    form: refundForm,
    answer: requestMade,
    errors: ["validation_failed", "not_refundable", "too_large"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/cancelRefund`,
    id: "withdrawRefund",
    summary: "Withdraw a refund request that is still new",
    body: cancelRefundBody,
    answer: empty,
    errors: ["validation_failed", "not_withdrawable"],
  }),
  own({
    method: "get",
    path: `${base}/order/{id}/document/{type}`,
    id: "getOrderDocument",
    summary: "A document of the order",
    params: { ...id, type: "`invoice`." },
    answer: z.string(),
    page: true,
    errors: ["not_found"],
  }),
];
