import { http, HttpResponse, type HttpHandler } from "msw";

import { repeatBody, type OrderList, type Profile } from "~/api/schemas/orders";
import type { Context } from "#mocks/context";
import { newToken } from "#mocks/customers/secrets";
import { toUser } from "#mocks/db/queries/customers";
import { countOrders, findPaid, getOrder, keepPayKey, listOrders, type OrderRow } from "#mocks/db/queries/orders";
import { ApiFailure } from "#mocks/errors";
import { htmlPage } from "#mocks/html";
import { invoicePage } from "#mocks/orders/invoice";
import { named, orderStatuses } from "#mocks/orders/names";
import { abilities, toDetail, toOrder } from "#mocks/orders/order";
import { repeatOrder } from "#mocks/orders/repeat";

import { fullList } from "./favorites";
import { idOf } from "./fields";
import { createOrderRequestsHandlers } from "./order-requests";
import { headings } from "./pages-texts";
import { pageOf, pagination, requireBody, requireCustomer, requireUid, route, type Call } from "./route";

/** The customer's orders and what the personal area begins with (contract, section 3: "Personal area"). */
export function createOrdersHandlers(context: Context): HttpHandler[] {
  const base = "/api/app/profile";
  return [
    route(context, "get", `${base}/view`, (call) => profile(context, call)),
    route(context, "get", `${base}/favorite`, (call) => {
      requireCustomer(call);
      return fullList(context, call);
    }),
    route(context, "get", `${base}/orders`, (call) => list(context, call)),
    // Before the calls with an id, which `settings` would be taken for.
    ...createOrderRequestsHandlers(context),
    route(context, "get", `${base}/order/:id/view`, (call) => ({
      order: toDetail(context, requireOrder(context, call), call.language),
    })),
    route(context, "post", `${base}/order/:id/repeat`, (call) => {
      const { id } = requireOrder(context, call);
      requireBody(call, repeatBody);
      return repeatOrder(context, id, requireUid(call), call.language);
    }),
    route(context, "get", `${base}/order/:id/getPaymentLink`, (call) => paymentLink(context, call)),
    route(context, "get", `${base}/order/:id/document/:type`, (call) => document(context, call)),
    http.get("*/pay/:key", ({ params }) => payPage(context, String(params["key"]))),
  ];
}

const lastOrders = 3;

function profile(context: Context, call: Call): Profile {
  const { db } = context;
  const customer = requireCustomer(call);
  const orders = listOrders(db, customer.id, null, lastOrders);
  return {
    user: toUser(db, customer),
    meta: headings.personal(call.language),
    orders: { list: orders.map((row) => toOrder(context, row, call.language)) },
  };
}

/** A status that no order has answers an empty list. */
function list(context: Context, call: Call): OrderList {
  const { db } = context;
  const { id } = requireCustomer(call);
  const page = pageOf(call.query);
  const status = call.query.get("status") || null;
  const counts = countOrders(db, id);
  const total = status === null ? [...counts.values()].reduce((sum, n) => sum + n, 0) : (counts.get(status) ?? 0);
  const rows = listOrders(db, id, status, page.perPage, page.offset);
  const codes = Object.keys(orderStatuses).filter((code) => counts.has(code));
  return {
    orders: { list: rows.map((row) => toOrder(context, row, call.language)), pagination: pagination(page, total) },
    statuses: codes.map((code) => ({ ...named(orderStatuses, code, call.language), count: counts.get(code) ?? 0 })),
  };
}

/** The order of the path; throws 401 for a guest, 404 for another customer's. */
function requireOrder({ db }: Context, call: Call): OrderRow {
  const order = getOrder(db, requireCustomer(call).id, idOf(call.param("id")));
  if (!order) throw new ApiFailure("not_found");
  return order;
}

function paymentLink(context: Context, call: Call) {
  const order = requireOrder(context, call);
  if (!abilities(order, context.now()).pay) throw new ApiFailure("not_payable");
  const key = keepPayKey(context.db, order.id, newToken());
  // The API knows itself only by the name it was called by.
  const host = call.request.headers.get("host") ?? new URL(call.request.url).host;
  return { link: `http://${host}/pay/${key}` };
}

function payPage({ db }: Context, key: string): Response {
  const number = findPaid(db, key);
  if (number === undefined) return new HttpResponse(null, { status: 404 });
  return HttpResponse.html(
    htmlPage(
      `Оплата заказа ${number}`,
      `<h1>Оплата заказа ${number}</h1>
<p>Здесь будет страница банка: она откроется вместе с оформлением заказов.</p>
<p lang="en">The bank's page for order ${number} will be here: it opens together with the checkout.</p>`,
      "ru",
    ),
  );
}

function document(context: Context, call: Call): Response {
  const order = requireOrder(context, call);
  if (call.param("type") !== "invoice") throw new ApiFailure("not_found");
  const page = invoicePage(toDetail(context, order, call.language), call.language);
  return HttpResponse.html(page, { headers: { "cache-control": "no-store" } });
}
