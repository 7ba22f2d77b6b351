import * as z from "zod";

import {
  cancelBody,
  cancelRefundBody,
  comment,
  refundItem,
  type OrderRequestWire,
  type RefundItemWire,
  type RequestListWire,
} from "~/api/schemas/orders";
import type { Context } from "#mocks/context";
import { addRequest, countRequests, getRequest, listRequests, type NewRequest } from "#mocks/db/queries/order-requests";
import { getOrder, setStatus, type OrderRow } from "#mocks/db/queries/orders";
import { ApiFailure, found } from "#mocks/errors";
import type { Word } from "#mocks/language";
import { filesOf, formOf, readPhotos, storePhotos } from "#mocks/orders/attachments";
import { reportOrder, reportStatus } from "#mocks/orders/change-status";
import { abilities } from "#mocks/orders/order";
import { countOf, isReason, listKept, orderSettings, toRequest } from "#mocks/orders/requests";

import { idOf, json, throwFieldErrors } from "./fields";
import { pageOf, pagination, parseBody, requireBody, requireCustomer, type Answers, type Call } from "./route";

/** Customers' requests to cancel orders and to return products. */
export const orderRequestsAnswers = {
  getOrderSettings: (_, { language }) => orderSettings(language),
  listRequests: list,
  cancelOrder: cancel,
  refundOrder: refund,
  withdrawRefund: withdraw,
} satisfies Answers;

function list({ db }: Context, call: Call): RequestListWire {
  const { id } = requireCustomer(call);
  const page = pageOf(call.query);
  const rows = listRequests(db, id, page.perPage, page.offset);
  return {
    refunds: rows.map((row) => toRequest(db, row, call.language)),
    pagination: pagination(page, countRequests(db, id)),
  };
}

/** The order of the path; throws 404 for an unknown one, 409 if it does not allow the action. */
function requireAble(context: Context, call: Call, what: "cancel" | "refund"): OrderRow {
  const order = found(getOrder(context.db, requireCustomer(call).id, idOf(call.param("id"))));
  if (!abilities(order, context)[what]) throw new ApiFailure(what === "cancel" ? "not_cancellable" : "not_refundable");
  return order;
}

function cancel(context: Context, call: Call): { request: OrderRequestWire } {
  const order = requireAble(context, call, "cancel");
  const { reason, comment: words } = requireBody(call, cancelBody);
  throwFieldErrors({ reason: !isReason("cancel", reason) && "field.reason" });
  return record(context, call, order, "cancel_requested", { kind: "cancel", reason, comment: words });
}

const refundFields = z.object({
  reason: z.string().min(1),
  comment,
  items: z.array(json.pipe(refundItem)).min(1).max(500),
});

/** Checks everything before storing files, and the order again afterwards, because storing takes time. */
async function refund(context: Context, call: Call): Promise<{ request: OrderRequestWire }> {
  const order = requireAble(context, call, "refund");
  const form = formOf(call.body);
  const read = { reason: form.get("reason"), comment: form.get("comment"), items: form.getAll("items[]") };
  const { reason, comment: words, items } = parseBody(read, refundFields);
  const { photos, error } = await readPhotos(filesOf(form, "files[]"));
  throwFieldErrors({
    reason: !isReason("refund", reason) && "field.reason",
    items: itemsError(context, order.id, items),
    files: error,
  });
  return storePhotos(context, photos, (files) =>
    record(context, call, requireAble(context, call, "refund"), "refund_requested", {
      ...{ kind: "refund", reason, comment: words, items, files },
    }),
  );
}

/** The error if a product to return is listed twice, or exceeds what the customer has kept of the order; else null. */
function itemsError({ db }: Context, orderId: number, items: RefundItemWire[]): Word | null {
  const kept = listKept(db, orderId);
  const isOnce = new Set(items.map(({ productId }) => productId)).size === items.length;
  const isKept = items.every(({ productId, quantity }) => quantity <= countOf(kept, productId));
  return isOnce && isKept ? null : "field.items";
}

type RequestData = Omit<NewRequest, "orderId" | "status" | "createdAt">;

function record(context: Context, call: Call, order: OrderRow, status: string, data: RequestData) {
  const { db, now } = context;
  const id = db.transaction(() => {
    setStatus(db, order.id, status, now());
    reportStatus(context, order.id);
    return addRequest(db, { ...data, orderId: order.id, status: "new", createdAt: now().toISOString() });
  });
  const row = found(getRequest(db, order.customerId, order.id, id), "internal");
  return { request: toRequest(db, row, call.language) };
}

/** Only an undecided refund can be withdrawn; the order becomes completed again. */
function withdraw(context: Context, call: Call) {
  const { db, now } = context;
  const customer = requireCustomer(call);
  const orderId = idOf(call.param("id"));
  if (!getOrder(db, customer.id, orderId)) throw new ApiFailure("not_found");
  const { requestId } = requireBody(call, cancelRefundBody);
  const request = found(getRequest(db, customer.id, orderId, requestId));
  if (request.kind !== "refund" || request.status !== "new") throw new ApiFailure("not_withdrawable");
  db.transaction(() => {
    db.update("order_request", request.id, { status: "withdrawn" });
    setStatus(db, orderId, "completed", now());
    reportOrder(context, orderId);
  });
  return {};
}
