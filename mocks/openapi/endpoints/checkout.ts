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
const id = { id: "The order's ID." };

const typed: Parameter = {
  name: "q",
  description: "The text that the shopper typed. An empty text finds nothing.",
  schema: z.string(),
};

const suggestion = (call: Pick<Endpoint, "path" | "id" | "summary" | "response">): Endpoint => ({
  method: "get",
  tag: "Suggestions",
  query: [typed],
  ...call,
});

const byAccessKey = (call: Pick<Endpoint, "path" | "id" | "summary" | "response"> & Partial<Endpoint>): Endpoint => ({
  method: "get",
  tag: "Checkout",
  params: id,
  query: [
    { name: "accessKey", description: "The key that placing or tracking the order returned.", schema: z.string() },
  ],
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
    summary: "Delivery methods, payment methods, consents and the minimum order value for the current basket",
    query: [
      uid(true),
      { name: "personType", description: "`individual` by default.", schema: personType },
      { name: "city", description: "The delivery city; Moscow by default.", schema: z.string() },
    ],
    response: checkoutSettings,
    errors: ["validation_failed"],
  },
  {
    method: "post",
    path: "/api/app/checkout/calculate",
    id: "calculateOrder",
    tag: "Checkout",
    summary: "Calculate the totals of an order",
    body: calculateBody,
    response: calculated,
    errors: ["validation_failed"],
  },
  {
    method: "post",
    path: `${base}/create`,
    id: "createOrder",
    tag: "Checkout",
    summary: "Place an order, once per key",
    description:
      "The same key and body return the same order with a new access key. The error of a 409 response contains the current `basket`. A signed-in customer's address and company are saved in the account unless they are already there; so are the name and e-mail address if the account has none.",
    headers: [
      {
        name: "Idempotency-Key",
        description: "A key that is generated together with the form.",
        required: true,
        schema: z.string().regex(keyPattern),
      },
    ],
    body: orderBody,
    status: 201,
    response: orderPlaced,
    errors: [
      ...(["validation_failed", "idempotency_conflict", "below_minimum", "basket_empty"] as const),
      ...(["basket_changed", "order_out_of_stock", "too_many_requests"] as const),
    ],
  },
  byAccessKey({
    path: `${base}/{id}/view`,
    id: "getGuestOrder",
    summary: "An order by its access key",
    response: orderView,
  }),
  byAccessKey({
    path: `${base}/{id}/getPaymentLink`,
    id: "getGuestPaymentLink",
    summary: "The payment link of an unpaid order",
    response: paymentLink,
    errors: ["not_payable"],
  }),
  byAccessKey({
    path: `${base}/{id}/document/{type}`,
    id: "getGuestOrderDocument",
    summary: "A document of the order",
    params: {
      ...id,
      type: "The type of document: `invoice`. An invoice that is to be paid has a QR code by GOST R 56042-2014.",
    },
    response: z.string(),
    page: true,
    errors: ["not_found"],
  }),
  {
    method: "post",
    path: `${base}/track`,
    id: "trackOrder",
    tag: "Checkout",
    summary: "Find a guest's order by its number and the phone number or e-mail address",
    body: trackBody,
    response: tracked,
    errors: ["order_not_found", "validation_failed", "too_many_requests"],
  },
  suggestion({
    path: "/api/app/suggest/address",
    id: "suggestAddress",
    summary: "Addresses whose words begin with the typed words, in any order",
    response: addressSuggestions,
  }),
  suggestion({
    path: "/api/app/suggest/party",
    id: "suggestParty",
    summary: "Companies and sole traders by INN or name",
    response: partySuggestions,
  }),
  suggestion({
    path: "/api/app/suggest/bank",
    id: "suggestBank",
    summary: "Banks by BIK or name",
    response: bankSuggestions,
  }),
];
