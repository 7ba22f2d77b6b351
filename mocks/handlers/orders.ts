import { HttpResponse } from "msw";
import * as z from "zod";

import { trackBody, type TrackedWire } from "~/api/schemas/checkout";
import { repeatBody, type OrderListWire, type ProfileWire } from "~/api/schemas/orders";
import { normalizePhone, russia } from "~/lib/phone";
import type { Context } from "#mocks/context";
import { countAttempt, ofClient } from "#mocks/customers/attempts";
import { hour, minute } from "#mocks/dates";
import { toUser } from "#mocks/db/queries/customers";
import {
  countOrders,
  findGuestOrder,
  findOrders,
  getOrder,
  listOrders,
  listUnits,
  type OrderRow,
  type OrderSearch,
} from "#mocks/db/queries/orders";
import { ApiFailure, found } from "#mocks/errors";
import { invoicePage } from "#mocks/orders/invoice";
import { findByAccessKey, issueAccessKey, paymentLinkOf } from "#mocks/orders/links";
import { named, orderStatuses, plainOrderNumber } from "#mocks/orders/names";
import { toDetail, toOrder } from "#mocks/orders/order";
import { repeatOrder } from "#mocks/orders/repeat";

import { fullList } from "./favorites";
import { idOf, readEmail } from "./fields";
import { pageOf, pagination, requireBody, requireCustomer, requireUid, type Answers, type Call } from "./route";
import { headings } from "./shapes";

/** The customer's orders and the account's first page (contract, section 3: "Personal area"). */
export const ordersAnswers = {
  getProfile: profile,
  listCustomerFavorites: fullList,
  listOrders: list,
  getOrder: (context, call) => ({ order: toDetail(context, requireOrder(context, call), call.language) }),
  repeatOrder: (context, call) => {
    const { id } = requireOrder(context, call);
    requireBody(call, repeatBody);
    return repeatOrder(context, id, requireUid(call), call.language);
  },
  getPaymentLink: (context, call) => ({
    link: paymentLinkOf(context, requireOrder(context, call), call.request, call.language),
  }),
  getOrderDocument: (context, call) => invoiceOf(context, requireOrder(context, call), call),
} satisfies Answers;

const lastOrders = 3;

function profile(context: Context, call: Call): ProfileWire {
  const { db } = context;
  const customer = requireCustomer(call);
  const orders = listOrders(db, customer.id, {}, lastOrders);
  return {
    user: toUser(db, customer),
    meta: headings.personal(context.shop, call.language),
    orders: { list: orders.map((row) => toOrder(context, row, call.language)) },
  };
}

/** Statuses that no order has return an empty list. The counts are those of the search. */
function list(context: Context, call: Call): OrderListWire {
  const { db } = context;
  const { id } = requireCustomer(call);
  const page = pageOf(call.query);
  const statuses = call.query.get("status")?.split(",").filter(Boolean) ?? [];
  const ids = findOrders(db, id, searchOf(call.query));
  const counts = countOrders(db, id, ids);
  const asked = statuses.length > 0 ? new Set(statuses) : null;
  const total = [...counts].reduce((sum, [code, n]) => (asked?.has(code) === false ? sum : sum + n), 0);
  const rows = listOrders(db, id, { statuses: asked && [...asked], ids }, page.perPage, page.offset);
  const codes = orderStatuses.filter((code) => counts.has(code));
  return {
    orders: { list: rows.map((row) => toOrder(context, row, call.language)), pagination: pagination(page, total) },
    statuses: codes.map((code) => ({ ...named("orderStatus", code, call.language), count: counts.get(code) ?? 0 })),
  };
}

/** What is not a day is ignored. */
function searchOf(query: URLSearchParams): OrderSearch {
  const day = (name: string) => z.iso.date().safeParse(query.get(name)).data ?? "";
  return { q: (query.get("q") ?? "").slice(0, 100), from: day("from"), to: day("to") };
}

/** The order of the path; throws 401 for a guest, 404 for another customer's. */
const requireOrder = ({ db }: Context, call: Call): OrderRow =>
  found(getOrder(db, requireCustomer(call).id, idOf(call.param("id"))));

/** A document of an order as an HTML page; the invoice is the only kind. */
function invoiceOf(context: Context, order: OrderRow, call: Call): Response {
  if (call.param("type") !== "invoice") throw new ApiFailure("not_found");
  const { db, shop } = context;
  const page = invoicePage(toDetail(context, order, call.language), shop, call.language, listUnits(db, order.id));
  return HttpResponse.html(page, { headers: { "cache-control": "no-store" } });
}

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
const requireOrderByKey = (context: Context, call: Call): OrderRow =>
  found(findByAccessKey(context, idOf(call.param("id")), call.query.get("accessKey") ?? ""), "order_not_found");

const perNumber = { max: 10, within: 15 * minute };
const perContact = { max: 20, within: hour };

/** Attempts are counted by number and by contact, so that neither can be used to guess the other. */
function track(context: Context, call: Call): TrackedWire {
  const { number, phoneOrEmail } = requireBody(call, trackBody);
  const digits = plainOrderNumber(number);
  const contact = readEmail(phoneOrEmail) ?? normalizePhone(russia, phoneOrEmail);
  countAttempt(context, ofClient(`track-number:${digits}`, call.client), perNumber);
  countAttempt(context, ofClient(`track-contact:${contact ?? ""}`, call.client), perContact);
  const order = findGuestOrder(context.db, digits);
  if (!order || contact === null || ![order.person.phone, order.person.email].includes(contact))
    throw new ApiFailure("order_not_found");
  return { id: order.id, accessKey: issueAccessKey(context, order.id) };
}
