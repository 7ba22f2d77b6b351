import * as z from "zod";

import { user } from "./auth";
import { basket } from "./basket";
import {
  date,
  dateTime,
  deliveryKind,
  discountLine,
  grams,
  link,
  meta,
  pagination,
  picture,
  pictures,
  roubles,
  vat,
} from "./common";
import { address, company } from "./profile";

/** Contract, section 3: "Personal area", orders and requests about them. */

/** Code logic uses `code`. A status with an unknown code is shown by its name. */
export const status = z.object({ code: z.string(), name: z.string() });
export type Status = z.output<typeof status>;
export type StatusWire = z.input<typeof status>;

/** How an order is delivered. */
const way = z.object({
  code: z.string(),
  name: z.string(),
  /** As in the order form; an API may leave it out if it is the code. */
  kind: deliveryKind.optional(),
});

export const order = z.object({
  id: z.int(),
  number: z.string(),
  createdAt: dateTime,
  status,
  paymentStatus: status,
  /** How it is to be paid; in a list, an API may leave it out. */
  payment: z.object({ code: z.string(), name: z.string() }).optional(),
  /** In a list, an API may leave it out. */
  delivery: way.optional(),
  itemsCount: z.int().nonnegative(),
  totalPrice: roubles,
  deliveryDate: date.nullable(),
  pictures,
  /** What the API allows at the moment; it checks again when the action is requested. */
  can: z.object({ pay: z.boolean(), cancel: z.boolean(), refund: z.boolean(), repeat: z.boolean() }),
});
export type Order = z.output<typeof order>;
export type OrderWire = z.input<typeof order>;

export const orderItem = z.object({
  productId: z.int(),
  code: z.string(),
  name: z.string(),
  picture,
  article: z.string(),
  price: roubles,
  quantity: z.int().min(1),
  sum: roubles,
  /** How many of them were returned, while the customer keeps the rest of the order; absent if none. */
  returned: z.int().nonnegative().optional(),
});
export type OrderItem = z.output<typeof orderItem>;
export type OrderItemWire = z.input<typeof orderItem>;

export const pickupPoint = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  hours: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type PickupPoint = z.output<typeof pickupPoint>;
export type PickupPointWire = z.input<typeof pickupPoint>;

export const orderDetail = order.and(
  z.object({
    customer: z.object({
      name: z.string(),
      lastName: z.string(),
      secondName: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    company: company.nullable(),
    delivery: way.extend({
      cost: roubles,
      address: address.nullable(),
      pickupPoint: pickupPoint.nullable(),
      /** The carrier's tracking number. */
      track: z.string().nullable(),
      /** The chosen hours of the delivery date. */
      interval: z.string().nullable().optional(),
    }),
    /** Who receives the order, if not the customer. */
    recipient: z.object({ name: z.string(), phone: z.string() }).nullable().optional(),
    payment: z.object({ code: z.string(), name: z.string() }),
    items: z.array(orderItem),
    cost: roubles,
    discount: roubles,
    /** What the discount consists of; the sums add up to it. */
    discounts: z.array(discountLine).optional(),
    /** The VAT in the total; absent if the API does not return it. */
    vat: vat.optional(),
    /** The amount refunded for returned products; absent if nothing was refunded. */
    returnedSum: roubles.optional(),
    totalWeight: grams,
    comment: z.string(),
    /** Oldest first. */
    history: z.array(z.object({ status, at: dateTime })),
  }),
);
export type OrderDetail = z.output<typeof orderDetail>;
export type OrderDetailWire = z.input<typeof orderDetail>;

export const orderView = z.object({ order: orderDetail });

export const orderList = z.object({
  orders: z.object({ list: z.array(order), pagination }),
  /** The statuses of the customer's orders that match the search, with the number of orders in each. */
  statuses: z.array(status.and(z.object({ count: z.int().nonnegative() }))),
});
export type OrderList = z.output<typeof orderList>;
export type OrderListWire = z.input<typeof orderList>;

/** The start page of the personal area: the customer and the last three orders. */
export const profile = z.object({ user, meta, orders: z.object({ list: z.array(order).max(3) }) });
export type Profile = z.output<typeof profile>;
export type ProfileWire = z.input<typeof profile>;

export const repeated = z.object({
  added: z.array(z.object({ productId: z.int(), quantity: z.int().min(1) })),
  /** `reason` is a sentence for the shopper. */
  skipped: z.array(z.object({ productId: z.int(), name: z.string(), reason: z.string() })),
  basket,
});
export type Repeated = z.output<typeof repeated>;
export type RepeatedWire = z.input<typeof repeated>;

export const paymentLink = z.object({ link });
export type PaymentLink = z.output<typeof paymentLink>;
export type PaymentLinkWire = z.input<typeof paymentLink>;

export const reason = z.object({ name: z.string(), code: z.string(), description: z.string() });
export type Reason = z.output<typeof reason>;
export type ReasonWire = z.input<typeof reason>;

export const orderSettings = z.object({
  cancel: z.object({ reason: z.array(reason) }),
  refund: z.object({ reason: z.array(reason) }),
});
export type OrderSettings = z.output<typeof orderSettings>;
export type OrderSettingsWire = z.input<typeof orderSettings>;

/** A request about an order. A request of kind `refund` with status `new` can be withdrawn. */
export const orderRequest = z.object({
  id: z.int(),
  orderId: z.int(),
  orderNumber: z.string(),
  createdAt: dateTime,
  kind: z.enum(["cancel", "refund"]),
  /** `new`, `approved`, `rejected` or `withdrawn`. */
  status,
  /** The reason's name. */
  reason: z.string(),
  comment: z.string(),
  answer: z.string().nullable(),
  /** The amount refunded if the request is approved; absent if there is none or the API does not return it. */
  sum: roubles.optional(),
  items: z.array(
    z.object({ productId: z.int(), name: z.string(), quantity: z.int().min(1), picture: picture.optional() }),
  ),
  files: z.array(z.object({ name: z.string(), size: z.int().nonnegative() })),
});
export type OrderRequest = z.output<typeof orderRequest>;
export type OrderRequestWire = z.input<typeof orderRequest>;

export const requestMade = z.object({ request: orderRequest });

export const requestList = z.object({ refunds: z.array(orderRequest), pagination });
export type RequestList = z.output<typeof requestList>;
export type RequestListWire = z.input<typeof requestList>;

export const comment = z.string().trim().min(1).max(2000);
export const repeatBody = z.object({ uid: z.string().min(1).max(100) });
export type RepeatBodyWire = z.input<typeof repeatBody>;
export type RepeatBody = RepeatBodyWire;
export const cancelBody = z.object({ reason: z.string().min(1), comment });
export type CancelBodyWire = z.input<typeof cancelBody>;
export type CancelBody = CancelBodyWire;
/** One `items[]` part of the multipart body, as JSON. */
export const refundItem = z.object({ productId: z.int(), quantity: z.int().min(1) });
export type RefundItemWire = z.input<typeof refundItem>;
export type RefundItem = RefundItemWire;
export const cancelRefundBody = z.object({ requestId: z.int() });
export type CancelRefundBodyWire = z.input<typeof cancelRefundBody>;
export type CancelRefundBody = CancelRefundBodyWire;

/** Converts the bodies that pages pass to the API's names. Here, both are the same. */
export const ordersToWire = {
  repeat: (body: RepeatBody): RepeatBodyWire => body,
  cancel: (body: CancelBody): CancelBodyWire => body,
  refundItem: (body: RefundItem): RefundItemWire => body,
  cancelRefund: (body: CancelRefundBody): CancelRefundBodyWire => body,
};
