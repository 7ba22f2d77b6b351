import { trackBody, type TrackedWire } from "~/api/schemas/checkout";
import { normalizePhone, russia } from "~/lib/phone";
import type { Context } from "#mocks/context";
import { countAttempt, hour, minute, ofClient } from "#mocks/customers/attempts";
import { findGuestOrder, type OrderRow } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";
import { findByAccessKey, issueAccessKey } from "#mocks/orders/access";
import { toDetail } from "#mocks/orders/order";
import { paymentLinkOf } from "#mocks/orders/payment";

import { idOf, readEmail } from "./fields";
import { invoiceOf } from "./orders";
import { requireBody, type Answers, type Call } from "./route";

/** Orders by access key, and finding a guest's order by number and contact (contract, section 3: "Checkout"). */
export const guestOrdersAnswers = {
  trackOrder: track,
  getGuestOrder: (context, call) => ({ order: toDetail(context, requireOrderByKey(context, call), call.language) }),
  getGuestPaymentLink: (context, call) => ({
    link: paymentLinkOf(context, requireOrderByKey(context, call), call.request, call.language),
  }),
  getGuestOrderDocument: (context, call) => invoiceOf(context, requireOrderByKey(context, call), call),
} satisfies Answers;

/** The order of the path; throws the same 404 for a wrong number and for a wrong or old key. */
function requireOrderByKey(context: Context, call: Call): OrderRow {
  const order = findByAccessKey(context, idOf(call.param("id")), call.query.get("accessKey") ?? "");
  if (!order) throw new ApiFailure("order_not_found");
  return order;
}

const perNumber = { max: 10, within: 15 * minute };
const perContact = { max: 20, within: hour };

/** Attempts are counted by number and by contact, so that neither can be used to guess the other. */
function track(context: Context, call: Call): TrackedWire {
  const { number, phoneOrEmail } = requireBody(call, trackBody);
  const digits = number.replace(/[\s№#]/g, "");
  const contact = readEmail(phoneOrEmail) ?? normalizePhone(russia, phoneOrEmail);
  countAttempt(context, ofClient(`track-number:${digits}`, call.client), perNumber);
  countAttempt(context, ofClient(`track-contact:${contact ?? ""}`, call.client), perContact);
  const order = findGuestOrder(context.db, digits);
  if (!order || contact === null || ![order.person.phone, order.person.email].includes(contact))
    throw new ApiFailure("order_not_found");
  return { id: order.id, accessKey: issueAccessKey(context, order.id) };
}
