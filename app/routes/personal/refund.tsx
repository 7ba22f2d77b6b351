import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";

import { refundOrder } from "~/api/orders.server";
import { readUpload } from "~/forms/read-upload.server";
import { type FormAnswer, formHeaders } from "~/forms/reply";
import { parseForm, refuse, refuseUpload } from "~/forms/submission.server";
import { handleLostConnection } from "~/forms/use-send";
import type { Area } from "~/i18n/config";
import { translateFor } from "~/i18n/translate.server";

import { readRefundItems } from "./refund-items-field";
import { keepInDialog, RefundForm } from "./request-form";
import { requestMeta, RequestPage } from "./request-page";
import {
  humanForms,
  redirectWithNotice,
  loadRequest,
  reasonSchema,
  refuseAutomated,
  refuseRequest,
  requireAllowed,
} from "./request.server";

export const handle: { areas: Area[] } = { areas: ["personal", "forms"] };

export const meta = requestMeta("refund");

export const headers = formHeaders;

export async function loader(args: LoaderFunctionArgs) {
  const { order, ...form } = await loadRequest(args, "refund");
  return { id: order.id, number: order.number, items: order.items, ...form };
}

/** Redirects to the order if the request was accepted, otherwise shows the form again with the typed values. */
export async function action(args: ActionFunctionArgs) {
  // Checked before reading the files: only customers may upload that much.
  const { visit, user, order } = await requireAllowed(args, "refund");
  const t = translateFor(visit.locale);
  const upload = { form: humanForms.refund, field: "files", whose: `customer ${user.id}` };
  const { form, files, error: filesError, refusal } = await readUpload(args.request, upload, t);
  if (refusal) return refuseUpload(form, refusal);
  const submission = parseForm(reasonSchema, form, t);
  const chosen = readRefundItems(form, order.items, t);
  if (submission.status !== "success" || !chosen.ok || filesError) {
    const faults = { ...(!chosen.ok && { items: chosen.error }), ...(filesError && { files: filesError }) };
    return refuse(submission, { fields: faults });
  }
  const rejection = await refuseAutomated({ visit, user, request: args.request, form }, "refund");
  if (rejection) return rejection;
  const answer = await refundOrder(visit.caller, order.id, { ...submission.value, items: chosen.items, files });
  return answer.data ? redirectWithNotice(visit, "refund", order, form) : refuseRequest(visit, order, form, answer);
}

/** When the connection fails, the form shows the error; the page must stay. */
export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return handleLostConnection(request, () => serverAction<FormAnswer>());
}

export const shouldRevalidate = keepInDialog;

/** The form that requests a refund: which lines, and why. */
export default function RefundOrder() {
  return <RequestPage kind="refund" data={useLoaderData<typeof loader>()} Form={RefundForm} />;
}
