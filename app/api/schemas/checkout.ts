import * as z from "zod";

import { date, grams, link, roubles } from "./common";
import { pickupPoint } from "./orders";
import { addressParts } from "./profile";

/** Contract, section 3: "Checkout". */

export const personType = z.enum(["individual", "legal"]);
export type PersonType = z.infer<typeof personType>;

export const delivery = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** For the basket as it is, to the city that was asked about. */
  cost: roubles,
  /** The first day on which it can come; null for an empty basket. */
  date: date.nullable(),
  kind: z.enum(["pickup", "courier", "transport"]),
  /** From which sum of the goods it is free, if they are not too heavy. */
  freeFrom: roubles.nullable(),
  /** Where the goods can be picked up; empty for other kinds. */
  points: z.array(pickupPoint),
});
export type Delivery = z.infer<typeof delivery>;

export const payment = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Codes of the deliveries that it goes with. */
  deliveries: z.array(z.string()),
  personTypes: z.array(personType),
});
export type Payment = z.infer<typeof payment>;

export const consent = z.object({
  code: z.string(),
  /** Sent back with the order: what the shopper has agreed to. */
  version: z.string(),
  required: z.boolean(),
  title: z.string(),
  /** Where the text stands. */
  link,
});
export type Consent = z.infer<typeof consent>;

export const checkoutSettings = z.object({
  deliveries: z.array(delivery),
  payments: z.array(payment),
  consents: z.array(consent),
  /** The least that the goods of an order may cost. */
  minTotal: roubles,
});
export type CheckoutSettings = z.infer<typeof checkoutSettings>;

const uid = z.string().min(1).max(100);
const short = z.string().trim().max(100);

export const calculateBody = z.object({
  uid,
  personType,
  delivery: z.object({
    code: z.string().max(50),
    city: z.string().max(200).optional(),
    pointId: z.int().optional(),
  }),
  payment: z.string().max(50).optional(),
});
export type CalculateBody = z.input<typeof calculateBody>;

/** `below_minimum`, `made_to_order`, `reduced` (fewer pieces than were put in), `unavailable` (not in the order). */
export const warning = z.object({ code: z.string(), message: z.string(), productId: z.int().optional() });
export type Warning = z.infer<typeof warning>;

export const calculated = z.object({
  /** Goods before and after the discount are the basket's `cost` and `cost - discount`. */
  cost: roubles,
  discount: roubles,
  deliveryCost: roubles,
  /** With the delivery. */
  totalPrice: roubles,
  totalWeight: grams,
  deliveryDate: date.nullable(),
  /** Names the lines and prices that these sums are of: goes into the order. */
  hash: z.string(),
  warnings: z.array(warning),
});
export type Calculated = z.infer<typeof calculated>;

/** An address as it was typed or chosen; `value` may be left out, it is put together from the parts then. */
export const orderAddress = addressParts.extend({
  value: z.string().trim().max(500).nullable().optional().default(null),
});
export type OrderAddress = z.infer<typeof orderAddress>;

const line = z.string().trim().max(300).default("");
const number = z.string().max(40).default("");

/** Fields that are missing or wrong are told by the API each by its own message, so that all of them come at once. */
export const orderBody = z.object({
  uid,
  hash: z.string().min(1).max(100),
  personType,
  customer: z.object({
    name: short.default(""),
    lastName: short.default(""),
    secondName: short.default(""),
    phone: z.string().max(40).default(""),
    email: z.string().trim().max(200).default(""),
  }),
  company: z
    .object({
      inn: number,
      kpp: z.string().max(40).nullable().default(null),
      ogrn: number,
      name: line,
      legalAddress: line,
      bik: number,
      bank: line,
      account: number,
      correspondentAccount: number,
      contractEmail: z.string().trim().max(200).default(""),
    })
    .optional(),
  delivery: z.object({
    code: z.string().max(50).default(""),
    address: orderAddress.optional(),
    pointId: z.int().optional(),
    date: z.string().max(10).optional(),
  }),
  payment: z.string().max(50).default(""),
  comment: z.string().trim().max(2000).default(""),
  consents: z.array(z.object({ code: z.string().max(50), version: z.string().max(50) })).max(20),
});
export type OrderBody = z.input<typeof orderBody>;
export type ReadOrderBody = z.output<typeof orderBody>;

export const orderPlaced = z.object({
  // Number, key and link go into a cookie.
  order: z.object({ id: z.int(), number: z.string().max(40), totalPrice: roubles }),
  /** Opens the order to who has no token: 256 bits, 30 days. */
  accessKey: z.string().max(200),
  /** Where to pay by card; null for other payments. Untrusted: look at its host. */
  paymentLink: link,
});
export type OrderPlaced = z.infer<typeof orderPlaced>;

export const trackBody = z.object({
  number: z.string().trim().min(1).max(40),
  phoneOrEmail: z.string().trim().min(1).max(200),
});
export type TrackBody = z.input<typeof trackBody>;

export const tracked = z.object({ id: z.int(), accessKey: z.string() });
export type Tracked = z.infer<typeof tracked>;
