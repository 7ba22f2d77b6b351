import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";

/**
 * Handles every path that is not a page of the shop; the frame renders the not-found page. If the shop requires
 * sign-in, guests see the not-found page only if a setting allows it.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!env.NOT_FOUND_IS_OPEN) await getVisit(args);
  return throwNotFound(args);
}

/** A post to an unknown path changes nothing. */
export function action(args: LoaderFunctionArgs) {
  return loader(args);
}

/** Never rendered: the loader always throws. */
export default function NotFound() {
  return null;
}
