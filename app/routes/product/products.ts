import type { LoaderFunctionArgs } from "@remix-run/node";

import { localePath } from "~/i18n/config";
import { paths } from "~/paths";
import { getVisit, redirectWith } from "~/session/visit.server";

/** Products without the name of one: the catalogue lists them. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await getVisit(args);
  return redirectWith(visit, localePath(visit.locale, paths.catalog()), 302);
}
