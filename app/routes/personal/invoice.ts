import type { LoaderFunctionArgs } from "@remix-run/node";

import type { ApiFile } from "~/api/client.server";
import { mainData } from "~/api/errors";
import { getInvoice } from "~/api/orders.server";
import { requireCustomer } from "~/session/customer.server";
import { orderIdOf } from "~/shop/order/order-id";

import { invoiceFault } from "./invoice-fault.server";

/** What a browser may do with each kind of file: look at it, and run nothing that it holds. */
const kinds: Record<ApiFile["type"], { type: string; ending: string; policy: string | null }> = {
  // A browser's own viewer does not open in a sandbox.
  "application/pdf": { type: "application/pdf", ending: "pdf", policy: null },
  "text/html": {
    type: "text/html; charset=utf-8",
    ending: "html",
    policy:
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
};

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
  const { type, ending, policy } = kinds[file.type];
  const headers = new Headers({
    "Content-Type": type,
    "Content-Disposition": `inline; filename="invoice-${id}.${ending}"`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  });
  if (policy) headers.set("Content-Security-Policy", policy);
  await visit.commit(headers);
  return new Response(file.bytes, { headers });
}
