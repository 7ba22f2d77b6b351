import type { ActionFunctionArgs } from "@remix-run/node";
import * as z from "zod";

import { cancelOrder } from "~/api/orders.server";
import { readForm } from "~/forms/read-form.server";
import { parseForm, refuse } from "~/forms/submission.server";
import { translateFor } from "~/i18n/translate.server";

import { reasonFields } from "./reason-fields";
import { leaveRequested, refuseProgram, refuseRequest, requireAble } from "./request.server";

const fields = z.object(reasonFields);

/** Asks to cancel the order of the path. */
export async function askToCancel(args: ActionFunctionArgs) {
  const { visit, user, order } = await requireAble(args, "cancel");
  const form = await readForm(args.request);
  const submission = parseForm(fields, form, translateFor(visit.locale));
  if (submission.status !== "success") return refuse(submission);
  const program = await refuseProgram({ visit, user, request: args.request, form }, "cancel");
  if (program) return program;
  const answer = await cancelOrder(visit.caller, order.id, submission.value);
  return answer.data ? leaveRequested(visit, "cancel", order, form) : refuseRequest(visit, order, form, answer);
}
