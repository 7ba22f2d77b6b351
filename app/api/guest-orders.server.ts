import { callApi, callForFile, limits, type Caller } from "./client.server";
import type { Answer } from "./errors";
import type { ApiFile } from "./read-answer.server";
import { tracked, type TrackBody, type Tracked } from "./schemas/checkout";
import { orderView, paymentLink, type OrderDetail, type PaymentLink } from "./schemas/orders";

const base = "/api/app/order";

/** An order by its access key; 404 for a wrong or old one (contract: GET order/{id}/view). */
export function getGuestOrder(
  caller: Caller,
  id: number,
  accessKey: string,
  limit: number = limits.main,
): Promise<Answer<{ order: OrderDetail }>> {
  return callApi(caller, {
    path: `${base}/:id/view`,
    params: { id },
    query: { accessKey },
    schema: orderView,
    limit,
  });
}

/** A guest's order by its number and phone or e-mail; 404 alike for every miss, 429 (contract: POST order/track). */
export function trackOrder(caller: Caller, body: TrackBody): Promise<Answer<Tracked>> {
  return callApi(caller, { method: "POST", path: `${base}/track`, body, schema: tracked, limit: limits.write });
}

/** Where to pay; untrusted, look at its host. 409 `not_payable` (GET order/{id}/getPaymentLink). */
export function getGuestPaymentLink(caller: Caller, id: number, accessKey: string): Promise<Answer<PaymentLink>> {
  return callApi(caller, {
    path: `${base}/:id/getPaymentLink`,
    params: { id },
    query: { accessKey },
    schema: paymentLink,
    limit: limits.main,
  });
}

/** The invoice of an order, a PDF or HTML (GET order/{id}/document/invoice). */
export function getGuestInvoice(caller: Caller, id: number, accessKey: string): Promise<Answer<ApiFile>> {
  return callForFile(caller, {
    path: `${base}/:id/document/invoice`,
    params: { id },
    query: { accessKey },
    limit: limits.main,
  });
}
