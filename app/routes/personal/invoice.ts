import type { LoaderFunctionArgs } from "@remix-run/node";

import { mainData } from "~/api/errors";
import { getInvoice } from "~/api/orders.server";
import { paperResponse } from "~/server/paper-response.server";
import { requireCustomer } from "~/session/customer.server";
import { orderIdOf } from "~/shop/order/order-number";

import { invoiceFault } from "./invoice-fault.server";

/** The invoice of a customer's order, passed on from the API. It is no page, so what is wrong is told on a plain one. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    return await passOn(args);
  } catch (thrown) {
    if (thrown instanceof Response && thrown.status >= 400) return invoiceFault(args, thrown.status);
    throw thrown;
  }
}

/** @throws as `requireCustomer`; 404 for an order that there is none, or another customer's; 503 without an answer */
async function passOn(args: LoaderFunctionArgs): Promise<Response> {
  const { visit } = await requireCustomer(args);
  const id = orderIdOf(args.params);
  if (id === null) throw new Response(null, { status: 404 });
  const file = mainData(await getInvoice(visit.caller, id));
  const response = paperResponse(file, `invoice-${id}`);
  await visit.commit(response.headers);
  return response;
}
