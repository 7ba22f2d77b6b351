import type { LoaderFunctionArgs } from "@remix-run/node";

import { getCustomer, getVisit } from "~/session/visit.server";

/**
 * Whether the visitor is signed in; pages ask this when they become visible again. If the API reports that the session
 * has ended, ends it here too; if the API does not answer, keeps it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  await getCustomer(visit);
  const headers = new Headers({ "Cache-Control": "no-store" });
  await visit.commit(headers);
  return Response.json({ signedIn: visit.caller.token !== null }, { headers });
}
