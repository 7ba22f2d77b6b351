import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { getOrder } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { requireCustomer } from "~/session/customer.server";
import { throwDenied, throwNotFound } from "~/session/not-found.server";
import { orderIdOf } from "~/shop/order/order-number";

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/**
 * The customer with the order of the path.
 * @throws as `requireCustomer`; 404 for an order that there is none, or another customer's; 503 without an answer
 */
export async function requireOrder(
  args: Args,
): Promise<Awaited<ReturnType<typeof requireCustomer>> & { order: OrderDetail }> {
  const customer = await requireCustomer(args);
  const id = orderIdOf(args.params);
  if (id === null) return throwNotFound(args);
  const answer = await getOrder(customer.visit.caller, id);
  if (answer.status === 404) return throwDenied(args, "not_own");
  return { ...customer, order: mainData(answer).order };
}
