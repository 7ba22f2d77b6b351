import type { LoaderFunctionArgs } from "@remix-run/node";

import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { getVisit, redirectWith } from "~/session/visit.server";

/** The URL of all products has no page: redirects to the catalogue. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.catalog()), 302);
}
