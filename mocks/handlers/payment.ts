import { http, HttpResponse, type HttpHandler } from "msw";

import type { Context } from "#mocks/context";
import { findPaid } from "#mocks/db/queries/orders";
import { languageOf, type Language } from "#mocks/language";
import { markPaid } from "#mocks/orders/change-status";
import { orderPageLink } from "#mocks/orders/links";
import { abilities, toDetail } from "#mocks/orders/order";
import { payPage } from "#mocks/orders/pay-page";

/** The simulated bank page: the shopper pays, fails to pay or leaves, and then returns to the shop. */
export function createPaymentHandlers(context: Context): HttpHandler[] {
  return [
    http.get("*/pay/:key", ({ request, params }) => show(context, String(params["key"]), languageIn(request))),
    http.post("*/pay/:key/:action", ({ request, params }) =>
      act(context, String(params["key"]), String(params["action"]), languageIn(request)),
    ),
  ];
}

const languageIn = (request: Request): Language => languageOf(new URL(request.url).searchParams.get("lang"));

const missing = () => new HttpResponse(null, { status: 404 });

function show(context: Context, key: string, language: Language): Response {
  const row = findPaid(context.db, key);
  if (!row) return missing();
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return HttpResponse.html(payPage(context, toDetail(context, row, language), key, language), { headers });
}

/**
 * Paying twice, or paying an order that can no longer be paid, changes nothing. Who pays on a page that was opened before
 * the order was cancelled comes back as after a failed payment.
 */
function act(context: Context, key: string, action: string, language: Language): Response {
  const row = findPaid(context.db, key);
  if (!row || !["pay", "fail", "leave"].includes(action)) return missing();
  const canPay = abilities(row, context).pay;
  if (action === "pay" && canPay) markPaid(context, row, language);
  const link = new URL(orderPageLink(context, row, language));
  if (action === "fail" || (action === "pay" && !canPay && row.paymentStatus === "unpaid"))
    link.searchParams.set("payment", "failed");
  return new HttpResponse(null, { status: 303, headers: { location: link.href, "cache-control": "no-store" } });
}
