import type { LoaderFunctionArgs } from "@remix-run/node";

import { getGuestInvoice } from "~/api/orders.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { paths } from "~/paths";
import { documentResponse } from "~/server/security-headers.server";
import { getVisit, redirectWith } from "~/session/visit.server";

import { readAccess } from "./order.server";

/**
 * The invoice of a guest's order. If it is unavailable or the key is wrong, redirects to the order's page, which shows
 * the error.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const visit = await getVisit(args);
  const access = readAccess(args);
  if (access === null) return redirectWith(visit, localePath(visit.locale, paths.orderTrack()), 302);
  const { id, key } = access;
  const { data, status } = await getGuestInvoice(visit.caller, id, key);
  if (data) {
    const response = documentResponse(data, `invoice-${id}`);
    await visit.commit(response.headers);
    return response;
  }
  if (status !== 404) {
    visit.setNotice({ kind: "error", text: translateFor(visit.locale)("order:page.invoiceFailed") });
  }
  return redirectWith(visit, localePath(visit.locale, paths.order(id, key)), 302);
}
