import type { ActionFunctionArgs } from "@remix-run/node";

import { type ApiError, dataOrNull, mayBeDone, unreachable } from "~/api/errors";
import { getOrder, getPaymentLink, repeatOrder } from "~/api/orders.server";
import type { OrderItem, Repeated } from "~/api/schemas/orders";
import { env } from "~/env.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { throwDenied, throwNotFound } from "~/session/not-found.server";
import { safeRedirect } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { redirectWith, requireCustomer, type Visit } from "~/session/visit.server";
import { addedText, type Fewer } from "~/shop/basket/added-text";
import { orderIdOf } from "~/shop/order/order-text";

/** Performs the action of the pressed button and redirects with a notice. */
export async function actOnOrder(args: ActionFunctionArgs): Promise<Response> {
  const { visit } = await requireCustomer(args);
  const form = await readForm(args.request);
  const id = orderIdOf(args.params);
  if (id === null) return throwNotFound(args);
  const act = actions.get(form.get("intent"));
  if (!act) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { target, status } = await act(visit, id);
  if (status === 404) return throwDenied(args, "not_own");
  return redirectWith(visit, target);
}

/** Where to redirect; `status` is the API's. */
type Outcome = { target: string; status: number };

const actions = new Map<unknown, (visit: Visit, id: number) => Promise<Outcome>>([
  ["repeat", repeat],
  ["pay", pay],
]);

const orderPath = ({ locale }: Visit, id: number) => localePath(locale, paths.personalOrder(id));

/**
 * Redirects to the basket if anything was added, or may have been, otherwise back to the order. If the order itself does
 * not load, the notice leaves out which products were added in part.
 */
async function repeat(visit: Visit, id: number): Promise<Outcome> {
  const uid = await visit.uid();
  const [repeated, order] = await Promise.all([
    uid ? repeatOrder(visit.caller, id, uid) : unreachable,
    getOrder(visit.caller, id).then(dataOrNull),
  ]);
  const { data, error, status } = repeated;
  const basket = localePath(visit.locale, paths.basket());
  if (!data && mayBeDone(repeated)) {
    // At the order, the shopper would press again and get everything twice.
    visit.setNotice({ kind: "error", text: translateFor(visit.locale)("personal:repeat.unknown") });
    return { target: basket, status };
  }
  if (!data) return fail(visit, id, error, status);
  const isAdded = data.added.length > 0;
  const text = addedText(
    translateFor(visit.locale),
    data.added.length,
    data.skipped,
    listFewer(data, order?.order.items ?? []),
  );
  visit.setNotice({ kind: isAdded ? "success" : "error", text });
  return { target: isAdded ? basket : orderPath(visit, id), status };
}

/** The products of which the basket has got some pieces, but fewer than were ordered. */
function listFewer({ added }: Repeated, items: readonly OrderItem[]): Fewer[] {
  const countOf = (lines: readonly Pick<OrderItem, "productId" | "quantity">[], productId: number) =>
    lines.reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0);
  const names = new Map(items.map(({ productId, name }) => [productId, name]));
  return [...names]
    .map(([id, name]) => ({ name, added: countOf(added, id), wanted: countOf(items, id) }))
    .filter((line) => line.added > 0 && line.added < line.wanted);
}

/** Redirects to the payment page, after checking the link, which comes from the API. */
async function pay(visit: Visit, id: number): Promise<Outcome> {
  const { data, error, status } = await getPaymentLink(visit.caller, id);
  if (!data) return fail(visit, id, error, status);
  const back = orderPath(visit, id);
  const target = safeRedirect(data.link, back, env.PAYMENT_HOSTS);
  if (target === back) {
    visit.setNotice({ kind: "error", text: translateFor(visit.locale)("personal:pay.refused") });
  }
  return { target, status };
}

function fail(visit: Visit, id: number, error: ApiError, status: number): Outcome {
  const text = refusal(error);
  visit.setNotice(text ? { kind: "error", text } : { kind: "error", key: "failed" });
  return { target: orderPath(visit, id), status };
}
