import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { refundOrder } from "~/api/orders.server";
import { readUpload } from "~/forms/read-upload.server";
import { parseForm, refuse, refuseUpload } from "~/forms/submission.server";
import { translateFor } from "~/i18n/translate.server";

import { reasonFields } from "./reason-fields";
import { readRefundItems } from "./refund-items";
import { humanForms, leaveRequested, refuseProgram, refuseRequest, requireAble } from "./request.server";

const fields = z.object(reasonFields);

/** Asks to give back things of the order of the path. Everything that is wrong is told at once. */
export async function askToRefund(args: ActionFunctionArgs) {
  // Before the files are read: nobody but a customer may send so much.
  const { visit, user, order } = await requireAble(args, "refund");
  const t = translateFor(visit.locale);
  const upload = { form: humanForms.refund, field: "files", whose: `customer ${user.id}` };
  const { form, files, error: filesError, refusal } = await readUpload(args.request, upload, t);
  if (refusal) return refuseUpload(form, refusal);
  const submission = parseForm(fields, form, t);
  const chosen = readRefundItems(form, order.items, t);
  if (submission.status !== "success" || !chosen.ok || filesError) {
    const faults = { ...(!chosen.ok && { items: chosen.error }), ...(filesError && { files: filesError }) };
    return refuse(submission, { fields: faults });
  }
  const program = await refuseProgram({ visit, user, request: args.request, form }, "refund");
  if (program) return program;
  const answer = await refundOrder(visit.caller, order.id, { ...submission.value, items: chosen.items, files });
  return answer.data ? leaveRequested(visit, "refund", order, form) : refuseRequest(visit, order, form, answer);
}
