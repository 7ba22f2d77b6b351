import * as z from "zod";

import { date, deliveryKind, discountLine, grams, link, roubles, vat } from "./common";
import { pickupPoint } from "./orders";
import { address, addressParts } from "./profile";

/** Contract, section 3: "Checkout". */

export const personType = z.enum(["individual", "legal"]);
export type PersonType = z.output<typeof personType>;
export type PersonTypeWire = z.input<typeof personType>;

export const delivery = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** For the current basket and the requested city. */
  cost: roubles,
  /** The earliest delivery day; null for an empty basket. */
  date: date.nullable(),
  kind: deliveryKind,
  /** The order value from which delivery is free, unless the goods are too heavy. */
  freeFrom: roubles.nullable(),
  /** Pickup points; empty for other kinds. `date` is the first day there, if the API returns it for each point. */
  points: z.array(pickupPoint.and(z.object({ date: date.nullable().optional() }))),
  /** The days and hours to choose from; without them, the shop delivers on the earliest day. */
  days: z
    .array(z.object({ date, intervals: z.array(z.string().min(1)).min(1).max(24) }))
    .max(60)
    .optional(),
});
export type Delivery = z.output<typeof delivery>;
export type DeliveryWire = z.input<typeof delivery>;

export const payment = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  /** Codes of the delivery methods that allow it. */
  deliveries: z.array(z.string()),
  personTypes: z.array(personType),
});
export type Payment = z.output<typeof payment>;
export type PaymentWire = z.input<typeof payment>;

export const consent = z.object({
  code: z.string(),
  /** Sent back with the order, to record which version the shopper agreed to. */
  version: z.string(),
  required: z.boolean(),
  title: z.string(),
  /** The address of the text. */
  link,
});
export type Consent = z.output<typeof consent>;
export type ConsentWire = z.input<typeof consent>;

export const checkoutSettings = z.object({
  deliveries: z.array(delivery),
  payments: z.array(payment),
  consents: z.array(consent),
  /** The minimum order value. */
  minTotal: roubles,
});
export type CheckoutSettings = z.output<typeof checkoutSettings>;
export type CheckoutSettingsWire = z.input<typeof checkoutSettings>;

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
export type CalculateBodyWire = z.input<typeof calculateBody>;
export type CalculateBody = CalculateBodyWire;

/**
 * `below_minimum`, `promo_ended`, `made_to_order`, `reduced` (fewer pieces than were added), `unavailable` (not in the
 * order).
 */
export const warning = z.object({ code: z.string(), message: z.string(), productId: z.int().optional() });
export type Warning = z.output<typeof warning>;
export type WarningWire = z.input<typeof warning>;

export const calculated = z.object({
  /** Prices before and after the discount are the basket's `cost` and `cost - discount`. */
  cost: roubles,
  discount: roubles,
  /** What the discount consists of; the sums add up to it. */
  discounts: z.array(discountLine).optional(),
  deliveryCost: roubles,
  /** Including delivery. */
  totalPrice: roubles,
  /** The VAT in the total; absent if the API does not return it. */
  vat: vat.optional(),
  totalWeight: grams,
  deliveryDate: date.nullable(),
  /** Identifies the lines and prices that the totals are for; sent with the order. */
  hash: z.string(),
  warnings: z.array(warning),
});
export type Calculated = z.output<typeof calculated>;
export type CalculatedWire = z.input<typeof calculated>;

/** A typed or suggested address. `value` is optional: without it, it is assembled from the parts. */
export const orderAddress = addressParts.and(
  z.object({ value: z.string().trim().max(500).nullable().optional().default(null) }),
);
export type OrderAddress = z.output<typeof orderAddress>;
export type OrderAddressWire = z.input<typeof orderAddress>;

const line = z.string().trim().max(300).default("");
const number = z.string().max(40).default("");

/**
 * The schema accepts missing and invalid fields, so that the API can report all of them at once, each with its own
 * message.
 */
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
    /** One of the chosen day's hours, as the settings name them. */
    interval: z.string().max(1000).optional(),
  }),
  /** Who receives the order, if not the customer. */
  recipient: z.object({ name: short.default(""), phone: z.string().max(40).default("") }).optional(),
  payment: z.string().max(50).default(""),
  comment: z.string().trim().max(2000).default(""),
  consents: z.array(z.object({ code: z.string().max(50), version: z.string().max(50) })).max(20),
  /** Whether a customer's new address and company are kept for the next order. */
  saveAddress: z.boolean().default(true),
  saveCompany: z.boolean().default(true),
});
export type OrderBodyWire = z.input<typeof orderBody>;
export type OrderBody = OrderBodyWire;
/** The body as an API reads it, with every field. */
export type ReadOrderBodyWire = z.output<typeof orderBody>;

export const orderPlaced = z.object({
  // Number, key and link are limited because a cookie stores them.
  order: z.object({ id: z.int(), number: z.string().max(40), totalPrice: roubles }),
  /** Gives access to the order without a token: 256 bits, valid for 30 days. */
  accessKey: z.string().max(200),
  /** The link for card payments; null for other payment methods. Untrusted: check its host. */
  paymentLink: link,
});
export type OrderPlaced = z.output<typeof orderPlaced>;
export type OrderPlacedWire = z.input<typeof orderPlaced>;

export const trackBody = z.object({
  number: z.string().trim().min(1).max(40),
  phoneOrEmail: z.string().trim().min(1).max(200),
});
export type TrackBodyWire = z.input<typeof trackBody>;
export type TrackBody = TrackBodyWire;

export const tracked = z.object({ id: z.int(), accessKey: z.string() });
export type Tracked = z.output<typeof tracked>;
export type TrackedWire = z.input<typeof tracked>;

/** The number of suggestions of each kind (contract, section 3). */
const maxSuggestions = 10;

export const addressSuggestions = z.object({ suggestions: z.array(address).max(maxSuggestions) });
export type AddressSuggestions = z.output<typeof addressSuggestions>;
export type AddressSuggestionsWire = z.input<typeof addressSuggestions>;

export const party = z.object({
  inn: z.string(),
  /** Null for a sole trader. */
  kpp: z.string().nullable(),
  /** For a sole trader, the OGRNIP. */
  ogrn: z.string(),
  name: z.string(),
  address: z.string(),
  director: z.string(),
});
export type Party = z.output<typeof party>;
export type PartyWire = z.input<typeof party>;
export const partySuggestions = z.object({ suggestions: z.array(party).max(maxSuggestions) });

export const bank = z.object({ bik: z.string(), name: z.string(), correspondentAccount: z.string() });
export type Bank = z.output<typeof bank>;
export type BankWire = z.input<typeof bank>;
export const bankSuggestions = z.object({ suggestions: z.array(bank).max(maxSuggestions) });

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const checkoutToWire = {
  calculate: (body: CalculateBody): CalculateBodyWire => body,
  order: (body: OrderBody): OrderBodyWire => body,
  track: (body: TrackBody): TrackBodyWire => body,
};
