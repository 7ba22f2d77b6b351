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
const id = { id: "The order's ID." };

const own = (call: Omit<Endpoint, "tag" | "private">): Endpoint => ({ tag: "Orders", private: true, ...call });

const ofOrder = (call: Omit<Endpoint, "tag" | "private" | "params">): Endpoint =>
  own({ params: id, ...call, errors: ["not_found", ...(call.errors ?? [])] });

const refundForm = z.object({
  reason: z.string().min(1),
  comment,
  "items[]": z
    .array(z.string())
    .describe('One part per line of the order, each in JSON: `{"productId": 1, "quantity": 2}`.'),
  "files[]": z.array(z.string()).optional().describe("JPEG or PNG photos: at most 10, up to 10 MB each."),
});

/** Contract, section 3: "Personal area", the orders. Another customer's order is a 404 everywhere. */
export const ordersEndpoints: Endpoint[] = [
  own({
    method: "get",
    path: `${base}/orders`,
    id: "listOrders",
    summary: "The customer's orders, newest first",
    query: [
      ...paging,
      {
        name: "status",
        description: "Status codes, separated by commas, to list only orders with one of them.",
        schema: z.string(),
      },
      {
        name: "q",
        description: "Words that the order's number, or the names and articles of its products contain.",
        schema: z.string().max(100),
      },
      { name: "from", description: "The first day of the orders, `YYYY-MM-DD`.", schema: z.iso.date() },
      { name: "to", description: "The last day of the orders, `YYYY-MM-DD`.", schema: z.iso.date() },
    ],
    description: "`statuses` counts the orders that match `q`, `from` and `to`, in any status.",
    response: orderList,
  }),
  own({
    method: "get",
    path: `${base}/order/settings`,
    id: "getOrderSettings",
    summary: "Reasons to cancel an order and to return products",
    response: orderSettings,
  }),
  own({
    method: "get",
    path: `${base}/refund`,
    id: "listRequests",
    summary: "The customer's cancellation and return requests, newest first",
    query: paging,
    response: requestList,
  }),
  ofOrder({
    method: "get",
    path: `${base}/order/{id}/view`,
    id: "getOrder",
    summary: "An order with all its details",
    response: orderView,
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/repeat`,
    id: "repeatOrder",
    summary: "Add an order's products to the basket; reports products that cannot be added",
    body: repeatBody,
    response: repeated,
    errors: ["validation_failed"],
  }),
  ofOrder({
    method: "get",
    path: `${base}/order/{id}/getPaymentLink`,
    id: "getPaymentLink",
    summary: "The payment link of an unpaid order",
    response: paymentLink,
    errors: ["not_payable"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/cancel`,
    id: "cancelOrder",
    summary: "Request the cancellation of an order that has not been shipped",
    body: cancelBody,
    response: requestMade,
    errors: ["validation_failed", "not_cancellable"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/refund`,
    id: "refundOrder",
    summary: "Request a return of products from an order completed within the last 14 days",
    form: refundForm,
    response: requestMade,
    errors: ["validation_failed", "not_refundable", "too_large"],
  }),
  ofOrder({
    method: "post",
    path: `${base}/order/{id}/cancelRefund`,
    id: "withdrawRefund",
    summary: "Withdraw a refund request that is still new",
    body: cancelRefundBody,
    response: empty,
    errors: ["validation_failed", "not_withdrawable"],
  }),
  own({
    method: "get",
    path: `${base}/order/{id}/document/{type}`,
    id: "getOrderDocument",
    summary: "A document of the order",
    params: { ...id, type: "The type of document: `invoice`." },
    response: z.string(),
    page: true,
    errors: ["not_found"],
  }),
];
