import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { mainData } from "~/api/errors";
import { listRequests, withdrawRefund } from "~/api/orders.server";
import { readForm } from "~/forms/read-form.server";
import { localePath } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";
import { parseListing } from "~/lib/listing-query";
import { paths } from "~/paths";
import { requireCustomer } from "~/session/customer.server";
import { throwDenied } from "~/session/not-found.server";
import { backTarget } from "~/session/safe-redirect";
import { refusal } from "~/session/small-action.server";
import { redirectWith } from "~/session/visit.server";

const perPage = 10;

/** A page of the customer's requests, newest first. */
export async function loadReturns(args: LoaderFunctionArgs) {
  const { visit } = await requireCustomer(args);
  const { page } = parseListing(new URL(args.request.url).searchParams);
  const { refunds, pagination } = mainData(await listRequests(visit.caller, { page, perPage }));
  const last = Math.max(1, pagination.pages);
  if (page > last) {
    const path = localePath(visit.locale, paths.personalReturns());
    throw redirect(last > 1 ? `${path}?page=${last}` : path);
  }
  return { refunds, pagination };
}

const id = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);
const fields = z.object({ orderId: id, requestId: id });

/** Withdraws a request to return something, and leads back to the list with a notice. */
export async function withdraw(args: ActionFunctionArgs): Promise<Response> {
  const { visit } = await requireCustomer(args);
  const form = await readForm(args.request);
  const read = fields.safeParse(Object.fromEntries(form));
  if (!read.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
  const { error, status } = await withdrawRefund(visit.caller, read.data.orderId, read.data.requestId);
  if (status === 404) return throwDenied(args, "not_own");
  const reason = error && refusal(error);
  if (!error) visit.leaveNotice({ kind: "success", text: translateFor(visit.locale)("personal:returns.withdrawn") });
  else visit.leaveNotice(reason ? { kind: "error", text: reason } : { kind: "error", key: "failed" });
  return redirectWith(visit, backTarget(args.request, form, localePath(visit.locale, paths.personalReturns())));
}
