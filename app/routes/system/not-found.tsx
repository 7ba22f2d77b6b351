import type { LoaderFunctionArgs } from "@remix-run/node";

import { env } from "~/env.server";
import { throwNotFound } from "~/session/not-found.server";
import { getVisit } from "~/session/visit.server";

/**
 * Every path that is no page of the shop. The frame draws the not-found page. In a shop that guests are kept out of it
 * takes a setting to tell them what there is not.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (!env.NOT_FOUND_IS_OPEN) await getVisit(args);
  return throwNotFound(args);
}

/** A post to a path that is no page changes nothing. */
export function action(args: LoaderFunctionArgs) {
  return loader(args);
}

/** Never drawn: the loader always throws. */
export default function NotFound() {
  return null;
}
