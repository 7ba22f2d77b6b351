import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { getOrder } from "~/api/orders.server";
import type { OrderDetail } from "~/api/schemas/orders";
import { requireCustomer } from "~/session/customer.server";
import { throwNotFound } from "~/session/not-found.server";

/** The order's id of the path; null for what can be none. */
export function orderIdOf(params: LoaderFunctionArgs["params"]): number | null {
  const { id = "" } = params;
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

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
  if (answer.status === 404) return throwNotFound(args);
  return { ...customer, order: mainData(answer).order };
}
