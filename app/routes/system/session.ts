import type { LoaderFunctionArgs } from "@remix-run/node";

import { getCustomer } from "~/session/customer.server";
import { getVisit } from "~/session/visit.server";

/**
 * Whether the visitor is signed in, asked by pages that come into sight again. A session that the API finds ended ends
 * here too; where the API does not answer it stands.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  await getCustomer(visit);
  const headers = new Headers({ "Cache-Control": "no-store" });
  await visit.commit(headers);
  return Response.json({ signedIn: visit.caller.token !== null }, { headers });
}
