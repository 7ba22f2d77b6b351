import * as z from "zod";

import {
  calculateBody,
  calculated,
  checkoutSettings,
  orderBody,
  orderPlaced,
  personType,
  trackBody,
  tracked,
  addressSuggestions,
  bankSuggestions,
  partySuggestions,
} from "~/api/schemas/checkout";
import { orderView, paymentLink } from "~/api/schemas/orders";
import { keyPattern } from "#mocks/checkout/idempotency";

import { uid, type Endpoint, type Parameter } from "../endpoint";

const base = "/api/app/order";
const id = { id: "The order's id." };

const typed: Parameter = {
  name: "q",
  description: "What has been typed; nothing is found for nothing.",
  schema: z.string(),
};

const suggestion = (call: Pick<Endpoint, "path" | "id" | "summary" | "answer">): Endpoint => ({
  method: "get",
  tag: "Suggestions",
  query: [typed],
  ...call,
});

const opened = (call: Pick<Endpoint, "path" | "id" | "summary" | "answer"> & Partial<Endpoint>): Endpoint => ({
  method: "get",
  tag: "Checkout",
  params: id,
  query: [{ name: "accessKey", description: "Told when the order was placed or found.", schema: z.string() }],
  ...call,
  errors: ["order_not_found", ...(call.errors ?? [])],
});

/** Contract, section 3: "Checkout". An access key opens its order for any caller. */
export const checkoutEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/api/app/checkout/settings",
    id: "getCheckoutSettings",
    tag: "Checkout",
    summary: "Deliveries, payments, consents and the least sum for the basket as it is",
    query: [
      uid(true),
      { name: "personType", description: "`individual` by default.", schema: personType },
      { name: "city", description: "Where to deliver; Moscow by default.", schema: z.string() },
    ],
    answer: checkoutSettings,
    errors: ["validation_failed"],
  },
  {
    method: "post",
    path: "/api/app/checkout/calculate",
    id: "calculateOrder",
    tag: "Checkout",
    summary: "The sums that an order would have",
    body: calculateBody,
    answer: calculated,
    errors: ["validation_failed"],
  },
  {
    method: "post",
    path: `${base}/create`,
    id: "createOrder",
    tag: "Checkout",
    summary: "Place an order, once for a key",
    description:
      "The same key and body answer the same order with a new access key. The 409s hold the present `basket` in their error. A signed-in customer's address and company are kept in the profile unless they are there, as are name and e-mail where it has none.",
    headers: [
      {
        name: "Idempotency-Key",
        description: "Made with the form.",
        required: true,
        schema: z.string().regex(keyPattern),
      },
    ],
    body: orderBody,
    status: 201,
    answer: orderPlaced,
    errors: [
      ...(["validation_failed", "idempotency_conflict", "below_minimum", "basket_empty"] as const),
      ...(["basket_changed", "order_out_of_stock", "too_many_requests"] as const),
    ],
  },
  opened({ path: `${base}/{id}/view`, id: "getOpenedOrder", summary: "An order by its access key", answer: orderView }),
  opened({
    path: `${base}/{id}/getPaymentLink`,
    id: "getOpenedPaymentLink",
    summary: "Where to pay an order that is not paid",
    answer: paymentLink,
    errors: ["not_payable"],
  }),
  opened({
    path: `${base}/{id}/document/{type}`,
    id: "getOpenedOrderDocument",
    summary: "A document of the order",
    params: { ...id, type: "`invoice`." },
    answer: z.string(),
    page: true,
    errors: ["not_found"],
  }),
  {
    method: "post",
    path: `${base}/track`,
    id: "trackOrder",
    tag: "Checkout",
    summary: "Find a guest's order by its number and the phone or e-mail",
    body: trackBody,
    answer: tracked,
    errors: ["order_not_found", "validation_failed", "too_many_requests"],
  },
  suggestion({
    path: "/api/app/suggest/address",
    id: "suggestAddress",
    summary: "Addresses whose words begin so, in any order",
    answer: addressSuggestions,
  }),
  suggestion({
    path: "/api/app/suggest/party",
    id: "suggestParty",
    summary: "Companies and sole traders by INN or name",
    answer: partySuggestions,
  }),
  suggestion({
    path: "/api/app/suggest/bank",
    id: "suggestBank",
    summary: "Banks by BIK or name",
    answer: bankSuggestions,
  }),
];
