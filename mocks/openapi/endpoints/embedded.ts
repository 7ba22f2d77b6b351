import * as z from "zod";

import { empty } from "~/api/schemas/common";
import { messageStates } from "#mocks/outbox";
import { codeChange, orderChange, productChange, rule } from "#mocks/scenarios";

import type { Endpoint } from "../endpoint";

const message = z.object({
  id: z.int(),
  kind: z.enum(["sms", "email"]),
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  code: z.string().nullable(),
  link: z.string().nullable(),
  state: z.enum(messageStates),
  error: z.string().nullable(),
  sentAt: z.iso.datetime({ offset: true }),
});

const rules = z.object({ rules: z.array(rule) });

/** Calls that only the embedded API has (contract, section 4). Scenarios exist only in development and test. */
export const embeddedEndpoints: Endpoint[] = [
  {
    method: "get",
    path: "/healthz",
    id: "getHealth",
    tag: "Embedded API",
    summary: "Check that the API is running",
    response: z.object({ status: z.literal("ok") }),
  },
  {
    method: "get",
    path: "/outbox",
    id: "listMessages",
    tag: "Embedded API",
    summary: "The SMS and e-mails of the shop, newest first",
    description:
      "`state` is `kept` if messages of this kind are not sent, or else `waiting`, `sent` or `failed`. Returns JSON if `Accept` contains `application/json`, otherwise an HTML page.",
    response: z.object({ messages: z.array(message) }),
  },
  {
    method: "get",
    path: "/scenario",
    id: "listFaults",
    tag: "Embedded API",
    summary: "The active faults",
    description: "Available in development and test only, like all calls of `/scenario`.",
    response: rules,
    errors: ["not_found"],
  },
  {
    method: "post",
    path: "/scenario",
    id: "addFault",
    tag: "Embedded API",
    summary: "Add a fault for later calls",
    description:
      "`path` may contain `*` wildcards. To make a single call fail, send it with the header `X-Scenario` instead: `slow=3000`, `status=500`, `malformed`, `empty`, `html`, `drop`, `lost`.",
    body: rule,
    response: rules,
    errors: ["not_found", "validation_failed"],
  },
  {
    method: "delete",
    path: "/scenario",
    id: "clearFaults",
    tag: "Embedded API",
    summary: "Remove all faults",
    response: rules,
    errors: ["not_found"],
  },
  {
    method: "post",
    path: "/scenario/product/{id}",
    id: "changeProduct",
    tag: "Embedded API",
    summary: "Change a product's price, stock or days to order",
    params: { id: "The product's ID." },
    body: productChange,
    response: empty,
    errors: ["product_not_found", "validation_failed"],
  },
  {
    method: "post",
    path: "/scenario/code/{phone}",
    id: "ageCode",
    tag: "Embedded API",
    summary: "Make a sign-in code older, as if time had passed",
    params: { phone: "The phone number to which the code was sent, in the form `+79991234567`." },
    body: codeChange,
    response: empty,
    errors: ["not_found", "validation_failed"],
  },
  {
    method: "post",
    path: "/scenario/order/{id}",
    id: "changeOrderStatus",
    tag: "Embedded API",
    summary: "Change an order's status",
    params: { id: "The order's ID." },
    body: orderChange,
    response: empty,
    errors: ["not_found", "validation_failed"],
  },
];
