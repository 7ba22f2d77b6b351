import { redirect } from "@remix-run/node";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { listOrders } from "~/api/orders.server";
import { localePath } from "~/i18n/config";
import { parseListing } from "~/lib/listing-query";
import { requireCustomer } from "~/session/customer.server";

import { historyPath } from "./history-path";

const perPage = 10;
const statusCode = z.string().regex(/^[\w-]{1,40}$/);

/** A page of the customer's orders, of one status where the query names one. */
export async function loadHistory(args: Parameters<typeof requireCustomer>[0]) {
  const { visit } = await requireCustomer(args);
  const search = new URL(args.request.url).searchParams;
  const { page } = parseListing(search);
  const status = statusCode.safeParse(search.get("status")).data ?? null;
  const { orders, statuses } = mainData(await listOrders(visit.caller, { page, perPage, ...(status && { status }) }));
  const { list, pagination } = orders;
  const last = Math.max(1, pagination.pages);
  // An order may have left the status since the link was made, and taken the last page with it.
  if (page > last) throw redirect(localePath(visit.locale, historyPath(status, last)));
  return { status, statuses, list, pagination, total: statuses.reduce((sum, { count }) => sum + count, 0) };
}
