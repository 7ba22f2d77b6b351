import type { LoaderFunctionArgs } from "@remix-run/node";

import { throwNotFound } from "~/session/not-found.server";

/** Every path that is no page of the shop. The frame draws the not-found page. */
export function loader(args: LoaderFunctionArgs) {
  return throwNotFound(args);
}

/** A post to a path that is no page changes nothing. */
export function action(args: LoaderFunctionArgs) {
  return throwNotFound(args);
}

/** Never drawn: the loader always throws. */
export default function NotFound() {
  return null;
}
